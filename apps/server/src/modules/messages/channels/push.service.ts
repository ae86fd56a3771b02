import type { PushBrowser } from '@wrenchwise/contract/endpoints/push';
import type { Database, Transaction } from '@wrenchwise/database/database';
import { z } from 'zod';

import type { AuthSecrets } from '../../../platform/config/auth-secret.ts';
import type { JobQueue } from '../../../platform/jobs/queue.ts';
import type { Log } from '../../../platform/log.ts';
import { callingAs } from '../../../platform/telemetry/calling-as.ts';
import { countBrowsers, deleteBrowser, listBrowsers, saveBrowser } from './push.repository.ts';
import { readVapidKeys, type VapidKeys } from './vapid-keys.ts';

/** Sends one message; rejects with the push service's `statusCode`. */
export type SendPush = (
  browser: PushBrowser,
  payload: string,
  keys: VapidKeys & { readonly subject: string },
) => Promise<unknown>;

export interface PushService {
  readonly describe: (userId: string) => Promise<{ publicKey: string; browsers: number }>;
  readonly subscribe: (
    userId: string,
    browser: PushBrowser,
    userAgent: string | null,
  ) => Promise<void>;
  readonly unsubscribe: (userId: string, endpoint: string) => Promise<void>;
  /** Queues a message to a user's browsers as part of `tx`, which has the owner role. */
  readonly send: (tx: Transaction, message: PushMessage & { userId: string }) => Promise<void>;
}

const PushMessage = z.object({ title: z.string(), body: z.string(), href: z.string() });
export type PushMessage = z.infer<typeof PushMessage>;

const PushJob = PushMessage.extend({ userId: z.string() });

export const PUSH_QUEUE = 'push-messages';

/** Messages on their way at once: users in this process, and browsers of one user. */
const USERS_AT_ONCE = 8;
const BROWSERS_AT_ONCE = 5;

/** What push services take without being asked for more. */
const MAX_LETTERS = 300;

const short = (text: string): string =>
  text.length <= MAX_LETTERS ? text : `${text.slice(0, MAX_LETTERS - 1)}…`;

const GONE: ReadonlySet<unknown> = new Set([404, 410]);

const statusOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'statusCode' in error
    ? error.statusCode
    : undefined;

const sendByLibrary: SendPush = async (browser, payload, { subject, publicKey, privateKey }) => {
  const { default: webPush } = await import('web-push');
  const vapidDetails = { subject, publicKey, privateKey };
  await callingAs('push', () =>
    webPush.sendNotification(browser, payload, {
      vapidDetails,
      TTL: 24 * 60 * 60,
      timeout: 10_000,
    }),
  );
};

const generateByLibrary = async (): Promise<VapidKeys> =>
  (await import('web-push')).default.generateVAPIDKeys();

/** Does the work for each, so many at once. */
const inParallel = async <T>(
  all: readonly T[],
  atOnce: number,
  work: (one: T) => Promise<void>,
): Promise<void> => {
  const left = all.values();
  const lane = async (): Promise<void> => {
    for (const one of left) await work(one);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
};

const deliverWith =
  ({
    db,
    keysOf,
    appUrl,
    sendPush,
    log,
  }: {
    readonly db: Database;
    readonly keysOf: () => Promise<VapidKeys>;
    readonly appUrl: string;
    readonly sendPush: SendPush;
    readonly log: Log;
  }) =>
  async ({ userId, ...message }: z.infer<typeof PushJob>): Promise<void> => {
    const browsers = await listBrowsers(db, userId);
    if (browsers.length === 0) return;
    const keys = { ...(await keysOf()), subject: appUrl };
    const payload = JSON.stringify({
      title: short(message.title),
      body: short(message.body),
      href: message.href,
    });
    await inParallel(browsers, BROWSERS_AT_ONCE, async (browser) => {
      await sendPush(browser, payload, keys).catch(async (error: unknown) => {
        const status = statusOf(error);
        if (GONE.has(status)) await deleteBrowser(db, userId, browser.endpoint);
        // Reported in the app and by mail as well: not tried again, which would repeat it in the others.
        else log.info({ status }, 'a push message was not taken');
      });
    });
  };

/** Web Push: opt-in, by the job queue, so that no act of a user waits for a push service. */
export const createPushService = async (dependencies: {
  db: Database;
  queue: JobQueue;
  secrets: AuthSecrets;
  log: Log;
  appUrl: string;
  /** Replaces the real push services. */
  sendPush?: SendPush;
}): Promise<PushService> => {
  const { db, queue, secrets, log, appUrl, sendPush = sendByLibrary } = dependencies;
  let reading: Promise<VapidKeys> | undefined;
  const readKeys = async (): Promise<VapidKeys> => {
    // The library is loaded on first use.
    const fresh = await generateByLibrary();
    return readVapidKeys({ db, secrets, generate: () => fresh });
  };
  const keysOf = (): Promise<VapidKeys> => {
    reading ??= readKeys().catch((error: unknown) => {
      reading = undefined;
      throw error;
    });
    return reading;
  };

  const deliver = deliverWith({ db, keysOf, appUrl, sendPush, log });

  // A user whose browsers' services do not answer delays nobody else.
  await queue.work(PUSH_QUEUE, (data) => deliver(PushJob.parse(data)), {
    concurrency: USERS_AT_ONCE,
    perGroup: 1,
  });

  return {
    describe: async (userId) => ({
      publicKey: (await keysOf()).publicKey,
      browsers: await countBrowsers(db.forUser(userId), userId),
    }),
    subscribe: (userId, browser, userAgent) => saveBrowser(db, { userId, browser, userAgent }),
    unsubscribe: (userId, endpoint) => deleteBrowser(db.forUser(userId), userId, endpoint),
    send: async (tx, { userId, title, body, href }) => {
      if ((await countBrowsers(tx, userId)) === 0) return;
      await queue.send(PUSH_QUEUE, { userId, title, body, href }, { tx, group: userId });
    },
  };
};
