import { cx } from '@wrenchwise/ui/class-names.ts';
import type { CSSProperties } from 'react';

import { formatPercent } from './words/percent.ts';

interface Props {
  label: string;
  /** A line below the label: what it may be within it. */
  detail?: string | undefined;
  /** 0–1. */
  share: number;
  /** The share that it had a moment ago: the bar moves from there. */
  from?: number | undefined;
  tone?: 'accent' | 'quiet' | 'other';
}

const FILL = {
  accent: 'bg-accent',
  quiet: 'bg-line-strong',
  other:
    'bg-[repeating-linear-gradient(135deg,var(--line-strong)_0_2px,transparent_2px_6px)] border border-line-strong',
} as const;

/** A share of all the likelihood there is, with its figure. */
export function ProbabilityBar({ label, detail, share, from, tone = 'quiet' }: Props) {
  const style: CSSProperties & Record<'--from', string> = {
    width: `${Math.max(share, 0) * 100}%`,
    '--from': `${(from ?? share) * 100}%`,
  };
  return (
    <span className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 gap-y-1.5">
      <span className={cx('min-w-0', tone === 'accent' ? 'font-semibold' : 'font-medium')}>
        {label}
      </span>
      <span className={cx('figures text-right', tone === 'accent' ? 'font-semibold' : 'text-soft')}>
        {formatPercent(share)}
      </span>
      {detail !== undefined && detail !== '' && (
        <span className="col-span-2 -mt-1 text-sm font-normal text-soft">{detail}</span>
      )}
      <span
        aria-hidden
        className="col-span-2 block h-2.5 overflow-hidden rounded-full bg-sunken ring-1 ring-line ring-inset"
      >
        {/* A new bar for a new share: an animation starts again, also where the list was reordered. */}
        <span
          key={share}
          className={cx(
            'block h-full min-w-1 rounded-full',
            from !== undefined && 'animate-widen',
            FILL[tone],
          )}
          style={style}
        />
      </span>
    </span>
  );
}
