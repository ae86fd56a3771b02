import type { Draft, FieldCells } from '../draft.ts';
import type { Program } from '../file-plan.ts';
import { headName } from '../head-name.ts';
import { type SectionKind, sectionKindNamed } from '../section-names.ts';
import type { FileSection } from '../split-sections.ts';
import { INCOME, leftOut, planOf, TRIP } from './plan-tools.ts';

const ENTRIES: ReadonlySet<SectionKind | undefined> = new Set(['fuel', 'service', 'expense']);

/** The app's texts vary by language; what they have in common is their order: odometer, date, then the rest. */
const FUEL_ORDER = ['odometer', 'date', 'fuel', 'unitPrice', 'cost', 'amount', 'full'] as const;
const SPENDING_ORDER = ['odometer', 'date', 'cost'] as const;

const NAMES = { type: 'kind', volume: 'amount' } as const;

/** Columns by their order where no name gives them away: those of a language that is in no table. */
const inOrder = (
  section: FileSection,
  fields: readonly string[],
  order: typeof FUEL_ORDER | typeof SPENDING_ORDER,
): Record<string, (typeof order)[number]> => {
  const missing = order.filter((field) => !fields.includes(field));
  return Object.fromEntries(
    missing.flatMap((field) => {
      const index = order.indexOf(field as never); // one of its own
      const head = section.heads[index];
      return head !== undefined && fields[index] === 'ignore' ? [[headName(head), field]] : [];
    }),
  );
};

const spending = (draft: Draft, cells: FieldCells): Draft => {
  const own = cells.get('subtitle');
  return own === '' || own === draft.title
    ? draft
    : { ...draft, notes: [own, draft.notes].filter((part) => part !== '').join('\n') };
};

/** Drivvo's export, in any language of its app: sections '##Refuelling', '##Expense', '##Service', '##Income'. */
export const DRIVVO: Program = {
  id: 'drivvo',
  recognises: ({ sections }) =>
    sections.some(({ name }) => name !== '' && ENTRIES.has(sectionKindNamed(name))),
  plan: (file) => ({
    sections: file.sections.map((section) => {
      const kind = sectionKindNamed(section.name);
      if (kind === 'income') return leftOut(section, INCOME);
      if (kind === 'trips') return leftOut(section, TRIP);
      if (kind === 'reminder') return planOf(section, 'reminder', { names: NAMES });
      if (kind !== 'fuel' && kind !== 'service' && kind !== 'expense') return leftOut(section);
      const named = planOf(section, kind, { names: NAMES, refine: spending });
      const order = inOrder(section, named.fields, kind === 'fuel' ? FUEL_ORDER : SPENDING_ORDER);
      return Object.keys(order).length === 0
        ? named
        : planOf(section, kind, { names: { ...NAMES, ...order }, refine: spending });
    }),
  }),
};
