import { t } from '@lingui/core/macro';
import { midpointOf } from '@wrenchwise/rules/money';
import type { MoneyRange } from '@wrenchwise/rules/money-range';
import type { ReactNode } from 'react';

import { formatCents, formatPrice } from './words/money.ts';

interface Row {
  readonly id: string;
  readonly label: string;
  readonly note: string;
  readonly icon: ReactNode;
  readonly range: MoneyRange;
}

interface Props {
  rows: readonly Row[];
  /** ISO code. */
  currency: string;
}

// A scale that ends on a round figure a little above the highest cost.
const scaleEnd = (cents: number): number => {
  const magnitude = 10 ** Math.floor(Math.log10(Math.max(cents, 100)));
  const step = [1, 2, 2.5, 4, 5, 8, 10].find((factor) => factor * magnitude >= cents) ?? 10;
  return step * magnitude;
};

/** Costs as ranges on one scale with their midpoints, one under the other, to compare by eye. */
export function CostRange({ rows, currency }: Props) {
  const end = scaleEnd(Math.max(...rows.map((row) => row.range.high)));
  return (
    <div>
      <ul className="grid gap-5">
        {rows.map((row) => (
          <Cost key={row.id} row={row} end={end} currency={currency} />
        ))}
      </ul>
      <div aria-hidden className="mt-1.5">
        <div className="scale-ticks" />
        <div className="figures mt-1 flex justify-between text-xs text-faint">
          {[0, 0.5, 1].map((share) => (
            <span key={share}>{formatCents(end * share, { currency })}</span>
          ))}
        </div>
      </div>
    </div>
  );
}

function Cost({ row, end, currency }: { row: Row; end: number; currency: string }) {
  const { low, high } = row.range;
  const shown = { currency, whole: true };
  const middle = midpointOf(row.range);
  const at = (cents: number) => `${(cents / end) * 100}%`;
  return (
    <li>
      <div className="flex items-start justify-between gap-4">
        <span className="flex min-w-0 gap-2.5">
          <span className="mt-0.5 text-accent-text [&_svg]:size-5">{row.icon}</span>
          <span>
            <span className="block font-semibold">{row.label}</span>
            <span className="block text-sm text-faint">{row.note}</span>
          </span>
        </span>
        <span className="figures text-right whitespace-nowrap">
          <span className="block text-lg font-semibold">{formatPrice(row.range, shown)}</span>
          {low !== high && (
            <span className="block text-sm text-faint">{t`about ${formatCents(middle, shown)}`}</span>
          )}
        </span>
      </div>
      <div
        aria-hidden
        className="relative mt-2.5 h-2.5 rounded-full bg-sunken ring-1 ring-line ring-inset"
      >
        <div
          className="absolute inset-y-0 min-w-1.5 rounded-full bg-accent"
          style={{ left: at(low), width: at(high - low) }}
        />
        {low !== high && (
          <div
            className="absolute -inset-y-1 w-0.5 -translate-x-1/2 rounded-full bg-ink"
            style={{ left: at(middle) }}
          />
        )}
      </div>
    </li>
  );
}
