import { randomUUID } from 'node:crypto';

import { rowsOf } from '@wrenchwise/database/database';
import type { TestDatabase } from '@wrenchwise/database/testing/template';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import { tablesWith } from '../../testing/rows-with.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { createLog } from '../log.ts';
import { UnrecoverableJobError, type JobQueue } from './queue.ts';
import { startJobQueue } from './start-queue.ts';

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

const start = async (options?: { runsSchedules: boolean }): Promise<JobQueue> => {
  const queue = await startJobQueue(database.db, createLog('silent'), options);
  running.push(queue);
  return queue;
};

/** A time of day far from now, as a cron expression. */
const farFromNow = (): string => `0 ${(new Date().getUTCHours() + 12) % 24} * * *`;

/** Records the jobs that ran. */
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
  // This queue has no worker, as in a process that dies just after accepting a job.
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
      throw new UnrecoverableJobError('never');
    }
    await work(data);
  });
  await queue.send(name, { mark: bad });
  await queue.send(name, { mark: good });
  await expect.poll(() => done, SOON).toEqual([{ mark: good }]);
  const { db } = database;
  await expect.poll(() => tablesWith(db, good), SOON).toEqual([]);
  expect(await tablesWith(db, bad)).not.toEqual([]);
  expect(badTries).toBe(1);
});

test('jobs are forgotten by what their data contain, and no others', async () => {
  const first = await start();
  await first.work(name, async () => undefined);
  await first.stop();
  const queue = await start();
  const { db } = database;
  const [theirs, others] = [randomUUID(), randomUUID()];
  await queue.send(name, { whose: { id: theirs }, mark: 1 });
  await queue.send(name, { whose: { id: others }, mark: 2 });
  await queue.forget(name, { whose: { id: theirs } }, { tx: db });
  expect(await tablesWith(db, theirs)).toEqual([]);
  expect(await tablesWith(db, others)).not.toEqual([]);
});

/** Blocks every job until it is opened. */
const gate = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
};

test('forty jobs that wait are done one after the other, without a pause between', async () => {
  const sender = await start();
  await sender.open(name);
  for (let mark = 0; mark < 40; mark += 1) await sender.send(name, { mark });
  const queue = await start();
  const { done, work } = workbook();
  await queue.work(name, work);
  // One job per poll, every two seconds, would take eighty.
  await expect.poll(() => done.length, { timeout: 20_000, interval: 50 }).toBe(40);
});

test('what somebody waits for goes before what was sent earlier', async () => {
  const queue = await start();
  await queue.open(name);
  for (let i = 0; i < 20; i += 1) await queue.send(name, { to: 'team' }, { priority: 'low' });
  await queue.send(name, { to: 'anybody' });
  await queue.send(name, { to: 'newcomer' }, { priority: 'high' });
  const { done, work } = workbook();
  await queue.work(name, work);
  await expect.poll(() => done.length, SOON).toBe(22);
  expect(done.slice(0, 3)).toEqual([{ to: 'newcomer' }, { to: 'anybody' }, { to: 'team' }]);
});

test('as many jobs are under way at once as were asked for, and no more', async () => {
  const queue = await start();
  const { opened, open } = gate();
  let underWay = 0;
  let most = 0;
  let done = 0;
  await queue.work(
    name,
    async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await opened;
      underWay -= 1;
      done += 1;
    },
    { concurrency: 3 },
  );
  for (let mark = 0; mark < 9; mark += 1) await queue.send(name, { mark });
  await expect.poll(() => underWay, SOON).toBe(3);
  open();
  await expect.poll(() => done, SOON).toBe(9);
  expect(most).toBe(3);
});

test('what one group has waiting, and does not finish, delays no other group', async () => {
  const queue = await start();
  const { opened, open } = gate();
  const done: unknown[] = [];
  let underWay = 0;
  await queue.work(
    name,
    async (data) => {
      if (!JSON.stringify(data).includes('light')) {
        underWay += 1;
        await opened;
        underWay -= 1;
      }
      done.push(data);
    },
    { concurrency: 4, perGroup: 1 },
  );
  for (let mark = 0; mark < 20; mark += 1) {
    await queue.send(name, { of: 'heavy', mark }, { group: 'heavy' });
  }
  await expect.poll(() => underWay, SOON).toBe(1);
  await queue.send(name, { of: 'light' }, { group: 'light' });
  await expect.poll(() => done, { timeout: 5000, interval: 20 }).toEqual([{ of: 'light' }]);
  open();
  await expect.poll(() => done.length, SOON).toBe(21);
});

const rowOf = async (): Promise<Readonly<Record<string, unknown>> | undefined> => {
  const [row] = await rowsOf(
    database.db,
    sql`select state, retry_count, extract(epoch from start_after - now())::float as wait
        from pgboss.job where name = ${name}`,
  );
  return row;
};

