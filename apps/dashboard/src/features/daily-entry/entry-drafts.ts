import { t } from '@lingui/core/macro';
import type { EntryCar } from '@wrenchwise/contract/endpoints/daily-entry';
import { saidNumber } from '@wrenchwise/rules/garage/said-number';
import { estimatedMileage } from '@wrenchwise/vehicle/estimated-mileage';

import { type LogUnits, milesOf, shownDistance, shownVolume } from '~/user-settings/use-units.ts';

/** What the odometer probably shows on a day, in the unit in which it is read; undefined without a reading. */
export const foreseenOdometer = (
  { mileage, mileageOn, milesPerYear }: Pick<EntryCar, 'mileage' | 'mileageOn' | 'milesPerYear'>,
  day: string,
  units: LogUnits,
): number | undefined =>
  mileage === null || mileageOn === null
    ? undefined
    : Math.round(
        shownDistance(
          estimatedMileage({ miles: mileage, date: mileageOn }, milesPerYear, day),
          units,
        ),
      );

interface LastPrice {
  /** Of one unit as it is bought, in the currency's own unit: 1.459. */
  readonly price: number;
  readonly currency: string;
  readonly date: string;
}

/** What one unit cost last time; undefined where that is not on record. */
export const lastPrice = (
  last: EntryCar['fuelling'],
  kind: 'fuel' | 'charge',
  units: LogUnits,
): LastPrice | undefined => {
  if (!last || last.costCents === null || last.currency === null || last.amount <= 0) {
    return undefined;
  }
  const amount = kind === 'fuel' ? shownVolume(last.amount, units) : last.amount;
  const price = Math.round((last.costCents / 100 / amount) * 1000) / 1000;
  return price > 0 ? { price, currency: last.currency, date: last.date } : undefined;
};

/** The total by amount and price where it was not typed, and the amount by total and price; in the currency's unit. */
export const completed = ({
  amount,
  price,
  total,
}: {
  readonly amount: string;
  readonly price: string;
  readonly total: string;
}): { readonly amount: number | undefined; readonly total: number | undefined } => {
  const [typedAmount, each, typedTotal] = [amount, price, total].map(saidNumber);
  return {
    amount:
      typedAmount ??
      (amount.trim() === '' && typedTotal !== undefined && each
        ? Math.round((typedTotal / each) * 100) / 100
        : undefined),
    total:
      typedTotal ??
      (total.trim() === '' && typedAmount !== undefined && each
        ? Math.round(typedAmount * each * 100) / 100
        : undefined),
  };
};

/** What is wrong with a number that was typed or said; undefined where nothing is. */
export const numberProblem = (text: string): string | undefined =>
  text.trim() === '' || saidNumber(text) !== undefined
    ? undefined
    : t`This is not clear as a number. Type it in figures, such as 45.2`;

/** A reading as it is sent: in miles, with the unit in which it was typed. */
export const readingOf = (text: string, units: LogUnits) => {
  const typed = saidNumber(text);
  return typed === undefined
    ? { odometer: null, distanceUnit: null }
    : { odometer: milesOf(typed, units), distanceUnit: units.distance };
};
