import * as sandbox from '@wrenchwise/stripe-sandbox/tables';

import * as accounts from './modules/accounts/accounts.tables.ts';
import * as payments from './modules/billing/payments.tables.ts';
import * as subscriptions from './modules/billing/subscriptions.tables.ts';
import * as chat from './modules/chat/chat.tables.ts';
import * as apiKeys from './modules/developers/api-keys/api-keys.tables.ts';
import * as webhooks from './modules/developers/webhooks/webhooks.tables.ts';
import * as diagnoses from './modules/diagnosis/diagnoses.tables.ts';
import * as diagnosisSharing from './modules/diagnosis/diagnosis-sharing.tables.ts';
import * as quotes from './modules/diagnosis/quotes/quotes.tables.ts';
import * as files from './modules/garage/files/files.tables.ts';
import * as incidents from './modules/garage/incidents/incidents.tables.ts';
import * as log from './modules/garage/log/log.tables.ts';
import * as calendar from './modules/garage/maintenance/calendar.tables.ts';
import * as maintenance from './modules/garage/maintenance/maintenance.tables.ts';
import * as recordings from './modules/garage/recordings/recordings.tables.ts';
import * as renewals from './modules/garage/renewals/renewals.tables.ts';
import * as supplies from './modules/garage/supplies/supplies.tables.ts';
import * as tyres from './modules/garage/tyres/tyres.tables.ts';
import * as vehicles from './modules/garage/vehicles/vehicles.tables.ts';
import * as messages from './modules/messages/messages.tables.ts';
import * as operations from './modules/operations/operations.tables.ts';
import * as modelSpend from './platform/adapters/language-model/model-spend.tables.ts';
import * as audit from './platform/audit/audit.tables.ts';
import * as users from './platform/db/users.tables.ts';
import * as limits from './platform/http/limits.tables.ts';
import * as serverKeys from './platform/keys/server-keys.tables.ts';
import * as usage from './platform/usage/usage.tables.ts';

/** Every table, each of its owner: for what asks all of them. */
export const schema = {
  ...accounts,
  ...payments,
  ...subscriptions,
  ...chat,
  ...apiKeys,
  ...webhooks,
  ...diagnoses,
  ...diagnosisSharing,
  ...quotes,
  ...files,
  ...incidents,
  ...recordings,
  ...renewals,
  ...supplies,
  ...tyres,
  ...log,
  ...calendar,
  ...maintenance,
  ...vehicles,
  ...messages,
  ...operations,
  ...modelSpend,
  ...audit,
  ...users,
  ...limits,
  ...serverKeys,
  ...usage,
  ...sandbox,
};