test.for([
  { priority: 'normal' as const, longest: 300 },
  { priority: 'high' as const, longest: 60 },
])(
  'a job of $priority priority is tried again for a day, at most $longest seconds apart',
  async ({ priority, longest }) => {
    const { db } = database;
    const queue = await start();
    const reasons: unknown[] = [];
    await queue.open(name);
    await queue.send(name, {}, { priority });
    // As after hours of an outage: the back-off is at its maximum.
    await db.execute(sql`update pgboss.job set retry_count = 12 where name = ${name}`);
    const fail = () => Promise.reject(new Error('the mail server is away'));
    const onFailed = (_data: unknown, error: unknown) => void reasons.push(error);
    await queue.work(name, fail, { onFailed });
    await expect.poll(async () => (await rowOf())?.['state'], SOON).toBe('retry');
    const wait = Number((await rowOf())?.['wait']);
    expect(wait).toBeGreaterThan(longest - 30);
    expect(wait).toBeLessThanOrEqual(longest);

    const [{ retry_limit: limit } = {}] = await rowsOf(
      db,
      sql`select retry_limit from pgboss.job where name = ${name}`,
    );
    // Twelve delays are shorter: not counted.
    expect((Number(limit) - 12) * longest).toBeGreaterThan(24 * 3600);
    expect(reasons).toEqual([]);
    await db.execute(sql`update pgboss.job set retry_count = retry_limit, start_after = now()
                         where name = ${name}`);
    // `onFailed` runs just before the job is stored as failed.
    await expect
      .poll(async () => (await queue.failed(name)).map(({ reason }) => reason), SOON)
      .toEqual(['the mail server is away']);
    expect(reasons).toHaveLength(1);
  },
);

test('a job that failed for good can be sent again, and is done then', async () => {
  const queue = await start();
  let works = false;
  const { done, work } = workbook();
  await queue.work(name, async (data) => {
    if (!works) throw new UnrecoverableJobError('no such address');
    await work(data);
  });
  await queue.send(name, { mark: 1 }, { priority: 'high' });
  await expect.poll(async () => (await queue.failed(name)).length, SOON).toBe(1);
  const [failed] = await queue.failed(name);
  expect(failed).toMatchObject({ data: { mark: 1 }, reason: 'no such address' });
  works = true;
  expect(await queue.resend(name, [failed?.id ?? '', randomUUID()])).toBe(1);
  await expect.poll(() => done, SOON).toEqual([{ mark: 1 }]);
  expect(await queue.failed(name)).toEqual([]);
});

test.each([
  ['high', 10],
  ['normal', 0],
  ['low', -10],
] as const)('a job of %s priority has it again when it is sent again', async (priority, stored) => {
  const queue = await start();
  await queue.work(name, async () => {
    throw new UnrecoverableJobError('no such address');
  });
  await queue.send(name, { mark: 1 }, { priority });
  await expect.poll(async () => (await queue.failed(name)).length, SOON).toBe(1);
  const [failed] = await queue.failed(name);
  expect(await queue.resend(name, [failed?.id ?? ''])).toBe(1);
  await expect.poll(async () => (await queue.failed(name)).length, SOON).toBe(1);
  const { rows } = await database.db.executeSql(`select priority from pgboss.job where name = $1`, [
    name,
  ]);
  expect(rows).toEqual([{ priority: stored }]);
});

test('what the clock starts is done once by two instances; what came due while none ran is made up for', async () => {
  const { db } = database;
  const cron = farFromNow();
  const before = await start({ runsSchedules: true });
  await before.schedule(name, cron, async () => undefined);
  await before.stop();
  await db.executeSql(`update pgboss.version set cron_on = now() - interval '2 days'`);
  await db.executeSql(
    `update pgboss.schedule set created_on = now() - interval '3 days' where name = $1`,
    [name],
  );

  const { done, work } = workbook();
  const instances = [await start({ runsSchedules: true }), await start({ runsSchedules: true })];
  for (const instance of instances) await instance.schedule(name, cron, () => work('swept'));
  await expect.poll(() => done, SOON).toEqual(['swept']);
  // Both have checked the schedule and finished its jobs before they stop.
  for (const instance of instances) await instance.stop();
  expect(done).toEqual(['swept']);
  const left = await db.executeSql(`select 1 from pgboss.job where name = $1`, [name]);
  expect(left.rows).toEqual([]);
});

test('what fails by the clock is tried again', async () => {
  const queue = await start({ runsSchedules: true });
  let tries = 0;
  await queue.schedule(name, farFromNow(), async () => {
    tries += 1;
    if (tries === 1) throw new Error('not now');
  });
  await queue.send(name, {});
  await expect.poll(() => tries, SOON).toBe(2);
});
