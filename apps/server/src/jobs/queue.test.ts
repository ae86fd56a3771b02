import { randomUUID } from 'node:crypto';

import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import { createLog } from '../log.ts';
import { tablesWith } from '../testing/rows-with.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { HopelessJobError, type JobQueue, startJobQueue } from './queue.ts';

/** The real pg-boss on the test's database. */

let database: TestDatabase;
let running: JobQueue[] = [];
let name: string;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => {
  name = `test-${randomUUID()}`;
});
afterEach(async () => {
  for (const queue of running) await queue.stop();
  running = [];
});
afterAll(() => database.close());

const start = async (): Promise<JobQueue> => {
  const queue = await startJobQueue(database.connection, createLog('silent'));
  running.push(queue);
  return queue;
};

/** Keeps what was done. */
const workbook = () => {
  const done: unknown[] = [];
  const work = async (data: unknown): Promise<void> => {
    done.push(data);
  };
  return { done, work };
};

const SOON = { timeout: 30_000, interval: 50 };

test('a job that fails twice is done in the end, and once', async () => {
  const queue = await start();
  const { done, work } = workbook();
  let tries = 0;
  await queue.work(name, async (data) => {
    tries += 1;
    if (tries <= 2) throw new Error('not now');
    await work(data);
  });
  await queue.send(name, { mark: 'welcome' });
  await expect.poll(() => done, SOON).toEqual([{ mark: 'welcome' }]);
  expect(tries).toBe(3);
});

test('a job that was accepted before a restart is done after it', async () => {
  const first = await start();
  await first.work(name, async () => undefined);
  await first.stop();
  const before = await start();
  // Nobody works this instance's queue, as when the process dies just after accepting.
  await before.send(name, { mark: 'survivor' });
  await before.stop();

  const after = await start();
  const { done, work } = workbook();
  await after.work(name, work);
  await expect.poll(() => done, SOON).toEqual([{ mark: 'survivor' }]);
});

test('two queues on one database do each job once', async () => {
  const { done, work } = workbook();
  const [one, other] = [await start(), await start()];
  await one.work(name, work);
  await other.work(name, work);
  const jobs = Array.from({ length: 6 }, (_, mark) => ({ mark }));
  for (const job of jobs) await one.send(name, job);
  const marks = () => done.map((data) => JSON.stringify(data)).toSorted();
  await expect.poll(marks, SOON).toEqual(jobs.map((job) => JSON.stringify(job)));
});

test('a job that is done leaves no row; one that is hopeless keeps its row and is not tried again', async () => {
  const queue = await start();
  const { done, work } = workbook();
  const [good, bad] = [randomUUID(), randomUUID()];
  let badTries = 0;
  await queue.work(name, async (data) => {
    if (JSON.stringify(data).includes(bad)) {
      badTries += 1;
      throw new HopelessJobError('never');
    }
    await work(data);
  });
  await queue.send(name, { mark: bad });
  await queue.send(name, { mark: good });
  await expect.poll(() => done, SOON).toEqual([{ mark: good }]);
  const { db } = database.connection;
  await expect.poll(() => tablesWith(db, good), SOON).toEqual([]);
  expect(await tablesWith(db, bad)).not.toEqual([]);
  expect(badTries).toBe(1);
});

test('jobs are forgotten by what their data contain, and no others', async () => {
  const first = await start();
  await first.work(name, async () => undefined);
  await first.stop();
  const queue = await start();
  const { db } = database.connection;
  const [theirs, others] = [randomUUID(), randomUUID()];
  await queue.send(name, { whose: { id: theirs }, mark: 1 });
  await queue.send(name, { whose: { id: others }, mark: 2 });
  await queue.forget(name, { whose: { id: theirs } }, { tx: db });
  expect(await tablesWith(db, theirs)).toEqual([]);
  expect(await tablesWith(db, others)).not.toEqual([]);
});
