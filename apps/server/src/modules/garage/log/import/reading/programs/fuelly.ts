import type { Draft, FieldCells } from '../draft.ts';
import type { Program } from '../file-plan.ts';
import { hasHeads, planOf } from './plan-tools.ts';

const WEB_NAMES = {
  price: 'unitPrice',
  miles: 'ignore',
  km: 'ignore',
  kilometers: 'ignore',
  carname: 'car',
  name: 'car',
  dateadded: 'ignore',
  brand: 'place',
  model: 'model',
} as const;

const APP_NAMES = {
  type: 'kind',
  location: 'address',
  gasbrand: 'place',
  costgallon: 'unitPrice',
  costliter: 'unitPrice',
  costlitre: 'unitPrice',
  services: 'title',
} as const;

/** The app writes 'Full' or 'Partial', and a service's works into the last column. */
const refineApp = (draft: Draft, cells: FieldCells): Draft => {
  const isWork = draft.kind === 'service' || draft.kind === 'expense';
  if (!isWork) return { ...draft, title: '' };
  const title = cells.get('title') || cells.get('notes') || 'Service';
  return {
    ...draft,
    kind: 'service',
    category: draft.category === 'other' || draft.category === null ? 'service' : draft.category,
    title,
  };
};

/** Fuelly's export of the web page (every car in one file), and that of its app. */
export const FUELLY: Program = {
  id: 'fuelly',
  recognises: ({ sections: [first] }) =>
    first !== undefined &&
    (hasHeads(first, 'fuelup_date') || hasHeads(first, 'Type', 'Vehicle', 'Filled Up', 'Odometer')),
  plan: ({ sections }) => ({
    sections: sections.map((section) =>
      hasHeads(section, 'Filled Up')
        ? planOf(section, 'mixed', { names: APP_NAMES, refine: refineApp })
        : planOf(section, 'fuel', { names: WEB_NAMES }),
    ),
  }),
};
