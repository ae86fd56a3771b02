import { formatCents } from './money.ts';

/** Plans are charged in one currency everywhere (docs/product.md, Plans). */
const PLAN_CURRENCY = 'USD';

/** To be shown wherever a plan's price is. */
export const PLAN_CURRENCY_NOTE = 'Plans are charged in US dollars everywhere.';

/** '$9.99': of a plan, not of a repair. */
export const planPrice = (cents: number): string => formatCents(cents, { currency: PLAN_CURRENCY });
