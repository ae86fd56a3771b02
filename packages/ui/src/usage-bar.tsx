import { cx } from './class-names.ts';

interface Props {
  label: string;
  used: number;
  /** Null is unlimited: the count and the word, no bar. */
  limit: number | null;
}

/** How much of a month's allowance is used. */
export function UsageBar({ label, used, limit }: Props) {
  const share = limit === null || limit === 0 ? 1 : Math.min(used / limit, 1);
  const spent = limit !== null && used >= limit;
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <span className="font-label">{label}</span>
        <span className="figures text-soft">
          {limit === null ? `${used} used · Unlimited` : `${used} of ${limit}`}
        </span>
      </div>
      {limit !== null && (
        <div
          role="progressbar"
          aria-label={`${label} used this month`}
          aria-valuenow={used}
          aria-valuemin={0}
          aria-valuemax={limit}
          aria-valuetext={`${used} of ${limit} used`}
          className="mt-2 h-2 overflow-hidden rounded-full bg-line"
        >
          <div
            className={cx('h-full rounded-full', spent ? 'bg-medium' : 'bg-accent')}
            style={{ width: `${share * 100}%` }}
          />
        </div>
      )}
    </div>
  );
}
