import { formatPercent } from '~/lib/percent.ts';

import { cx } from './class-names.ts';

interface Props {
  label: string;
  /** 0–1. */
  share: number;
  tone?: 'accent' | 'quiet' | 'other';
}

const FILL = {
  accent: 'bg-accent',
  quiet: 'bg-line-strong',
  other:
    'bg-[repeating-linear-gradient(135deg,var(--line-strong)_0_2px,transparent_2px_6px)] border border-line-strong',
} as const;

/** A share of all the likelihood there is, with its figure. Moves when the share does. */
export function ProbabilityBar({ label, share, tone = 'quiet' }: Props) {
  return (
    <span className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 gap-y-1.5">
      <span className={cx('min-w-0', tone === 'accent' ? 'font-[620]' : 'font-[500]')}>
        {label}
      </span>
      <span className={cx('figures text-right', tone === 'accent' ? 'font-[620]' : 'text-soft')}>
        {formatPercent(share)}
      </span>
      <span
        aria-hidden
        className="col-span-2 block h-2.5 overflow-hidden rounded-full bg-sunken ring-1 ring-line ring-inset"
      >
        <span
          className={cx(
            'block h-full min-w-1 rounded-full transition-[width] duration-200 ease-out',
            FILL[tone],
          )}
          style={{ width: `${Math.max(share, 0) * 100}%` }}
        />
      </span>
    </span>
  );
}
