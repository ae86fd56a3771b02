import type { Figure } from './figures.ts';
import type { QuoteLine } from './quote.ts';
import { cents, type RowSum } from './row-sum.ts';

/** A price by the hour is between these. Below, it is a number of something else. */
const MIN_RATE_CENTS = 1500;
const MAX_RATE_CENTS = 40_000;
/** A quotient below this of a bare number and hours: the number was the rate. */
const MIN_LIKELY_RATE_CENTS = 2500;
/** Whether an amount can be a price by the hour. */
export const isRate = (amount: number): boolean =>
  amount >= MIN_RATE_CENTS && amount <= MAX_RATE_CENTS;
/** Hours at a rate: '5h at 65', 'labour 3 hrs £180', '2.5 x 65.00 = 162.50'. */
export const labourOf = (
  figures: readonly Figure[],
  sum: RowSum | undefined,
  context: { readonly rateCents: number | null },
):
  | (Pick<QuoteLine, 'hours' | 'rateCents' | 'amountCents'> & { readonly used: readonly Figure[] })
  | undefined => {
  const worked = figures.find(({ kind }) => kind === 'hours');
  if (!worked) return undefined;
  const hours = worked.value;
  if (hours <= 0 || hours > 200) return undefined;
  const rate = figures.find(
    ({ per, isFactor, kind }) =>
      per === 'hour' || (isFactor && (kind === 'money' || kind === 'plain')),
  );
  const money = figures.filter(({ kind }) => kind === 'money' || kind === 'plain');
  const columns = sum?.isNet ? money.slice(-2) : [];
  const amount = money
    .slice(0, money.length - columns.length)
    .filter(
      (figure) => figure !== rate && figure.per === null && figure.start > 0 && figure !== worked,
    );
  const rest = amount.at(-1);
  if (rate && (rest === undefined || sum === undefined)) {
    return {
      hours,
      rateCents: cents(rate.value),
      amountCents: Math.round(hours * cents(rate.value)),
      used: [worked, rate],
    };
  }
  if (rest) {
    const written = cents(rest.value);
    if (rate) {
      return {
        hours,
        rateCents: cents(rate.value),
        amountCents: written,
        used: [worked, rate, rest, ...columns],
      };
    }
    const factor = amount.find(
      (figure) => figure !== rest && Math.abs(cents(figure.value) * hours - written) <= hours,
    );
    if (factor) {
      return {
        hours,
        rateCents: cents(factor.value),
        amountCents: written,
        used: [worked, factor, rest, ...columns],
      };
    }
    const perHour = Math.round(written / hours);
    // 'labour 3 hrs 65': a rate, since 22 an hour is none.
    return perHour < MIN_LIKELY_RATE_CENTS && isRate(written) && rest.kind === 'plain'
      ? {
          hours,
          rateCents: written,
          amountCents: Math.round(hours * written),
          used: [worked, rest],
        }
      : { hours, rateCents: perHour, amountCents: written, used: [worked, rest, ...columns] };
  }
  return context.rateCents === null
    ? undefined
    : {
        hours,
        rateCents: context.rateCents,
        amountCents: Math.round(hours * context.rateCents),
        used: [worked],
      };
};
