/**
 * Tax where it is switched on (`automatic_tax`): the standard rate of value added tax, in per cent, of
 * some countries, added to the price. Others are not collected in, as in an account of Stripe Tax
 * without a registration there.
 */
const RATES: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 21,
  DE: 19,
  ES: 21,
  FR: 20,
  GB: 20,
  IE: 23,
  IT: 22,
  NL: 21,
};

/** The tax on a net amount, in cents, to the nearest one. */
export const taxOn = (net: number, country: string | null | undefined): number =>
  Math.round((net * (RATES[country ?? ''] ?? 0)) / 100);

/** The id of a country's rate; undefined where nothing is collected. */
export const taxRateOf = (country: string | null | undefined): string | undefined =>
  country && RATES[country] !== undefined ? `txr_sandbox_${country.toLowerCase()}` : undefined;
