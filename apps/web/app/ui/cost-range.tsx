import { formatRange } from '@wrenchwise/domain/money';
import type { MoneyRange } from '@wrenchwise/domain/money-range';
import type { ReactNode } from 'react';

interface Row {
  readonly id: string;
  readonly label: string;
  readonly note: string;
  readonly icon: ReactNode;
  readonly range: MoneyRange;
}

// A scale that ends on a round figure a little above the highest cost.
const scaleEnd = (cents: number): number => {
  const magnitude = 10 ** Math.floor(Math.log10(Math.max(cents, 100)));
  const step = [1, 2, 2.5, 4, 5, 8, 10].find((factor) => factor * magnitude >= cents) ?? 10;
  return step * magnitude;
};

/** Costs as ranges on one scale, one under the other, so that they can be compared by eye. */
export function CostRange({ rows }: { rows: readonly Row[] }) {
  const end = scaleEnd(Math.max(...rows.map((row) => row.range.high)));
  return (
    <div>
      <ul className="grid gap-5">
        {rows.map((row) => (
          <li key={row.id}>
            <div className="flex items-start justify-between gap-4">
              <span className="flex min-w-0 gap-2.5">
                <span className="mt-0.5 text-accent-text [&_svg]:size-5">{row.icon}</span>
                <span>
                  <span className="block font-[600]">{row.label}</span>
                  <span className="block text-sm text-faint">{row.note}</span>
                </span>
              </span>
              <span className="figures text-lg font-[620] whitespace-nowrap">
                {formatRange(row.range)}
              </span>
            </div>
            <div
              aria-hidden
              className="relative mt-2.5 h-2.5 rounded-full bg-sunken ring-1 ring-line ring-inset"
            >
              <div
                className="absolute inset-y-0 min-w-1.5 rounded-full bg-accent"
                style={{
                  left: `${(row.range.low / end) * 100}%`,
                  width: `${((row.range.high - row.range.low) / end) * 100}%`,
                }}
              />
            </div>
          </li>
        ))}
      </ul>
      <div aria-hidden className="mt-1.5">
        <div className="scale-ticks" />
        <div className="figures mt-1 flex justify-between text-xs text-faint">
          {[0, 0.5, 1].map((share) => (
            <span key={share}>{formatRange({ low: end * share, high: end * share })}</span>
          ))}
        </div>
      </div>
    </div>
  );
}
