import type { Database } from '@wrenchwise/database/database';
import type { FeatureKey } from '@wrenchwise/domain/plans';
import { Webhook } from 'standardwebhooks';
import { z } from 'zod';

import type { SendWebhook } from '../../adapters/webhook-sender/port.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import type { Log } from '../../log.ts';
import { VERSION } from '../../version.ts';
import type { NotificationCentre } from '../notification-centre/notification-centre.service.ts';
import {
  claimDue,
  disableEndpoint,
  dropLapsedSecrets,
  findToSend,
  noteAttempt,
  noteFailures,
  oldSecretsAt,
} from './webhooks.repository.ts';

export const WEBHOOK_QUEUE = 'webhook-deliveries';

const HOUR = 3600;
/**
 * Seconds to wait after each failed attempt, as Standard Webhooks recommends: ten attempts within
 * three days and a quarter.
 */
const WAITS = [5, 5 * 60, 30 * 60, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];
/** The sweep comes each minute: what is due before that is handed on by a timer. */
const SWEEP_SECONDS = 60;

/** Deliveries that fail for good in a row until an endpoint is stopped. */
const FAILURES_UNTIL_STOP = 3;
const AT_ONCE = 100;
const NUDGE_MS = 200;
const GONE = 410;

const Job = z.object({ deliveryId: z.uuid() });

export interface WebhookDeliveryService {
  /**
   * Hands what is due to the queue, and forgets old secrets whose time has passed. Safe beside
   * other instances.
   */
  readonly sweep: () => Promise<void>;
  /** Dispatches soon: something may have happened. Costs the caller nothing. */
  readonly nudge: () => void;
  /** Sends one delivery and stores what came of it. */
  readonly deliver: (deliveryId: string) => Promise<void>;
}

/** Why an attempt failed, and whether another one is worth it. */
const failureOf = (outcome: { status: number } | { failure: string }) => {
  if ('failure' in outcome) return { status: null, failure: outcome.failure };
  const { status } = outcome;
  return { status, failure: `The address answered ${status}` };
};

/**
 * Sends what the database's triggers wrote down with each event: signed as Standard Webhooks
 * (https://www.standardwebhooks.com), repeated with back-off, at least once.
 */
