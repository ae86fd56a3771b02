import type { ImportField, ImportKind } from '@wrenchwise/rules/garage/log-import';

import type { FilePlan, SectionPlan } from '../file-plan.ts';
import type { FileSection, ImportFile } from '../split-sections.ts';
import { planOf } from './plan-tools.ts';

/** What a table of unknown origin holds, by the columns that were recognised. */
export const kindOfColumns = (fields: readonly ImportField[]): ImportKind => {
  const has = (...names: readonly ImportField[]): boolean =>
    names.some((name) => fields.includes(name));
  const hasAmount = has('amount', 'energy');
  if (has('kind') || (hasAmount && has('title', 'category'))) return 'mixed';
  if (hasAmount) return 'fuel';
  if (has('dueDate', 'dueOdometer') && !has('cost', 'date')) return 'reminder';
  if (has('cost')) return has('category') || !has('title', 'odometer') ? 'expense' : 'service';
  if (has('title') && has('date')) return 'service';
  return has('odometer') ? 'odometer' : 'ignored';
};

const NOTHING_KNOWN = 'No column of this table is known: say what they mean';

const planOfTable = (section: FileSection): SectionPlan => {
  const { fields } = planOf(section, 'mixed');
  const kind = kindOfColumns(fields);
  return {
    section,
    kind,
    isKindSure: false,
    fields,
    ...(kind === 'ignored' ? { reason: NOTHING_KNOWN } : {}),
  };
};

/** Any file: each table by what its columns are called and hold. */
export const sheetPlan = ({ sections }: ImportFile): FilePlan => ({
  sections: sections.map(planOfTable),
});
