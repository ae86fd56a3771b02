import type { Fault } from './catalogue.ts';
import {
  type Currency,
  CATALOGUE_PRICE_REGION,
  PRICE_REGIONS,
  type PriceRegionId,
} from './price-regions.ts';

/** The price settings. */
export interface PriceOptions {
  /** The price region; by default the dollars in which the catalogue is written. */
  readonly region?: PriceRegionId;
  /** The labour rate per hour, in integer cents of the region's currency. */
  readonly labourCentsPerHour?: number;
}

/** The resolved pricing. */
export interface Pricing {
  readonly region: PriceRegionId;
  readonly currency: Currency;
  /** Integer cents of the currency. */
  readonly labourCentsPerHour: number;
}

/** A range of money in integer cents of its currency. */
export interface MoneyRange {
  readonly low: number;
  readonly high: number;
}

/** The pricing of a region, with the user's own labour rate if set. */
export const pricingOf = ({
  region = CATALOGUE_PRICE_REGION,
  labourCentsPerHour = PRICE_REGIONS[region].labourCentsPerHour,
}: PriceOptions): Pricing => ({
  region,
  currency: PRICE_REGIONS[region].currency,
  labourCentsPerHour,
});

const sum = (ranges: readonly MoneyRange[]): MoneyRange => ({
  low: ranges.reduce((total, range) => total + range.low, 0),
  high: ranges.reduce((total, range) => total + range.high, 0),
});

/**
 * The repair cost of a fault. Parts are in whole units of the currency, as they are known. A part
 * that is needed only sometimes counts in the high total only.
 */
export const repairPrices = (fault: Pick<Fault, 'parts' | 'labourHours'>, pricing: Pricing) => {
  const { partsPerDollar } = PRICE_REGIONS[pricing.region];
  const cents = (usd: number) => Math.round(usd * partsPerDollar) * 100;
  const parts = fault.parts.map(({ name, usd: [low, high], ifNeeded }) => ({
    name,
    low: cents(low),
    high: cents(high),
    ...(ifNeeded === undefined ? {} : { ifNeeded }),
  }));
  const [low, high] = fault.labourHours;
  const labour = {
    low: Math.round(low * pricing.labourCentsPerHour),
    high: Math.round(high * pricing.labourCentsPerHour),
  };
  const partsTotal = sum(parts.map((part) => (part.ifNeeded ? { ...part, low: 0 } : part)));
  return {
    parts,
    cost: { parts: partsTotal, labour, diy: partsTotal, professional: sum([partsTotal, labour]) },
  };
};

/**
 * What a test costs: a workshop's time at its labour rate, rounded to whole units of the currency, and the
 * tool or kit of whoever does it at home, where that is known.
 */
export const testPrices = (
  {
    minutes: [low, high],
    kitUsd,
  }: { readonly minutes: readonly [number, number]; readonly kitUsd?: readonly [number, number] },
  { region, labourCentsPerHour }: Pricing,
): { readonly workshop: MoneyRange; readonly kit?: MoneyRange } => {
  const whole = (cents: number): number => Math.round(cents / 100) * 100;
  const labour = (minutes: number): number => whole((minutes / 60) * labourCentsPerHour);
  const { partsPerDollar } = PRICE_REGIONS[region];
  return {
    workshop: { low: labour(low), high: labour(high) },
    ...(kitUsd === undefined
      ? {}
      : {
          kit: {
            low: whole(kitUsd[0] * partsPerDollar * 100),
            high: whole(kitUsd[1] * partsPerDollar * 100),
          },
        }),
  };
};
