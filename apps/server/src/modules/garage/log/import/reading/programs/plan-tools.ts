import type { ImportKind } from '@wrenchwise/rules/garage/log-import';

import type { SectionPlan } from '../file-plan.ts';
import { headName } from '../head-name.ts';
import { matchColumns, type NamedFields } from '../match-columns.ts';
import type { FileRow, FileSection } from '../split-sections.ts';

/** Whether a section has all of these columns. */
export const hasHeads = ({ heads }: FileSection, ...names: readonly string[]): boolean => {
  const known = new Set(heads.map(headName));
  return names.every((name) => known.has(headName(name)));
};

/** The text of a row in the column of this name; empty where there is none. */
export const cellNamed = (
  { heads }: FileSection,
  row: FileRow | undefined,
  name: string,
): string => {
  const wanted = headName(name);
  const index = heads.findIndex((head) => headName(head) === wanted);
  return index < 0 ? '' : (row?.cells[index] ?? '');
};

/** A section that is read as one kind. */
export const planOf = (
  section: FileSection,
  kind: ImportKind,
  more: { names?: NamedFields; isKindSure?: boolean } & Pick<SectionPlan, 'refine'> = {},
): SectionPlan => ({
  section,
  kind,
  isKindSure: more.isKindSure ?? true,
  fields: matchColumns(section, more.names),
  ...(more.refine ? { refine: more.refine } : {}),
});

/** A section whose rows are left out: each with the reason, or in silence where they are no rows of a log. */
export const leftOut = (section: FileSection, reason?: string): SectionPlan => ({
  section,
  kind: 'ignored',
  isKindSure: true,
  fields: section.heads.map(() => 'ignore'),
  ...(reason === undefined ? {} : { reason }),
});

export const INCOME = 'Income has no place in the log';
export const TRIP = 'Single trips have no place in the log';
