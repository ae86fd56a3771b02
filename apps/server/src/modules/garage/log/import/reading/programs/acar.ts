import type { CarFacts, Program } from '../file-plan.ts';
import { headName } from '../head-name.ts';
import { isSectionTitle, sectionKindNamed } from '../section-names.ts';
import type { ImportFile } from '../split-sections.ts';
import { cellNamed, hasHeads, leftOut, planOf, TRIP } from './plan-tools.ts';

const NAMES = {
  fuelstation: 'place',
  services: 'title',
  expenses: 'title',
  fuelbrand: 'place',
  fuelefficiency: 'ignore',
  fuelefficiencyunit: 'ignore',
} as const;

const carsOf = ({ sections }: ImportFile): CarFacts[] => {
  const list = sections.find(({ name }) => headName(name) === 'vehicles');
  if (!list) return [];
  return list.rows.map((row) => {
    const cell = (name: string): string => cellNamed(list, row, name);
    return {
      name: cell('Name'),
      make: cell('Make') || null,
      model: cell('Model') || null,
      year: Number(cell('Year')) || null,
      registration: cell('License Plate') || null,
      vin: cell('VIN') || null,
    };
  });
};

/** The order of 'M/d/yyyy', which aCar writes into its section of metadata. */
const orderOf = ({ sections }: ImportFile) => {
  const metadata = sections.find((section) => hasHeads(section, 'Date Format'));
  const pattern = metadata ? cellNamed(metadata, metadata.rows[0], 'Date Format') : '';
  if (pattern.startsWith('M')) return { value: 'mdy', sure: true } as const;
  return /^d/i.test(pattern) ? ({ value: 'dmy', sure: true } as const) : undefined;
};

/** aCar's export of records: sections named by a line of their own, each with the column 'Vehicle'. */
export const ACAR: Program = {
  id: 'acar',
  recognises: ({ sections }) =>
    sections.some(({ name }) => isSectionTitle(name)) ||
    sections.some((section) => hasHeads(section, 'Odometer Reading', 'Partial Fill-Up?')),
  plan: (file) => {
    const order = orderOf(file);
    return {
      cars: carsOf(file),
      ...(order ? { facts: { dateOrder: order } } : {}),
      sections: file.sections.map((section) => {
        const kind = sectionKindNamed(section.name);
        if (kind === 'fuel' || (section.name === '' && hasHeads(section, 'Volume'))) {
          return planOf(section, 'fuel', { names: NAMES });
        }
        if (kind === 'service' || hasHeads(section, 'Services')) {
          return planOf(section, 'service', { names: NAMES });
        }
        if (kind === 'expense' || hasHeads(section, 'Expenses')) {
          return planOf(section, 'expense', { names: NAMES });
        }
        return leftOut(section, kind === 'trips' ? TRIP : undefined);
      }),
    };
  },
};
