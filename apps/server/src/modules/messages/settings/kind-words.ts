import type { OptionalKind } from './unsubscribe-token.ts';

/** Names of the optional kinds of mail, for use in a sentence. */
export const KIND_WORDS: Readonly<Record<OptionalKind, string>> = {
  maintenanceReminders: 'maintenance reminders',
  diagnosticUpdates: 'diagnostic updates',
  securityAlerts: 'security alerts',
  marketingEmails: 'news and offers',
  emailNotifications: 'receipts and all other optional mails',
};
