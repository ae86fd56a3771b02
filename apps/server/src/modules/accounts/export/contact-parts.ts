import {
  applicationErrors,
  contactMessages,
  notificationSettings,
  securityAuditEvents,
  supportRequests,
} from '../../../platform/db/schema/operations.ts';
import { type ExportPart, tablePart } from '../../../platform/export-part.ts';

/** Mail settings, security events, messages, support requests and error reports. */
export const CONTACT_PARTS: readonly ExportPart[] = [
  tablePart({
    name: 'notification-settings',
    about: 'Which mails you want. Empty while you have changed nothing.',
    table: notificationSettings,
    owner: notificationSettings.userId,
    order: [notificationSettings.userId],
  }),
  tablePart({
    name: 'security-events',
    about: 'Sign-ins, changes and other events of your account, with address and browser.',
    table: securityAuditEvents,
    owner: securityAuditEvents.userId,
    order: [securityAuditEvents.createdAt, securityAuditEvents.id],
  }),
  tablePart({
    name: 'contact-messages',
    about: 'Messages that you sent us while you were signed in.',
    table: contactMessages,
    owner: contactMessages.userId,
    order: [contactMessages.createdAt, contactMessages.id],
  }),
  tablePart({
    name: 'support-requests',
    about: 'What you asked our support team from your account. Our answers are in your mail.',
    table: supportRequests,
    owner: supportRequests.userId,
    order: [supportRequests.createdAt, supportRequests.id],
  }),
  tablePart({
    name: 'error-reports',
    about: 'Errors that you reported.',
    table: applicationErrors,
    owner: applicationErrors.userId,
    order: [applicationErrors.createdAt, applicationErrors.id],
  }),
];
