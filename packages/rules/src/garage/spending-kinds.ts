import type { LogCategory } from './log-kinds.ts';

/** What money goes on, as charts show it: each kind has one colour wherever it is drawn. */
export const SPENDING_KINDS = [
  { id: 'fuel', label: 'Fuel and charging', categories: ['fuel'] },
  { id: 'fixed', label: 'Insurance, tax and finance', categories: ['insurance', 'tax', 'finance'] },
  { id: 'tyres', label: 'Tyres', categories: ['tyres'] },
  { id: 'service', label: 'Servicing', categories: ['service'] },
  { id: 'repair', label: 'Repairs', categories: ['repair'] },
  {
    id: 'rest',
    label: 'Parking, tolls and others',
    categories: ['parking', 'toll', 'cleaning', 'fine', 'other'],
  },
] as const satisfies readonly {
  readonly id: string;
  readonly label: string;
  readonly categories: readonly LogCategory[];
}[];

/** What was spent on each kind, in the order of `SPENDING_KINDS`. */
export const centsByKind = (
  rows: readonly { readonly category: LogCategory; readonly cents: number }[],
): number[] =>
  SPENDING_KINDS.map(({ categories }) =>
    rows
      .filter(({ category }) => (categories as readonly LogCategory[]).includes(category))
      .reduce((total, { cents }) => total + cents, 0),
  );

/** What a mile cost over so many months: one month by itself swings with every bill. */
const SPAN = 3;

/**
 * Cents a mile at each month, of the three months that end with it; null where less than 100 miles are known of them.
 *
 * @param months without a gap, oldest first
 */
export const rollingCentsPerMile = (
  months: readonly { readonly cents: number; readonly miles: number | null }[],
): (number | null)[] =>
  months.map((_, index) => {
    const span = months.slice(Math.max(0, index - SPAN + 1), index + 1);
    const known = span.filter(({ miles }) => miles !== null);
    const miles = known.reduce((total, month) => total + (month.miles ?? 0), 0);
    const cents = known.reduce((total, month) => total + month.cents, 0);
    return span.length < SPAN || known.length < SPAN || miles < 100 ? null : cents / miles;
  });
