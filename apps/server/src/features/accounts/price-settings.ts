import { DEFAULT_PRICE_REGION, PRICE_REGION_IDS } from '@wrenchwise/diagnosis/price-regions';
import type { PriceSettings } from '@wrenchwise/domain/pricing';

/** What a row of `users` says of prices. */
export const toPriceSettings = (row: {
  readonly priceRegion?: string | null | undefined;
  readonly labourCentsPerHour?: number | null | undefined;
}): PriceSettings => ({
  priceRegion: PRICE_REGION_IDS.find((id) => id === row.priceRegion) ?? DEFAULT_PRICE_REGION,
  labourCentsPerHour: row.labourCentsPerHour ?? null,
});
