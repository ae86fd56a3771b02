import { ACCOUNT_PARTS } from './modules/accounts/export/account-parts.ts';
import { BILLING_PARTS } from './modules/billing/export-parts.ts';
import { CHAT_PARTS } from './modules/chat/export-parts.ts';
import { DEVELOPERS_PARTS } from './modules/developers/export-parts.ts';
import { DIAGNOSIS_PARTS } from './modules/diagnosis/export-parts.ts';
import { GARAGE_PARTS } from './modules/garage/export-parts.ts';
import { exportedFiles } from './modules/garage/files/exported-files.repository.ts';
import { MESSAGES_PARTS } from './modules/messages/export-parts.ts';
import { OPERATIONS_PARTS } from './modules/operations/export-parts.ts';
import type { ExportPart, ExportSources } from './platform/export-part.ts';
import { PLATFORM_PARTS } from './platform/export-parts.ts';

/** Every kind of personal data, each by its owner, in the order in which the README names them. */
export const EXPORT_PARTS: readonly ExportPart[] = [
  ...ACCOUNT_PARTS,
  ...DEVELOPERS_PARTS,
  ...DIAGNOSIS_PARTS,
  ...CHAT_PARTS,
  ...GARAGE_PARTS,
  ...MESSAGES_PARTS,
  ...BILLING_PARTS,
  ...PLATFORM_PARTS,
  ...OPERATIONS_PARTS,
];

/** Tables with a user column that are not exported, and why. */
export const NOT_A_PART: Readonly<Record<string, string>> = {
  data_exports: 'the archives themselves, each deleted after a week',
  log_months: 'the sums of log-entries, by month',
  profile_pictures: 'a file of its own in the archive',
  recorded_entitlements: 'the plan that the security events last told of: it is in them',
  usage_reservations: 'units set aside for a request that is being served: gone within a minute',
};

export const EXPORT_SOURCES: ExportSources = { parts: EXPORT_PARTS, filesOf: exportedFiles };
