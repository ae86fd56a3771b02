import { LOG_CATEGORIES, LOG_KINDS } from '@wrenchwise/rules/garage/log-kinds';

import type { Draft, FieldCells } from '../draft.ts';
import type { Program } from '../file-plan.ts';
import { hasHeads, planOf } from './plan-tools.ts';

const NAMES = {
  odometermiles: 'odometer',
  litres: 'amount',
  kwh: 'energy',
  aftergap: 'missed',
  kind: 'kind',
  fuelkind: 'fuel',
} as const;

/** Our export puts an apostrophe before what a spreadsheet would run. */
const unguarded = (text: string): string => text.replace(/^'(?=[=+\-@\t\r＝＋－＠])/, '');

const refine = (draft: Draft, cells: FieldCells): Draft => {
  const kind = LOG_KINDS.find((known) => known === cells.get('kind'));
  const category = cells.get('category');
  const isFilling = kind === 'fuel' || kind === 'charge';
  const base: Draft = {
    ...draft,
    kind: kind ?? 'expense',
    amount: isFilling ? cells.number(kind === 'fuel' ? 'amount' : 'energy') : draft.amount,
    amountUnit: kind === 'charge' ? 'kwh' : 'litres',
    filling: cells.get('fuel') === 'lpg' ? 'lpg' : undefined,
    cost: cells.number('cost'),
    currency: cells.get('currency'),
    category: LOG_CATEGORIES.find((known) => known === category) ?? null,
    title: unguarded(cells.get('title')),
    place: unguarded(cells.get('place')),
    notes: unguarded(cells.get('notes')),
    zeroIsBlank: false,
  };
  return kind === undefined
    ? { ...base, refusal: `This is no kind of entry: ${cells.get('kind')}` }
    : base;
};

/** The CSV of our own log, in miles, litres and kWh. */
export const WRENCHWISE: Program = {
  id: 'wrenchwise',
  recognises: ({ sections: [first] }) =>
    first !== undefined && hasHeads(first, 'kind', 'odometer_miles'),
  plan: ({ sections }) => ({
    areFactsFixed: true,
    facts: {
      dateOrder: { value: 'ymd', sure: true },
      decimalSign: { value: '.', sure: true },
      distance: { value: 'miles', sure: true },
      volume: { value: 'litres', sure: true },
    },
    sections: sections.map((section) => planOf(section, 'mixed', { names: NAMES, refine })),
  }),
};
