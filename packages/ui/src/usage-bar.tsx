import { t } from '@lingui/core/macro';

import { cx } from './class-names.ts';
import { NUMBER_LOCALE } from './language/number-locale.ts';

interface Props {
  label: string;
  used: number;
  /** Null is unlimited: the count and the word, no bar. */
  limit: number | null;
  /** Puts an amount into words: '48 kB'. The bare number without it. */
  inWords?: (amount: number) => string;
  /** What the allowance counts for, at the end of the bar's name. */
  period?: string;
}

const plain = (amount: number): string => amount.toLocaleString(NUMBER_LOCALE);

/** How much of an allowance is used: a month's, unless it says otherwise. */
export function UsageBar({ label, used, limit, inWords = plain, period = t`this month` }: Props) {
  const share = limit === null || limit === 0 ? 1 : Math.min(used / limit, 1);
  const spent = limit !== null && used >= limit;
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <span className="font-label">{label}</span>
        <span className="figures text-soft">
          {limit === null
            ? t`${inWords(used)} used · Unlimited`
            : t`${inWords(used)} of ${inWords(limit)}`}
        </span>
      </div>
      {limit !== null && (
        <div
          role="progressbar"
          aria-label={t`${label} used ${period}`}
          aria-valuenow={used}
          aria-valuemin={0}
          aria-valuemax={limit}
          aria-valuetext={t`${inWords(used)} of ${inWords(limit)} used`}
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
