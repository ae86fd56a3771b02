import { formatCents } from '@wrenchwise/car-ui/words/money.ts';

/** '£', '€', '$' or 'A$': the sign of an ISO currency code, as amounts have it. */
export const currencySign = (currency: string): string =>
  formatCents(0, { currency }).replace(/[\s\d.]/g, '') || currency;
