import { PRICE_REGIONS } from '../price-regions.ts';
import type { MoneyRange, Pricing } from '../prices.ts';
import type { Job } from './job.ts';

/** The costs of a case in the currency of a pricing. */
export interface JobCasePrices {
  readonly case: string;
  /** Materials at home; null: not a job for home. */
  readonly diy: MoneyRange | null;
  /** Null: no garage is needed. */
  readonly garage: MoneyRange | null;
}

type Dollars = readonly [low: number, high: number];

/** Above so many units a converted price is shown in fives: it is an estimate of an estimate. */
const IN_FIVES_FROM = 20;

/**
 * What a job costs, case by case. A garage's price is the materials, at the region's price of parts,
 * and the labour that is the rest of it, by its rate; where a job is not for home the two are taken
 * as halves.
 *
 * @returns integer cents of the pricing's currency
 */
export const jobPrices = (
  { costs }: Pick<Job, 'costs'>,
  { region, labourCentsPerHour }: Pricing,
): readonly JobCasePrices[] => {
  const { partsPerDollar } = PRICE_REGIONS[region];
  const labourPerDollar = labourCentsPerHour / PRICE_REGIONS.us.labourCentsPerHour;
  const cents = (amount: number): number =>
    (region === 'us' || amount < IN_FIVES_FROM ? Math.round(amount) : Math.round(amount / 5) * 5) *
    100;
  const range = (amountAt: (end: 0 | 1) => number): MoneyRange => ({
    low: cents(amountAt(0)),
    high: cents(amountAt(1)),
  });
  const atGarage = (garage: Dollars, diy: Dollars | null): MoneyRange =>
    range((end) => {
      const materials = diy === null ? garage[end] / 2 : Math.min(diy[end], garage[end]);
      return materials * partsPerDollar + (garage[end] - materials) * labourPerDollar;
    });
  return costs.map((cost) => ({
    case: cost.case,
    diy: cost.diy && range((end) => (cost.diy?.[end] ?? 0) * partsPerDollar),
    garage: cost.garage && atGarage(cost.garage, cost.diy),
  }));
};
