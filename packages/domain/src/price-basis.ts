import { PRICE_REGIONS } from '@wrenchwise/knowledge/price-regions';

import { formatCents } from './money.ts';
import type { Pricing } from './pricing.ts';

/** 'Prices for the United Kingdom, labour at £76 an hour' */
export const priceBasis = ({ region, currency, labourCentsPerHour }: Pricing): string =>
  `Prices for the ${PRICE_REGIONS[region].name}, labour at ${formatCents(labourCentsPerHour, { currency })} an hour`;
