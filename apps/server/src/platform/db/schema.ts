import * as accounts from './schema/accounts.ts';
import * as apiKeys from './schema/api-keys.ts';
import * as chat from './schema/chat.ts';
import * as diagnoses from './schema/diagnoses.ts';
import * as diagnosisSharing from './schema/diagnosis-sharing.ts';
import * as log from './schema/log.ts';
import * as maintenance from './schema/maintenance.ts';
import * as modelSpend from './schema/model-spend.ts';
import * as notifications from './schema/notifications.ts';
import * as operations from './schema/operations.ts';
import * as payments from './schema/payments.ts';
import * as subscriptions from './schema/subscriptions.ts';
import * as vehicles from './schema/vehicles.ts';
import * as webhooks from './schema/webhooks.ts';

/** Every table, for the query builder. */
export const schema = {
  ...accounts,
  ...apiKeys,
  ...diagnoses,
  ...chat,
  ...diagnosisSharing,
  ...vehicles,
  ...maintenance,
  ...log,
  ...notifications,
  ...subscriptions,
  ...payments,
  ...operations,
  ...modelSpend,
  ...webhooks,
};
