import type { LogCategory } from '@wrenchwise/rules/garage/log-kinds';

import { type Draft, type FieldCells, type FillingOf, fillingNamed, kindNamed } from '../draft.ts';
import type { Program } from '../file-plan.ts';
import { hasHeads, planOf } from './plan-tools.ts';

const FUEL_NAMES = {
  trip: 'ignore',
  teilkm: 'ignore',
  type: 'full',
  fuel: 'fuel',
  ort: 'address',
  city: 'address',
  unitprice: 'unitPrice',
} as const;
const COST_NAMES = { type: 'category', costtype: 'category', note: 'notes' } as const;

/** 12 LPG, 13 and 14 CNG, 19 electricity, 21 AdBlue; the rest are petrol and diesel. */
const FUELS: Readonly<Record<string, FillingOf>> = {
  '12': 'lpg',
  '13': 'cng',
  '14': 'cng',
  '19': 'electric',
  '21': 'adblue',
};

const refineFuel = (draft: Draft, cells: FieldCells): Draft => {
  const code = cells.get('fuel');
  const filling = /^\d+$/.test(code) ? FUELS[code] : fillingNamed(code);
  const type = cells.get('full');
  const isElectric = filling === 'electric';
  const base = {
    ...draft,
    kind: isElectric ? ('charge' as const) : ('fuel' as const),
    filling,
    amountUnit: isElectric
      ? ('kwh' as const)
      : filling === 'cng'
        ? ('kg' as const)
        : draft.amountUnit,
  };
  if (code === '23') return { ...base, refusal: 'Hydrogen has no place in the log' };
  // 1 full, 2 partial, 3 the first, before which nothing is known; 0 is not valid.
  if (!/^\d$/.test(type)) return base;
  if (type === '0') return { ...base, refusal: 'Spritmonitor calls this filling invalid' };
  return { ...base, isFull: type !== '2', isAfterGap: type === '3' };
};

const CATEGORIES: Readonly<Record<string, LogCategory>> = {
  '1': 'service',
  '2': 'repair',
  '3': 'tyres',
  '4': 'service',
  '5': 'insurance',
  '6': 'tax',
  '7': 'tax',
  '17': 'fine',
  '18': 'parking',
  '19': 'toll',
  '20': 'repair',
};
const PURCHASE = '10';
const REFUND = '16';

const refineCost = (draft: Draft, cells: FieldCells): Draft => {
  const code = cells.get('category');
  if (!/^\d+$/.test(code)) return draft;
  const category = CATEGORIES[code] ?? 'other';
  const own = cells.get('title') || cells.get('notes');
  const cost: Draft = {
    ...draft,
    kind: kindNamed(category),
    category,
    title: own || `Cost type ${code}`,
  };
  if (code === PURCHASE) {
    return { ...cost, refusal: 'The price of the car has no place in the log' };
  }
  return code === REFUND ? { ...cost, refusal: 'A refund has no place in the log' } : cost;
};

/** Spritmonitor's exports of fillings and of costs, in German and English. */
export const SPRITMONITOR: Program = {
  id: 'spritmonitor',
  recognises: ({ sections: [first] }) =>
    first !== undefined &&
    (hasHeads(first, 'Spritmenge') ||
      hasHeads(first, 'Datum', 'Kostenart') ||
      hasHeads(first, 'Quantity', 'Tires', 'Roads') ||
      hasHeads(first, 'Tires', 'Driving style')),
  plan: ({ sections }) => ({
    facts: { dateOrder: { value: 'dmy', sure: true } },
    sections: sections.map((section) =>
      hasHeads(section, 'Spritmenge') || hasHeads(section, 'Quantity')
        ? planOf(section, 'fuel', { names: FUEL_NAMES, refine: refineFuel })
        : planOf(section, 'expense', { names: COST_NAMES, refine: refineCost }),
    ),
  }),
};
