import { type ExportPart, tablePart } from '../../platform/export-part.ts';
import { applicationErrors, contactMessages, supportRequests } from './operations.tables.ts';

/** Messages, support requests and error reports. */
export const OPERATIONS_PARTS: readonly ExportPart[] = [
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
