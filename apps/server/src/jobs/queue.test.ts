import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Mail } from '../adapters/mail/port.ts';
import { createLog } from '../log.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { startMailJobs } from './mail.ts';
import { type JobQueue, startJobQueue } from './queue.ts';

/** The real pg-boss on the test's database. */

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const start = (): Promise<JobQueue> => startJobQueue(database.connection, createLog('silent'));
const mailOf = (subject: string): Mail => ({
  to: 'sam@example.com',
  subject,
  text: 'Hello',
  html: '<p>Hello</p>',
});
const SOON = { timeout: 30_000, interval: 100 };

test('a mail that fails twice is delivered in the end, and once', async () => {
  const queue = await start();
  let tries = 0;
  const delivered: Mail[] = [];
  const send = await startMailJobs(queue, {
    deliver: async (mail) => {
      tries += 1;
      if (tries <= 2) throw new Error('the mail server is down');
      delivered.push(mail);
    },
  });
  await send(mailOf('Welcome'));
  await expect.poll(() => delivered, SOON).toEqual([mailOf('Welcome')]);
  expect(tries).toBe(3);
  await queue.stop();
});

test('a mail that was accepted before a restart is delivered after it', async () => {
  const before = await start();
  // Nobody works this instance's queue, as when the process dies just after accepting.
  await before.send('mail', mailOf('Survivor'));
  await before.stop();

  const after = await start();
  const delivered: string[] = [];
  await startMailJobs(after, {
    deliver: async ({ subject }) => {
      delivered.push(subject);
    },
  });
  await expect.poll(() => delivered, SOON).toEqual(['Survivor']);
  await after.stop();
});

test('two queues on one database deliver each mail once', async () => {
  const delivered: string[] = [];
  const transport = {
    deliver: async ({ subject }: Mail) => {
      delivered.push(subject);
    },
  };
  const [one, other] = [await start(), await start()];
  const send = await startMailJobs(one, transport);
  await startMailJobs(other, transport);
  const subjects = Array.from({ length: 6 }, (_, index) => `mail ${index}`);
  for (const subject of subjects) await send(mailOf(subject));
  await expect.poll(() => delivered.toSorted(), SOON).toEqual(subjects);
  await one.stop();
  await other.stop();
});
