import { PRICE_REGIONS } from '@wrenchwise/diagnosis/price-regions';
import { formatCents } from '@wrenchwise/domain/money';
import type { Pricing } from '@wrenchwise/domain/pricing';

/** 'Prices for the United Kingdom, labour at £76 an hour' */
export const priceBasis = ({ region, currency, labourCentsPerHour }: Pricing): string =>
  `Prices for the ${PRICE_REGIONS[region].name}, labour at ${formatCents(labourCentsPerHour, { currency })} an hour`;
