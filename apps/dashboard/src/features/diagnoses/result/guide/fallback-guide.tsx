import { t } from '@lingui/core/macro';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { RotateCw } from 'lucide-react';

interface Props {
  message: string;
  onRetry: () => void;
}

/** What is where no guide can be had: nothing of the allowance was used. */
export function FallbackGuide({ message, onRetry }: Props) {
  return (
    <Notice tone="high" role="alert" title={t`Failed to load repair guide. Please try again.`}>
      {message !== 'Failed to load repair guide. Please try again.' && <p>{message}</p>}
      <p className="measure">{t`Until then, consult the vehicle’s repair manual, or have a professional do this step. No guide of your allowance was used.`}</p>
      <Button
        tone="secondary"
        size="sm"
        className="mt-3"
        icon={<RotateCw aria-hidden className="size-4" />}
        onClick={onRetry}
      >{t`Try again`}</Button>
    </Notice>
  );
}
