import type { PriceSettings } from '@wrenchwise/domain/pricing';
import { DEFAULT_PRICE_REGION, PRICE_REGION_IDS } from '@wrenchwise/knowledge/price-regions';

/** What a row of `users` says of prices. */
export const toPriceSettings = (row: {
  readonly priceRegion?: string | null | undefined;
  readonly labourCentsPerHour?: number | null | undefined;
}): PriceSettings => ({
  priceRegion: PRICE_REGION_IDS.find((id) => id === row.priceRegion) ?? DEFAULT_PRICE_REGION,
  labourCentsPerHour: row.labourCentsPerHour ?? null,
});
