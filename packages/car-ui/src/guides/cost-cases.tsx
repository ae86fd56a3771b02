import { t } from '@lingui/core/macro';
import type { MoneyRange } from '@wrenchwise/rules/money-range';

import { formatCents, formatRange } from '../words/money.ts';

/** A cost on the page: 'Nothing' where nothing is bought, the given words where there is none. */
export const costText = (range: MoneyRange | null, currency: string, none: string): string => {
  if (range === null) return none;
  return range.high === 0 ? t`Nothing` : formatRange(range, { currency, whole: true });
};

/** No garage writes a bill for less, in any currency. */
const LEAST_BILL_CENTS = 1000;

/** What a garage charges, in words where it is hardly a price: 'Little or nothing', 'Up to £23'. */
export const garageText = (range: MoneyRange | null, currency: string, none: string): string => {
  if (range === null || range.high === 0 || range.low >= LEAST_BILL_CENTS) {
    return costText(range, currency, none);
  }
  if (range.high < LEAST_BILL_CENTS) return t`Little or nothing`;
  const most = formatCents(range.high, { currency, whole: true });
  return t`Up to ${most}`;
};

/** What a repair or a job costs in one case; null where there is no such price. */
interface CostCase {
  readonly words: string;
  readonly home: MoneyRange | null;
  readonly garage: MoneyRange | null;
}

interface Props {
  readonly caption?: string;
  /** What the column of the owner's own costs is called. */
  readonly home: string;
  readonly cases: readonly CostCase[];
  readonly currency: string;
}

const HEAD = 'caption px-4 py-2.5 text-left';
const CELL = 'figures px-4 py-3 align-top';

/** What it costs at home and at a garage, case by case: no range is wider than 1:5. */
export function CostCases({ caption, home, cases, currency }: Props) {
  return (
    <div className="mt-5 overflow-x-auto rounded-lg border border-line bg-surface">
      <table className="w-full text-sm">
        {caption !== undefined && (
          <caption className="px-4 pt-3 text-left font-semibold">{caption}</caption>
        )}
        <thead className="border-b border-line">
          <tr>
            <th scope="col" className={HEAD}>{t`Case`}</th>
            <th scope="col" className={HEAD}>
              {home}
            </th>
            <th scope="col" className={HEAD}>{t`At a garage`}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {cases.map((one) => (
            <tr key={one.words}>
              <th scope="row" className="px-4 py-3 text-left align-top font-label">
                {one.words}
              </th>
              <td className={CELL}>{costText(one.home, currency, t`Not for home`)}</td>
              <td className={CELL}>{garageText(one.garage, currency, t`Not needed`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
