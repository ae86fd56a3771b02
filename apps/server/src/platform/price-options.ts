import type { PriceOptions } from '@wrenchwise/knowledge/prices';
import type { PriceSettings } from '@wrenchwise/rules/pricing';

/** A user's price settings as the knowledge prices by them: without a rate of one's own, the region's. */
export const priceOptionsOf = ({
  priceRegion,
  labourCentsPerHour,
}: PriceSettings): PriceOptions => ({
  region: priceRegion,
  ...(labourCentsPerHour === null ? {} : { labourCentsPerHour }),
});
