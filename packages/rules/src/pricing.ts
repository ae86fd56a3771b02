import {
  CURRENCIES,
  MIN_LABOUR_CENTS,
  MAX_LABOUR_CENTS,
  PRICE_REGION_IDS,
  PRICE_REGIONS,
  type PriceRegionId,
} from '@wrenchwise/knowledge/price-regions';
import { z } from 'zod';

/** A price region. */
export const PriceRegion = z.enum(PRICE_REGION_IDS);

/** The labour rate per hour, in integer cents of the region's currency. */
export const LabourRate = z
  .int('The labour rate must be a whole number of cents')
  .min(MIN_LABOUR_CENTS, `The labour rate must be at least ${MIN_LABOUR_CENTS / 100} an hour`)
  .max(MAX_LABOUR_CENTS, `The labour rate must be at most ${MAX_LABOUR_CENTS / 100} an hour`);

/** A user's price settings. */
export interface PriceSettings {
  readonly priceRegion: PriceRegionId;
  /** In cents of the region's currency; null is the region's default. */
  readonly labourCentsPerHour: number | null;
}

/** The price settings that a diagnosis was priced with. */
export const Pricing = z.object({
  region: PriceRegion,
  currency: z.enum(CURRENCIES),
  labourCentsPerHour: z.int().min(0),
});
export type Pricing = z.infer<typeof Pricing>;

/** The pricing of diagnoses from before there were regions. */
export const PRICED_IN_DOLLARS: Pricing = {
  region: 'us',
  currency: PRICE_REGIONS.us.currency,
  labourCentsPerHour: 12_000,
};
