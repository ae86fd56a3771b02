import type { Database, Transaction } from '@wrenchwise/database/database';
import { z } from 'zod';

import { DELIVERY_WAITS, SLOW_DELIVERY_MS } from '../../../platform/jobs/delivery-waits.ts';
import type { JobQueue } from '../../../platform/jobs/queue.ts';
import type { Message } from './message-request.ts';
import {
  findService,
  listServices,
  type MessageServiceRow,
  noteTry,
} from './message-services.repository.ts';

const QUEUE = 'service-messages';
/** The lane of servers whose last answer was slow or never came. */
const SLOW_QUEUE = 'service-messages-slow';
const WORKERS = 8;
const SLOW_WORKERS = 4;

const Job = z.object({
  userId: z.string(),
  serviceId: z.string(),
  title: z.string(),
  body: z.string(),
  href: z.string(),
  /** Attempts that failed; jobs of older releases have none. */
  attempts: z.int().default(0),
});
type Job = z.infer<typeof Job>;

/** How an attempt ended: null is taken. What is final is not tried again. */
export interface Attempt {
  readonly failure: string | null;
  readonly isFinal: boolean;
}

interface MessageDelivery {
  /** Queues a message to each of a user's services as part of `tx`, which has the owner role. */
  readonly send: (
    tx: Transaction,
    message: { userId: string; title: string; body: string; href: string },
  ) => Promise<void>;
  /** Tries a message once and notes how it went; undefined for a service that was deleted meanwhile. */
  readonly tryOnce: (
    row: MessageServiceRow,
    message: Message,
  ) => Promise<MessageServiceRow | undefined>;
}

const deliverWith =
  ({
    timed,
    appUrl,
    db,
    enqueue,
  }: {
    readonly timed: (
      row: MessageServiceRow,
      message: Message,
    ) => Promise<{ isSlow: boolean; failure: string | null; isFinal: boolean }>;
    readonly appUrl: string;
    readonly db: Database;
    readonly enqueue: (
      tx: Database | Transaction,
      { isSlow }: Pick<MessageServiceRow, 'isSlow'>,
      job: Job,
      afterSeconds?: number,
    ) => Promise<void>;
  }) =>
  async (row: MessageServiceRow, job: Job): Promise<void> => {
    const { title, body, href, attempts } = job;
    const { failure, isFinal, isSlow } = await timed(row, {
      title,
      body,
      link: `${appUrl}${href}`,
    });
    const wait = failure === null || isFinal ? undefined : DELIVERY_WAITS[attempts];
    await db.transaction(async (tx) => {
      await noteTry(tx, row, { lastFailure: failure, isSlow });
      if (wait === undefined) return;
      await enqueue(tx, { isSlow }, { ...job, attempts: attempts + 1 }, wait);
    });
  };

/**
 * Messages on their way to their users' own servers: of one user one at a time, servers that do not answer
 * in a lane of their own, and what was not taken is tried again as webhooks are, at least once.
 */
export const createMessageDelivery = async (dependencies: {
  db: Database;
  queue: Pick<JobQueue, 'send' | 'work'>;
  appUrl: string;
  attempt: (row: MessageServiceRow, message: Message) => Promise<Attempt>;
}): Promise<MessageDelivery> => {
  const { db, queue, appUrl, attempt } = dependencies;

  const enqueue = (
    tx: Database | Transaction,
    { isSlow }: Pick<MessageServiceRow, 'isSlow'>,
    job: Job,
    afterSeconds = 0,
  ): Promise<void> =>
    queue.send(isSlow ? SLOW_QUEUE : QUEUE, job, { tx, group: job.userId, afterSeconds });

  const timed = async (row: MessageServiceRow, message: Message) => {
    const started = performance.now();
    const outcome = await attempt(row, message);
    return { ...outcome, isSlow: performance.now() - started > SLOW_DELIVERY_MS };
  };

  const deliver = deliverWith({ timed, appUrl, db, enqueue });

  const work = (lane: { isSlow: boolean }, concurrency: number) =>
    queue.work(
      lane.isSlow ? SLOW_QUEUE : QUEUE,
      async (data) => {
        const job = Job.parse(data);
        const row = await findService(db, job.userId, job.serviceId);
        if (!row) return;
        // What was queued before the server fell silent waits with the rest of it.
        if (row.isSlow && !lane.isSlow) await enqueue(db, row, job);
        else await deliver(row, job);
      },
      { concurrency, perGroup: 1 },
    );
  await work({ isSlow: false }, WORKERS);
  await work({ isSlow: true }, SLOW_WORKERS);

  return {
    send: async (tx, { userId, title, body, href }) => {
      for (const row of await listServices(tx, userId)) {
        await enqueue(tx, row, { userId, serviceId: row.id, title, body, href, attempts: 0 });
      }
    },
    tryOnce: async (row, message) => {
      const { failure, isSlow } = await timed(row, message);
      return noteTry(db, row, { lastFailure: failure, isSlow });
    },
  };
};