export const createWebhookDelivery = (dependencies: {
  db: Database;
  queue: Pick<JobQueue, 'send'>;
  send: SendWebhook;
  centre: Pick<NotificationCentre, 'notify'>;
  /** The signing secret of an endpoint as it was stored; undefined when no secret of ours opens it. */
  openSecret: (stored: string) => Promise<string | undefined>;
  isEntitled: (userId: string, feature: FeatureKey) => Promise<boolean>;
  now: () => Date;
  log: Log;
}): WebhookDeliveryService => {
  const { db, queue, send, centre, openSecret, isEntitled, now, log } = dependencies;
  type Due = NonNullable<Awaited<ReturnType<typeof findToSend>>>;

  const dispatch = async (): Promise<void> => {
    const claim = () =>
      db.transaction(async (tx) => {
        const ids = await claimDue(tx, AT_ONCE);
        for (const deliveryId of ids) await queue.send(WEBHOOK_QUEUE, { deliveryId }, { tx });
        return ids.length;
      });
    for (let claimed = AT_ONCE; claimed === AT_ONCE;) claimed = await claim();
  };

  /** Sends it, or says why it is not sent at all. */
  const attempt = async ({ delivery, endpoint }: Due) => {
    if (endpoint.disabledAt !== null) return { refusal: 'The endpoint is stopped' };
    if (!(await isEntitled(endpoint.userId, 'api_access'))) {
      return { refusal: 'Your plan does not include webhooks' };
    }
    const secret = await openSecret(endpoint.secret);
    if (secret === undefined) return { refusal: 'The signing secret is lost: make a new one' };
    const body = JSON.stringify(delivery.payload);
    const at = now();
    const old = await Promise.all(oldSecretsAt(endpoint, at).map((one) => openSecret(one.secret)));
    const signing = [secret, ...old.filter((one) => one !== undefined)];
    return send(endpoint.url, {
      body,
      headers: {
        'content-type': 'application/json',
        'user-agent': `Wrenchwise/${VERSION}`,
        'webhook-id': delivery.id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        // One for each secret: a receiver has to know only one of them.
        'webhook-signature': signing
          .map((one) => new Webhook(one).sign(delivery.id, at, body))
          .join(' '),
      },
    });
  };

  const dispatchIn = (ms: number, before: () => void = () => undefined): void => {
    setTimeout(() => {
      before();
      dispatch().catch((error: unknown) =>
        log.warn({ err: error }, 'webhooks could not be handed on; the next sweep will'),
      );
    }, ms).unref();
  };

  const isArrived = (status: number): boolean => status >= 200 && status < 300;

  /** Stores that a delivery failed for good, and stops an endpoint that keeps failing. */
  const giveUp = (
    { delivery, endpoint }: Due,
    came: { status: number | null; failure: string },
  ): Promise<void> =>
    db.transaction(async (tx) => {
      const noted = { ...came, state: 'failed', waitSeconds: null } as const;
      if (!(await noteAttempt(tx, delivery, noted))) return;
      const failures = await noteFailures(tx, endpoint.id, false);
      if (failures < FAILURES_UNTIL_STOP && came.status !== GONE) return;
      if (!(await disableEndpoint(tx, endpoint.id))) return;
      await centre.notify(tx, {
        userId: endpoint.userId,
        vehicleId: null,
        kind: 'webhook-stopped',
        title: 'Webhook endpoint stopped',
        body: `Events could not be delivered to ${new URL(endpoint.url).host}. ${came.failure}. Start it again in the settings.`,
        href: '/dashboard/settings/api',
        dedupeKey: `webhook-stopped:${delivery.id}`,
      });
    });

  const deliver = async (deliveryId: string): Promise<void> => {
    const due = await findToSend(db, deliveryId);
    if (!due) return;
    const { delivery, endpoint } = due;
    const outcome = await attempt(due);
    if ('refusal' in outcome) {
      const noted = { state: 'failed', status: null, failure: outcome.refusal, waitSeconds: null };
      await db.transaction((tx) => noteAttempt(tx, delivery, { ...noted, state: 'failed' }));
      return;
    }
    if ('status' in outcome && isArrived(outcome.status)) {
      const { status } = outcome;
      await db.transaction(async (tx) => {
        const noted = { state: 'delivered', status, failure: null, waitSeconds: null } as const;
        if (await noteAttempt(tx, delivery, noted)) await noteFailures(tx, endpoint.id, true);
      });
      return;
    }
    const came = failureOf(outcome);
    const waitSeconds = WAITS[delivery.attempts];
    if (waitSeconds === undefined || came.status === GONE) return giveUp(due, came);
    await db.transaction((tx) =>
      noteAttempt(tx, delivery, { ...came, state: 'pending', waitSeconds }),
    );
    if (waitSeconds < SWEEP_SECONDS) dispatchIn(waitSeconds * 1000 + NUDGE_MS);
  };

  let isNudged = false;
  return {
    sweep: async () => {
      await dispatch();
      await dropLapsedSecrets(db);
    },
    deliver,
    nudge: () => {
      if (isNudged) return;
      isNudged = true;
      dispatchIn(NUDGE_MS, () => {
        isNudged = false;
      });
    },
  };
};

export const workWebhooks = (
  queue: Pick<JobQueue, 'work'>,
  { deliver }: Pick<WebhookDeliveryService, 'deliver'>,
): Promise<void> =>
  queue.work(WEBHOOK_QUEUE, (data) => deliver(Job.parse(data).deliveryId), { concurrency: 4 });
