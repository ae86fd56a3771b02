import { test as base, type Browser, type BrowserContext, expect } from '@playwright/test';
import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';

import { FLAT_BATTERY, GRINDING_BRAKES, OVERHEATING } from './faults.ts';
import { type Mailbox, readMailbox } from './mailbox.ts';
import { type RunningServer, startServer } from './server.ts';
import { diagnoseByApi, joinByApi, type TestUser } from './users.ts';
import { type Watch, watchContext } from './watch.ts';

/** A user with a history, shared by a worker's read-only journeys. */
export interface Reader {
  readonly user: TestUser;
  /** Newest first. */
  readonly diagnoses: readonly Diagnosis[];
  readonly cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
}

/** Puts a session on the page's context, without going through the pages. */
export interface SignIn {
  /** A new user: an allowance of their own, an empty history. */
  readonly asSomebodyNew: () => Promise<TestUser>;
  /** The shared user with three diagnoses. Do not change their session or rows. */
  readonly asReader: () => Promise<Reader>;
}

interface WorkerFixtures {
  server: RunningServer;
  reader: Reader;
}

interface TestFixtures {
  mailbox: Mailbox;
  watch: Watch;
  /** A second browser, watched like the first. */
  otherContext: BrowserContext;
  signIn: SignIn;
}

const newContext = (browser: Browser, server: RunningServer) =>
  browser.newContext({
    baseURL: server.url,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    serviceWorkers: 'block',
  });

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 200_000 },
  ],

  reader: [
    async ({ server, playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: server.url });
      const user = await joinByApi(request, readMailbox(server.dataDir));
      const diagnoses: Diagnosis[] = [];
      for (const fault of [OVERHEATING, FLAT_BATTERY, GRINDING_BRAKES]) {
        diagnoses.unshift(await diagnoseByApi(request, fault));
      }
      const { cookies } = await request.storageState();
      await use({ user, diagnoses, cookies });
      await request.dispose();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  baseURL: async ({ server }, use) => use(server.url),

  mailbox: async ({ server }, use) => use(readMailbox(server.dataDir)),

  watch: [
    async ({ context, server }, use, info) => {
      const watch = watchContext(context, server.url);
      await use(watch);
      if (info.status !== info.expectedStatus && server.output() !== '') {
        await info.attach('server output', { body: server.output().slice(-20_000) });
      }
      expect(watch.problems(), 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],

  otherContext: async ({ browser, server }, use) => {
    const context = await newContext(browser, server);
    const watch = watchContext(context, server.url);
    await use(context);
    await context.close();
    expect(watch.problems(), 'what the second browser complained about').toEqual([]);
  },

  signIn: async ({ context, mailbox, reader }, use) => {
    await use({
      asSomebodyNew: () => joinByApi(context.request, mailbox),
      asReader: async () => {
        await context.addCookies([...reader.cookies]);
        return reader;
      },
    });
  },
});

export { expect } from '@playwright/test';
