import { setTimeout as sleep } from 'node:timers/promises';

import type { Database, Transaction } from '@wrenchwise/database/database';
import type { FeatureKey } from '@wrenchwise/rules/plans';
import { Webhook } from 'standardwebhooks';
import { z } from 'zod';

import type { SendWebhook } from '../../../platform/adapters/webhook-sender/port.ts';
import type { Sealed } from '../../../platform/db/sealed.ts';
import { DELIVERY_WAITS, SLOW_DELIVERY_MS } from '../../../platform/jobs/delivery-waits.ts';
import type { JobQueue } from '../../../platform/jobs/queue.ts';
import type { Log } from '../../../platform/log.ts';
import { VERSION } from '../../../platform/version.ts';
import type { NotificationsService } from '../../messages/notifications/notifications.service.ts';
import {
  claimDue,
  findToSend,
  nextDueIn,
  noteAttempt,
  noteEndpoint,
} from './webhook-sending.repository.ts';
import { disableEndpoint, dropLapsedSecrets, oldSecretsAt } from './webhooks.repository.ts';

const WEBHOOK_QUEUE = 'webhook-deliveries';
/** The lane of endpoints whose last answer was slow or never came. */
const SLOW_WEBHOOK_QUEUE = 'webhook-deliveries-slow';

/** The sweep comes each minute: what is due before that is handed on by a timer. */
const SWEEP_MS = 60_000;

/** How long a worker waits for an answer; the request goes on without it, so many in this process. */
const PATIENCE_MS = 500;
const MAX_LINGERING = 256;
const WORKERS = 8;

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
  /**
   * Sends one delivery and stores what came of it. Resolves after half a second at the latest,
   * while a slow address is still waited for.
   */
  readonly deliver: (deliveryId: string) => Promise<void>;
}

/** Why an attempt failed, and whether another one is worth it. */
const failureOf = (outcome: { status: number } | { failure: string }) => {
  if ('failure' in outcome) return { status: null, failure: outcome.failure };
  const { status } = outcome;
  return { status, failure: `The address answered ${status}` };
};

interface Dependencies {
  readonly db: Database;
  readonly queue: Pick<JobQueue, 'send'>;
  readonly send: SendWebhook;
  readonly centre: Pick<NotificationsService, 'notify'>;
  /** The signing secret of an endpoint as it was stored; undefined when no secret of ours opens it. */
  readonly openSecret: (stored: Sealed) => Promise<string | undefined>;
  readonly isEntitled: (userId: string, feature: FeatureKey) => Promise<boolean>;
  readonly now: () => Date;
  readonly log: Log;
}

type Due = NonNullable<Awaited<ReturnType<typeof findToSend>>>;

const isArrived = (status: number): boolean => status >= 200 && status < 300;

/** Stores that a delivery failed for good, and stops an endpoint that keeps failing. */
const giveUpWith =
  ({ centre }: Pick<Omit<Dependencies, 'queue' | 'log'>, 'centre'>) =>
  async (
    tx: Transaction,
    { delivery, endpoint }: Due,
    { isSlow, ...came }: { status: number | null; failure: string; isSlow: boolean },
  ): Promise<void> => {
    const noted = { ...came, state: 'failed', waitSeconds: null } as const;
    const isNews = await noteAttempt(tx, delivery, noted);
    const about = isNews ? ({ outcome: 'failed', isSlow } as const) : { isSlow };
    const failures = await noteEndpoint(tx, endpoint.id, about);
    if (!isNews || (failures < FAILURES_UNTIL_STOP && came.status !== GONE)) return;
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
  };

