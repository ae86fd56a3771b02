import { cx } from '@wrenchwise/ui/class-names.ts';

import { strengthInWords, type Weight } from './weighing.ts';

interface Props {
  of: Weight;
  /** The weight that fills half the width. */
  most: number;
}

/** One thing that raised or lowered a cause: what it was, how strongly, and a bar to either side. */
export function WeightRow({ of, most }: Props) {
  return (
    <li className="grid gap-x-5 gap-y-1 py-2 sm:grid-cols-[minmax(0,1fr)_11rem] sm:items-center">
      <span className="min-w-0">
        {of.quote !== undefined && (
          <q className="block font-medium text-ink [quotes:'“'_'”']">{of.quote}</q>
        )}
        {of.meaning !== undefined && (
          <span className={cx('block', of.quote === undefined && 'font-medium text-ink')}>
            {of.meaning}
          </span>
        )}
      </span>
      <WeightBar weight={of.weight} most={most} />
    </li>
  );
}

/** Strength in words over a bar from the middle: rightwards raises, leftwards lowers. */
function WeightBar({ weight, most }: { weight: number; most: number }) {
  const share = Math.min(Math.abs(weight) / most, 1) * 50;
  const raises = weight > 0;
  return (
    <span className="grid grid-cols-[7.25rem_minmax(0,1fr)] items-center gap-2 sm:block">
      <span className={cx('block text-xs font-label', raises ? 'text-accent-text' : 'text-high')}>
        {strengthInWords(weight)}
      </span>
      <span
        aria-hidden
        className="relative block sm:mt-1 h-2 rounded-full bg-sunken ring-1 ring-line ring-inset"
      >
        <span
          className={cx(
            'absolute inset-y-0',
            raises ? 'rounded-r-full bg-accent' : 'rounded-l-full bg-high',
          )}
          style={{ width: `${share}%`, [raises ? 'left' : 'right']: '50%' }}
        />
        <span className="absolute inset-y-[-3px] left-1/2 w-px bg-line-strong" />
      </span>
    </span>
  );
}
