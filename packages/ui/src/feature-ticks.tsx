import { t } from '@lingui/core/macro';
import { Check, Clock } from 'lucide-react';

import { cx } from './class-names.ts';

export interface TickedFeature {
  readonly text: string;
  /** Whether it works today; otherwise it is coming, and has no tick. */
  readonly isAvailable: boolean;
}

/** What works, ticked, and apart from it what is coming. */
export function FeatureTicks({ items }: { items: readonly TickedFeature[] }) {
  const coming = items.filter((item) => !item.isAvailable);
  return (
    <>
      <Lines items={items.filter((item) => item.isAvailable)} Icon={Check} />
      {coming.length > 0 && (
        <>
          <p className="caption mt-4 mb-2">{t`Coming`}</p>
          <Lines items={coming} Icon={Clock} isQuiet />
        </>
      )}
    </>
  );
}

interface LinesProps {
  items: readonly TickedFeature[];
  Icon: typeof Check;
  isQuiet?: boolean;
}

function Lines({ items, Icon, isQuiet = false }: LinesProps) {
  return (
    <ul className="grid gap-2.5">
      {items.map(({ text }) => (
        <li key={text} className={cx('flex gap-2.5', isQuiet && 'text-faint')}>
          <Icon
            aria-hidden
            className={cx('mt-1 size-4 shrink-0', !isQuiet && 'text-accent-text')}
          />
          {text}
        </li>
      ))}
    </ul>
  );
}
