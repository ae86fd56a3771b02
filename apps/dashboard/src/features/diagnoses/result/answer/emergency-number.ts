import type { PriceRegionId } from '@wrenchwise/knowledge/price-regions';

const NUMBERS: Readonly<Record<PriceRegionId, string>> = { us: '911', uk: '999', eu: '112' };

/** The emergency services' number where these prices are those of. */
export const emergencyNumber = (region: PriceRegionId): string => NUMBERS[region];
