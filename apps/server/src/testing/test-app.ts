import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Client as ApiClient, createClient } from '@wrenchwise/contract/client';
import type { OutputOf } from '@wrenchwise/contract/endpoint';
import { signUp, verifyEmail } from '@wrenchwise/contract/endpoints/accounts/sign-up';
import type { Database, WatchDatabase } from '@wrenchwise/database/database';
import type { TestDatabase } from '@wrenchwise/database/testing/template';
import type { Engine } from '@wrenchwise/engine/create-engine';
import { engine } from '@wrenchwise/engine/testing/engine';

import { compose } from '../compose.ts';
import type { Composition } from '../composition.ts';
import type { PasswordHashing } from '../modules/accounts/better-auth/password-hashing.ts';
import type { SendPush } from '../modules/messages/channels/push.service.ts';
import type { DiagnosisProvider } from '../platform/adapters/diagnosis-provider/port.ts';
import { fileOutbox, type OutboxMail } from '../platform/adapters/mail/outbox.ts';
import { readConfig } from '../platform/config/config.ts';
import type { Feature } from '../platform/feature.ts';
import type { JobQueue } from '../platform/jobs/queue.ts';
import { createLog, type Log } from '../platform/log.ts';
import type { Policies } from '../platform/policies.ts';
import { createTelemetry } from '../platform/telemetry/telemetry.ts';
import type { Tracing } from '../platform/telemetry/tracing.ts';
import { addBystander, type Bystander } from './bystander.ts';
import { immediateQueue } from './immediate-queue.ts';
import { mailedToken, VERIFICATION } from './mail-link.ts';
import { QUICK_HASHING } from './quick-hashing.ts';
import { openTestDatabase } from './test-database.ts';
import { urlOf } from './url-of.ts';

/** A browser: keeps cookies, sends its origin, uses the typed client. */
export interface Browser {
  readonly call: ApiClient;
  readonly request: (path: string, init?: RequestInit) => Promise<Response>;
  readonly cookies: Map<string, string>;
}

export interface TestUser extends Browser {
  readonly email: string;
  readonly password: string;
  readonly id: string;
}

export interface TestApp {
  readonly composition: Composition;
  readonly database: TestDatabase;
  readonly newBrowser: (headers?: Record<string, string>) => Browser;
  /** Signs a new user up, verifies the address and returns them signed in. */
  readonly newUser: () => Promise<TestUser>;
  readonly mailsTo: (address: string) => Promise<readonly OutboxMail[]>;
  readonly close: () => Promise<void>;
}

const APP_URL = 'http://wrenchwise.test';

const createBrowser = (
  {
    app,
    settle,
    bystander,
  }: Pick<Composition, 'app'> & {
    settle: () => Promise<void>;
    bystander: Bystander | undefined;
  },
  extra: Record<string, string> = {},
): Browser => {
  const cookies = new Map<string, string>();
  const request = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers({ origin: APP_URL, host: 'wrenchwise.test', ...extra });
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
    if (cookies.size > 0) {
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    }
    const response = await app.request(new URL(path, APP_URL).toString(), { ...init, headers });
    await settle();
    if (bystander && /\bjson\b/.test(response.headers.get('content-type') ?? '')) {
      bystander.expectAbsentFrom(await response.clone().text(), path);
    }
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const cut = pair.indexOf('=');
      const name = pair.slice(0, cut);
      if (/max-age=0/i.test(cookie)) cookies.delete(name);
      else cookies.set(name, pair.slice(cut + 1));
    }
    return response;
  };
  const call = createClient({
    baseUrl: APP_URL,
    fetch: (input, init) => request(urlOf(input), init),
  });
  return { call, request, cookies };
};

let users = 0;

/** The whole product on a fresh database, without a socket. */
export const openTestApp = async (
  options: {
    environment?: Record<string, string>;
    provider?: DiagnosisProvider;
    /** Replaces the engine that all tests of a worker share. */
    engine?: Engine;
    policies?: Policies;
    /** Replaces the quick hashing of tests. */
    passwordHashing?: PasswordHashing;
    /** Mounted beside the product's. */
    features?: readonly Feature[];
    /** Replaces the silent log. */
    log?: Log;
    now?: () => Date;
    sendPush?: SendPush;
    tracing?: Tracing;
    /** Sees the database's work in place of the metrics. */
    watch?: WatchDatabase;
    /** A second instance on the same database. */
    db?: Database;
    /** A second user with rows everywhere, none of which may be changed or shown to others. */
    withBystander?: boolean;
    /** The queue of the product, with its workers, instead of one that runs jobs after each request. */
    queue?: (db: Database) => Promise<JobQueue>;
  } = {},
): Promise<TestApp> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'wrenchwise-test-'));
  const telemetry = createTelemetry({ tracing: options.tracing });
  const database: TestDatabase = options.db
    ? { db: options.db, url: undefined, close: async () => undefined }
    : await openTestDatabase({ watch: options.watch ?? telemetry.watchDatabase });
  // On a database that was handed over there may be one already.
  const bystander =
    options.withBystander && !options.db ? await addBystander(database.db) : undefined;
  const config = readConfig(
    {
      DATA_DIR: dataDir,
      APP_URL,
      AUTH_SECRET: 'a-secret-for-tests-only-0123456789abcdef',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'silent',
      ...options.environment,
    },
    dataDir,
  );
  const jobs = await options.queue?.(database.db);
  const queue = jobs ? { ...jobs, settle: async () => undefined } : immediateQueue(database.db);
  const composition = await compose({
    config,
    db: database.db,
    queue,
    engine: options.engine ?? engine,
    log: options.log ?? createLog(config.logLevel),
    telemetry,
    ...(options.now ? { now: options.now } : {}),
    ...(options.provider ? { provider: options.provider } : {}),
    ...(options.policies ? { policies: options.policies } : {}),
    passwordHashing: options.passwordHashing ?? QUICK_HASHING,
    ...(options.sendPush ? { sendPush: options.sendPush } : {}),
    ...(options.features ? { features: options.features } : {}),
  });
  const outbox = fileOutbox({
    directory: join(dataDir, 'outbox'),
    from: '',
    now: () => new Date(),
  });
  const mailsTo = async (address: string) => {
    await queue.settle();
    return (await outbox.list(1000)).filter((mail) => mail.to === address);
  };
  const newBrowser = (headers?: Record<string, string>) =>
    createBrowser({ app: composition.app, settle: queue.settle, bystander }, headers);

  return {
    composition,
    database,
    newBrowser,
    mailsTo,
    newUser: async () => {
      const browser = newBrowser();
      users += 1;
      const email = `person-${users}-${process.pid}@example.com`;
      const password = `a fine day for driving ${users}`;
      const { user } = await browser.call(signUp, {
        body: { name: `Person ${users}`, email, password },
      });
      await verifyByMail(browser, { mailsTo }, email);
      return { ...browser, email, password, id: user.id };
    },
    close: async () => {
      await jobs?.stop();
      try {
        await bystander?.expectUntouched();
      } finally {
        await database.close();
        await rm(dataDir, { recursive: true });
      }
    },
  };
};

/** Presses the button of the page to which the newest verification mail to an address leads. */
export const verifyByMail = async (
  browser: Pick<Browser, 'call'>,
  app: Pick<TestApp, 'mailsTo'>,
  address: string,
): Promise<OutputOf<typeof verifyEmail>> =>
  browser.call(verifyEmail, {
    body: { token: await mailedToken(app, address, VERIFICATION) },
  });
