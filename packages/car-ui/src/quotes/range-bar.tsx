interface Props {
  /** The figure, and what is usual for it, in one unit. */
  readonly figure: number;
  readonly low: number;
  readonly high: number;
  readonly isUnusual: boolean;
}

/** A figure as a mark beside the range that is usual, on one scale from nothing. Only to look at: the words say it. */
export function RangeBar({ figure, low, high, isUnusual }: Props) {
  const end = Math.max(figure, high) * 1.08 || 1;
  const at = (value: number) => `${(value / end) * 100}%`;
  return (
    <div
      aria-hidden
      className="relative mt-2 h-2.5 rounded-full bg-sunken ring-1 ring-line ring-inset print:hidden"
    >
      <div
        className="absolute inset-y-0 min-w-1.5 rounded-full bg-accent"
        style={{ left: at(low), width: at(high - low) }}
      />
      <div
        className={`absolute -inset-y-1 w-1 -translate-x-1/2 rounded-full ${isUnusual ? 'bg-high' : 'bg-ink'}`}
        style={{ left: at(figure) }}
      />
    </div>
  );
}
