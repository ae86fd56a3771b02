import { type ExportPart, tablePart } from '../../platform/export-part.ts';
import { apiKeys } from './api-keys/api-keys.tables.ts';
import { webhookDeliveries, webhookEndpoints } from './webhooks/webhooks.tables.ts';

/** Keys and webhooks. */
export const DEVELOPERS_PARTS: readonly ExportPart[] = [
  tablePart({
    name: 'api-keys',
    about: 'The API keys that you made, by name and first characters. The keys are not included.',
    table: apiKeys,
    owner: apiKeys.userId,
    order: [apiKeys.createdAt, apiKeys.id],
    hidden: ['keyHash'],
  }),
  tablePart({
    name: 'webhook-endpoints',
    about: 'Where your own programs are notified of events. The signing secrets are not included.',
    table: webhookEndpoints,
    owner: webhookEndpoints.userId,
    order: [webhookEndpoints.createdAt, webhookEndpoints.id],
    hidden: ['secret', 'oldSecrets'],
  }),
  tablePart({
    name: 'webhook-deliveries',
    about: 'What was sent to them in the last 30 days, and how it went.',
    table: webhookDeliveries,
    owner: webhookDeliveries.userId,
    order: [webhookDeliveries.createdAt, webhookDeliveries.id],
  }),
];
