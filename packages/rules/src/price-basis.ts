import { PRICE_REGIONS } from '@wrenchwise/knowledge/price-regions';

import { formatCents } from './money.ts';
import type { Pricing } from './pricing.ts';

/** 'Prices for the United Kingdom, labour at £76 an hour' */
export const priceBasis = ({ region, currency, labourCentsPerHour }: Pricing): string =>
  `Prices for ${PRICE_REGIONS[region].inWords}, labour at ${formatCents(labourCentsPerHour, { currency })} an hour`;
