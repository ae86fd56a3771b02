import { z } from 'zod';

/** What an endpoint of the user's own can be notified of, and when. */
export const WEBHOOK_EVENTS = {
  'diagnosis.created': 'A car was diagnosed',
  'vehicle.created': 'A vehicle was saved',
  'vehicle.updated': 'A vehicle was changed, its mileage included',
  'vehicle.deleted': 'A vehicle was deleted',
  'maintenance.created': 'A maintenance task was planned',
  'maintenance.completed': 'A maintenance task was completed',
  'maintenance.due': 'A reminder came: work, MOT or tax is due',
} as const;
export type WebhookEventType = keyof typeof WEBHOOK_EVENTS;

export const WEBHOOK_EVENT_TYPES = Object.keys(WEBHOOK_EVENTS) as WebhookEventType[]; // keys of a const object

/** Sent when its user asks for one, whichever events an endpoint wants. */
export const TEST_EVENT = 'webhook.test';

/**
 * The body of a webhook. It says what happened to what; the rest is read by the API, as it is then.
 */
export const WebhookEvent = z.object({
  type: z.enum([...WEBHOOK_EVENT_TYPES, TEST_EVENT]),
  /** When it happened. */
  timestamp: z.iso.datetime(),
  data: z.object({
    /** Of the diagnosis, vehicle, task or reminder. */
    id: z.uuid(),
    vehicleId: z.uuid().nullable(),
    /** Of a reminder: 'maintenance-due', 'maintenance-overdue', 'mot-due' or 'tax-due', and its words. */
    kind: z.string().optional(),
    title: z.string().optional(),
    body: z.string().optional(),
  }),
});
export type WebhookEvent = z.infer<typeof WebhookEvent>;
