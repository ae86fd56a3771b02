import type { Program } from '../file-plan.ts';
import { hasHeads, planOf } from './plan-tools.ts';

const NAMES = {
  fuelunit: 'volumeUnit',
  comments: 'notes',
  perunitprice: 'unitPrice',
  expensetype: 'category',
  odoreading: 'odometer',
  fuelsubtype: 'extra',
} as const;

/** Hammond's fill-ups and expenses, by the names that its database and API give them. */
export const HAMMOND: Program = {
  id: 'hammond',
  recognises: ({ sections: [first] }) =>
    first !== undefined &&
    (hasHeads(first, 'fuelQuantity', 'odoReading') || hasHeads(first, 'expenseType', 'odoReading')),
  plan: ({ sections }) => ({
    sections: sections.map((section) =>
      planOf(section, hasHeads(section, 'fuelQuantity') ? 'fuel' : 'expense', { names: NAMES }),
    ),
  }),
};
