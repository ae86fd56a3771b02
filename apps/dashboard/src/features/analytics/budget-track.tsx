import { t } from '@lingui/core/macro';
import type { MoneyRange } from '@wrenchwise/rules/money-range';

interface Props {
  budget: MoneyRange & { readonly expected: number };
  spentCents: number;
  format: (cents: number) => string;
}

/** The range of a budget as a band from zero, its middle, and what was spent. */
export function BudgetTrack({ budget: { low, high, expected }, spentCents, format }: Props) {
  const most = Math.max(high, spentCents, 1) * 1.05;
  const at = (cents: number): string => `${(cents / most) * 100}%`;
  return (
    <div
      role="img"
      aria-label={t`Budget ${format(low)} to ${format(high)}, expected ${format(expected)}, spent ${format(spentCents)}`}
      className="mt-4"
    >
      <div className="relative h-9">
        <span className="absolute inset-x-0 top-3 h-3 rounded-full bg-sunken ring-1 ring-line ring-inset" />
        <span
          className="absolute top-3 h-3 rounded-full bg-accent-soft ring-1 ring-accent-line ring-inset"
          style={{ left: at(low), width: `${((high - low) / most) * 100}%` }}
        />
        <span className="absolute top-2 h-5 w-0.5 bg-accent" style={{ left: at(expected) }} />
        <span
          className="absolute top-1.5 size-6 -translate-x-1/2 rotate-45 scale-60 rounded-sm border-2 border-surface bg-ink"
          style={{ left: `clamp(0.5rem, ${at(spentCents)}, calc(100% - 0.5rem))` }}
        />
      </div>
      <p className="flex flex-wrap gap-x-4 text-xs text-faint">
        <span className="flex items-center gap-1.5">
          <span className="h-2.5 w-4 rounded-full bg-accent-soft ring-1 ring-accent-line ring-inset" />
          {t`Budget`}
        </span>
        <span className="flex items-center gap-1.5">
          <span className="h-3 w-0.5 bg-accent" />
          {t`Expected, ${format(expected)}`}
        </span>
        <span className="flex items-center gap-1.5">
          <span className="size-2 rotate-45 bg-ink" />
          {t`Spent, ${format(spentCents)}`}
        </span>
      </p>
    </div>
  );
}
