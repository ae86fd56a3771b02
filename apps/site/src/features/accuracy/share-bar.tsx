import { formatPercent } from '@wrenchwise/rules/percent';
import { cx } from '@wrenchwise/ui/class-names.ts';

interface Props {
  /** 0–1. */
  share: number;
  /** 'accent' for what is ours. */
  tone?: 'accent' | 'quiet';
}

/** A share as a figure with a bar under it, for the cell of a table. */
export function ShareBar({ share, tone = 'quiet' }: Props) {
  return (
    <span className="block w-full min-w-20">
      <span className={cx('figures block', tone === 'accent' && 'font-semibold')}>
        {formatPercent(share)}
      </span>
      <span
        aria-hidden
        className="mt-1 block h-1.5 rounded-full bg-sunken ring-1 ring-line ring-inset"
      >
        <span
          className={cx(
            'block h-full rounded-full',
            tone === 'accent' ? 'bg-accent' : 'bg-line-strong',
          )}
          style={{ width: `${share * 100}%` }}
        />
      </span>
    </span>
  );
}
