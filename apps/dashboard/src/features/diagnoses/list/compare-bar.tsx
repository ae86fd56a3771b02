import { t } from '@lingui/core/macro';
import { Button } from '@wrenchwise/ui/button.tsx';
import { GitCompareArrows } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';

interface Props {
  /** What is listed, in words. */
  children: ReactNode;
  /** Ids of those to compare, at most two; undefined while nobody chooses. */
  chosen: readonly string[] | undefined;
  onChoose: (chosen: readonly string[] | undefined) => void;
  /** There is more than one. */
  canCompare: boolean;
}

/** Above a list: how many there are, and the choice of two to compare. */
export function CompareBar({ children, chosen, onChoose, canCompare }: Props) {
  const navigate = useNavigate();
  const [a, b] = chosen ?? [];
  return (
    <div className="mb-2 flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p role="status" className="figures text-sm text-faint">
        {children}
        {chosen && t`, ${chosen.length} of 2 chosen`}
      </p>
      {chosen === undefined ? (
        canCompare && (
          <Button
            tone="ghost"
            size="sm"
            icon={<GitCompareArrows aria-hidden className="size-4" />}
            onClick={() => onChoose([])}
          >{t`Compare two`}</Button>
        )
      ) : (
        <div className="flex gap-2">
          <Button
            size="sm"
            disabled={a === undefined || b === undefined}
            onClick={() => void navigate(`/dashboard/compare?a=${a}&b=${b}`)}
          >{t`Compare`}</Button>
          <Button tone="ghost" size="sm" onClick={() => onChoose(undefined)}>{t`Cancel`}</Button>
        </div>
      )}
    </div>
  );
}
