import type { Cause } from '@wrenchwise/domain/diagnosis';
import type { Diagnosis } from '@wrenchwise/domain/endpoints/diagnoses';
import { formatCents } from '@wrenchwise/domain/money';
import type { Pricing } from '@wrenchwise/domain/pricing';
import { PRICE_REGIONS } from '@wrenchwise/knowledge/price-regions';

/** Whose prices a cause tells: the diagnosis's, unless it could only keep older ones. */
export const pricingOf = ({ pricing }: Diagnosis, cause: Cause): Pricing =>
  cause.pricing ?? pricing;

/** 'Prices for the United Kingdom, labour at £76 an hour' */
export const priceBasis = ({ region, currency, labourCentsPerHour }: Pricing): string =>
  `Prices for the ${PRICE_REGIONS[region].name}, labour at ${formatCents(labourCentsPerHour, { currency })} an hour`;
