import type { OptionalKind } from './unsubscribe-token.ts';

/** What a kind of mail is called in a sentence. */
export const KIND_WORDS: Readonly<Record<OptionalKind, string>> = {
  maintenanceReminders: 'maintenance reminders',
  diagnosticUpdates: 'diagnostic updates',
  securityAlerts: 'security alerts',
  marketingEmails: 'news and offers',
};
