import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { rowsOf } from './database.ts';
import { createTurns } from './fair-turns.ts';
import { openCopy, type TestDatabase } from './testing/template.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openCopy(inject('template'));
});
afterAll(() => database.close());

test('lanes take turns, in the order of arrival within each', async () => {
  const takeTurn = createTurns();
  const done: string[] = [];
  const work = (lane: string, mark: number) =>
    takeTurn(lane, async () => {
      done.push(`${lane}${mark}`);
    });
  const heavy = Array.from({ length: 6 }, (_, mark) => work('a', mark));
  await Promise.all([...heavy, work('b', 0), work('b', 1), work('c', 0)]);
  expect(done).toEqual(['a0', 'a1', 'b0', 'c0', 'a2', 'b1', 'a3', 'a4', 'a5']);
});

test('one turn at a time, also after one that failed', async () => {
  const takeTurn = createTurns();
  let underWay = 0;
  let most = 0;
  const work = async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((resolve) => setImmediate(resolve));
    underWay -= 1;
    if (underWay === 0 && most === 1) throw new Error('refused');
  };
  const all = await Promise.allSettled(['a', 'b', 'a'].map((lane) => takeTurn(lane, work)));
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await takeTurn('a', async () => 'served')).toBe('served');
});

// On PostgreSQL statements run beside each other.
test.runIf(inject('template').kind === 'embedded')(
  'a user with two hundred statements waiting delays another user’s by a few',
  async () => {
    const { db } = database;
    const heavy = db.forUser('7b0e3a52-0000-4000-8000-000000000001');
    const light = db.forUser('7b0e3a52-0000-4000-8000-000000000002');
    let served = 0;
    const all = Array.from({ length: 200 }, async () => {
      await rowsOf(heavy, sql`select 1`);
      served += 1;
    });
    await rowsOf(light, sql`select 1`);
    expect(served).toBeLessThan(20);
    await Promise.all(all);
  },
);

test.runIf(inject('template').kind === 'embedded')(
  'the event loop goes round between statements, so that others are answered meanwhile',
  async () => {
    let rounds = 0;
    const timer = setInterval(() => {
      rounds += 1;
    });
    await Promise.all(Array.from({ length: 200 }, () => rowsOf(database.db, sql`select 1`)));
    clearInterval(timer);
    expect(rounds).toBeGreaterThan(3);
  },
);
