import { garageText } from '@wrenchwise/car-ui/guides/cost-cases.tsx';
import { lowerFirst } from '@wrenchwise/rules/lower-first';
import { formatCents, formatRange } from '@wrenchwise/rules/money';
import type { MoneyRange } from '@wrenchwise/rules/money-range';

import type { GuidePrices } from './guides.server.ts';

const WIDEST_AT_A_LOOK = 5;

const spanOf = (ranges: readonly MoneyRange[]): MoneyRange => ({
  low: Math.min(...ranges.map(({ low }) => low)),
  high: Math.max(...ranges.map(({ high }) => high)),
});

/**
 * A cost at one look: the whole range, the first case where that says too little, and first of all that
 * it may cost nothing where a case needs no part.
 */
export const costAtALook = (
  { cost, cases, pricing: { currency } }: Pick<GuidePrices, 'cost' | 'cases' | 'pricing'>,
  of: 'diy' | 'professional',
): string => {
  const shown = { currency, whole: true };
  const text = (range: MoneyRange): string =>
    of === 'diy' ? formatRange(range, shown) : garageText(range, currency, '');
  const whole = cost[of];
  if (cost.professional.high === 0) return 'Free: a recall';
  if (whole.high === 0) return 'Nothing';
  const paid = cases.map((one) => one[of]).filter(({ high }) => high > 0);
  const [first] = paid;
  if (first === undefined) return text(whole);
  if (paid.length < cases.length) {
    const span = spanOf(paid);
    return span.high <= span.low * WIDEST_AT_A_LOOK
      ? `Nothing, or ${lowerFirst(text(span))}`
      : `Nothing, or ${formatCents(span.low, shown)} or more`;
  }
  if (whole.high <= whole.low * WIDEST_AT_A_LOOK) return text(whole);
  const usual = text(first);
  return usual === formatRange(first, shown) ? `${usual} or more` : `Often ${lowerFirst(usual)}`;
};
