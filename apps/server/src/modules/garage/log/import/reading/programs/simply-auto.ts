import type { Draft, FieldCells } from '../draft.ts';
import type { Program } from '../file-plan.ts';
import { draftOfKind } from '../row-draft.ts';
import type { FileSection } from '../split-sections.ts';
import { cellNamed, hasHeads, planOf, TRIP } from './plan-tools.ts';

const NAMES = {
  recordtype: 'kind',
  vehicleid: 'car',
  recorddesc: 'title',
  fillingstation: 'place',
  year: 'year',
  partialtank: 'partial',
  missedfillup: 'missed',
} as const;

/** The app counts months from 0 where any row has a month 0. */
const monthsFromZero = (section: FileSection): boolean =>
  section.rows.some((row) => Number(cellNamed(section, row, 'Month') || '1') === 0);

const refine =
  (isFromZero: boolean) =>
  (_: Draft, cells: FieldCells): Draft => {
    const type = cells.get('kind');
    const kind = ({ '0': 'fuel', '1': 'service', '2': 'expense' } as const)[type] ?? 'expense';
    const draft = draftOfKind(cells, kind);
    const month = Number(cells.get('month')) + (isFromZero ? 1 : 0);
    const date =
      cells.get('date') ||
      [cells.get('year'), String(month).padStart(2, '0'), cells.get('day').padStart(2, '0')].join(
        '-',
      );
    return {
      ...draft,
      date,
      ...(['0', '1', '2'].includes(type)
        ? {}
        : { refusal: type === '3' ? TRIP : `This is no kind of record: ${type}` }),
    };
  };

/** Simply Auto's Fuel_Log.csv: all vehicles and kinds in one table, the day in three columns. */
export const SIMPLY_AUTO: Program = {
  id: 'simply-auto',
  recognises: ({ sections: [first] }) =>
    first !== undefined &&
    hasHeads(first, 'Record Type', 'Vehicle ID') &&
    ['Partial Tank', 'Qty', 'Record Desc'].some((name) => hasHeads(first, name)),
  plan: ({ sections }) => ({
    sections: sections.map((section) =>
      planOf(section, 'mixed', { names: NAMES, refine: refine(monthsFromZero(section)) }),
    ),
  }),
};
