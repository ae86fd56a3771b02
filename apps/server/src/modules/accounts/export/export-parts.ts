import type { ExportPart } from '../../../platform/export-part.ts';
import { ACCOUNT_PARTS } from './account-parts.ts';
import { CONTACT_PARTS } from './contact-parts.ts';
import { GARAGE_PARTS } from './garage-parts.ts';
import { PLAN_PARTS } from './plan-parts.ts';

/** Every kind of personal data, in the order in which the README names them. */
export const EXPORT_PARTS: readonly ExportPart[] = [
  ...ACCOUNT_PARTS,
  ...GARAGE_PARTS,
  ...PLAN_PARTS,
  ...CONTACT_PARTS,
];

/** Tables with a user column that are not exported, and why. */
export const NOT_A_PART: Readonly<Record<string, string>> = {
  data_exports: 'the archives themselves, each deleted after a week',
  log_months: 'the sums of log-entries, by month',
  profile_pictures: 'a file of its own in the archive',
  recorded_entitlements: 'the plan that the security events last told of: it is in them',
  usage_reservations: 'units set aside for a request that is being served: gone within a minute',
};