/** Sends it, or says why it is not sent at all. */
const attemptWith =
  ({
    isEntitled,
    openSecret,
    now,
    send,
  }: Pick<Omit<Dependencies, 'queue' | 'log'>, 'isEntitled' | 'openSecret' | 'now' | 'send'>) =>
  async ({ delivery, endpoint }: Due) => {
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

/** One attempt at a delivery, and what is stored of it. */
const createSend = ({
  db,
  centre,
  openSecret,
  isEntitled,
  now,
  send,
}: Omit<Dependencies, 'queue' | 'log'>) => {
  const attempt = attemptWith({ isEntitled, openSecret, now, send });

  const giveUp = giveUpWith({ centre });

  /** Sends it and stores what came of it; the endpoint is free for its next delivery then. */
  return async (due: Due): Promise<void> => {
    const { delivery, endpoint } = due;
    const started = performance.now();
    const outcome = await attempt(due);
    const isSlow = performance.now() - started > SLOW_DELIVERY_MS;
    await db.transaction(async (tx) => {
      if ('refusal' in outcome) {
        const noted = { state: 'failed', status: null, waitSeconds: null } as const;
        await noteAttempt(tx, delivery, { ...noted, failure: outcome.refusal });
        await noteEndpoint(tx, endpoint.id, {});
        return;
      }
      if ('status' in outcome && isArrived(outcome.status)) {
        const { status } = outcome;
        const noted = { state: 'delivered', status, failure: null, waitSeconds: null } as const;
        const isNews = await noteAttempt(tx, delivery, noted);
        await noteEndpoint(tx, endpoint.id, isNews ? { outcome: 'arrived', isSlow } : { isSlow });
        return;
      }
      const came = failureOf(outcome);
      const waitSeconds = DELIVERY_WAITS[delivery.attempts];
      if (waitSeconds === undefined || came.status === GONE) {
        await giveUp(tx, due, { ...came, isSlow });
        return;
      }
      await noteAttempt(tx, delivery, { ...came, state: 'pending', waitSeconds });
      await noteEndpoint(tx, endpoint.id, { isSlow });
    });
  };
};

/**
 * Sends what the database's triggers wrote down with each event: signed as Standard Webhooks
 * (https://www.standardwebhooks.com), repeated with back-off, at least once.
 */
export const createWebhookDelivery = (dependencies: Dependencies): WebhookDeliveryService => {
  const { db, queue, log } = dependencies;
  const sendAndNote = createSend(dependencies);

  const dispatch = async (): Promise<void> => {
    const claim = () =>
      db.transaction(async (tx) => {
        const claimed = await claimDue(tx, AT_ONCE);
        for (const { id, isSlow } of claimed) {
          await queue.send(isSlow ? SLOW_WEBHOOK_QUEUE : WEBHOOK_QUEUE, { deliveryId: id }, { tx });
        }
        return claimed.length;
      });
    for (let claimed = AT_ONCE; claimed === AT_ONCE;) claimed = await claim();
    const ms = await nextDueIn(db);
    if (ms !== undefined && ms < SWEEP_MS) wakeIn(ms);
  };

  const dispatchIn = (ms: number, before: () => void = () => undefined): NodeJS.Timeout =>
    setTimeout(() => {
      before();
      dispatch().catch((error: unknown) =>
        log.warn({ err: error }, 'webhooks could not be handed on; the next sweep will'),
      );
    }, ms).unref();

  let isNudged = false;
  const nudge = (ms = NUDGE_MS): void => {
    if (isNudged) return;
    isNudged = true;
    dispatchIn(ms, () => {
      isNudged = false;
    });
  };

  let alarm: NodeJS.Timeout | undefined;
  const wakeIn = (ms: number): void => {
    clearTimeout(alarm);
    alarm = dispatchIn(ms + NUDGE_MS);
  };

  const send = async (due: Due): Promise<void> => {
    await sendAndNote(due);
    // Its next delivery may be due already.
    nudge(0);
  };

  let lingering = 0;
  const deliver = async (deliveryId: string): Promise<void> => {
    const due = await findToSend(db, deliveryId);
    if (!due) return;
    const sending = send(due);
    if (lingering >= MAX_LINGERING) return sending;
    const patience = new AbortController();
    const late = sleep(PATIENCE_MS, 'late' as const, { signal: patience.signal, ref: false });
    const first = await Promise.race([sending, late]).finally(() => patience.abort());
    late.catch(() => undefined);
    if (first !== 'late') return;
    // Whoever waits for a free worker does not wait for this address. The row says what is left to do.
    lingering += 1;
    sending
      .catch((error: unknown) => log.warn({ err: error }, 'a slow webhook was not noted'))
      .finally(() => {
        lingering -= 1;
      });
  };

  return {
    sweep: async () => {
      await dispatch();
      await dropLapsedSecrets(db);
    },
    deliver,
    nudge: () => nudge(),
  };
};

export const workWebhooks = async (
  queue: Pick<JobQueue, 'work'>,
  { deliver }: Pick<WebhookDeliveryService, 'deliver'>,
): Promise<void> => {
  for (const name of [WEBHOOK_QUEUE, SLOW_WEBHOOK_QUEUE]) {
    await queue.work(name, (data) => deliver(Job.parse(data).deliveryId), { concurrency: WORKERS });
  }
};
