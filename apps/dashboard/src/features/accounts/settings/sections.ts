/** The parts of the settings, in their order on the page. */
import { t } from '@lingui/core/macro';

export const SECTIONS = [
  { id: 'profile', label: t`Profile` },
  { id: 'security', label: t`Security` },
  { id: 'notifications', label: t`Notifications` },
  { id: 'repair-costs', label: t`Repair costs` },
  { id: 'appearance', label: t`Appearance` },
  { id: 'api', label: 'API' },
  { id: 'data', label: t`Your data` },
] as const;

export type SectionId = (typeof SECTIONS)[number]['id'];
