import { randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';

import { type Database, rowsOf } from './database.ts';
import { openPostgres } from './postgres.ts';
import { isUnavailable, sqlStateOf } from './sqlstate.ts';
import { type BreakableDatabase, openBreakableDatabase } from './testing/breakable-database.ts';
import { IMMEDIATE_RETRIES } from './testing/immediate-retries.ts';
import { notes } from './testing/notes.ts';
import { openCopy, type TestDatabase } from './testing/template.ts';

/** PostgreSQL only: the embedded database has no connections. */
describe.runIf(inject('template').kind === 'postgres')('a connection that breaks', () => {
  let database: TestDatabase;
  let network: BreakableDatabase;
  let db: Database;
  const user = randomUUID();
  beforeAll(async () => {
    database = await openCopy(inject('template'));
    network = await openBreakableDatabase(database.url ?? '');
    db = openPostgres({ url: network.url, max: 2, retries: IMMEDIATE_RETRIES });
    for (const body of ['first', 'second']) {
      await database.db.insert(notes).values({ userId: user, body });
    }
    await database.db.execute(sql`create sequence attempts`);
    await database.db.execute(sql`grant usage on sequence attempts to app_user`);
  });
  beforeEach(async () => {
    network.cutAt(undefined);
    await database.db.execute(sql`alter sequence attempts restart`);
  });
  afterAll(async () => {
    await db.close();
    await network.close();
    await database.close();
  });

  const attempts = async (): Promise<number> => {
    const [row] = await rowsOf(
      database.db,
      sql`select case when is_called then last_value else 0 end as n from attempts`,
    );
    return Number(row?.['n']);
  };
  const failureOf = (run: Promise<unknown>): Promise<unknown> =>
    run.then(
      () => undefined,
      (error: unknown) => error,
    );
  const readNote = (body: string) =>
    rowsOf(db.forUser(user), sql.raw(`select "body" from "notes" where "body" = '${body}'`));

  test('while a user reads is not noticed: the read goes out again', async () => {
    await readNote('first');
    const before = network.connections();
    const reading = readNote('first');
    network.cut();
    expect(await reading).toHaveLength(1);
    expect(network.connections()).toBeGreaterThan(before);
  });

  test('again and again is shown after 2 more tries, as a database that is away', async () => {
    network.cutAt('second');
    const before = network.connections();
    const failure = await failureOf(readNote('second'));
    expect(isUnavailable(failure)).toBe(true);
    expect(network.connections() - before).toBeGreaterThanOrEqual(2);
    network.cutAt(undefined);
    expect(await readNote('second')).toHaveLength(1);
  });

  test('while something is written is shown at once: it may have been done', async () => {
    network.cutAt('cut here');
    const before = network.connections();
    const write = rowsOf(db, sql`select nextval('attempts'), 'cut here' as reason`);
    expect(isUnavailable(await failureOf(write))).toBe(true);
    expect(network.connections() - before).toBeLessThanOrEqual(1);
  });

  test('before a transaction has begun is not noticed, and leaks no connection', async () => {
    for (let time = 0; time < 5; time += 1) {
      await db.execute(sql`select 1`);
      let works = 0;
      const rows = db.forUser(user).transaction(async (tx) => {
        works += 1;
        return rowsOf(tx, sql`select current_user::text as role`);
      });
      network.cut();
      expect(await rows).toEqual([{ role: 'app_user' }]);
      expect(works).toBe(1);
    }
  });

  test('at the commit is shown: nobody knows what was committed', async () => {
    network.cutAt('commit');
    let works = 0;
    const failure = await failureOf(
      db.forUser(user).transaction(async (tx) => {
        works += 1;
        await tx.execute(sql`select 1`);
      }),
    );
    expect(works).toBe(1);
    expect(isUnavailable(failure)).toBe(true);
  });

  test('is another matter than a transaction that the database undid: that runs again', async () => {
    const undone = (times: number) =>
      db.forUser(user).transaction(async (tx) => {
        await tx.execute(sql`do $$ begin
          if nextval('attempts') <= ${sql.raw(String(times))} then
            raise exception using errcode = '40001';
          end if; end $$`);
        return 'committed';
      });
    expect(await undone(2)).toBe('committed');
    expect(await attempts()).toBe(3);
    await database.db.execute(sql`alter sequence attempts restart`);
    expect(sqlStateOf(await failureOf(undone(99)))).toBe('40001');
    expect(await attempts()).toBe(3);
  });
});
