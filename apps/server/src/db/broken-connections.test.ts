import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';

import { createPolicies } from '../policies.ts';
import { type BreakableDatabase, openBreakableDatabase } from '../testing/breakable-database.ts';
import { insertUser } from '../testing/insert-user.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { asUser } from './as-user.ts';
import { type Connection, openPostgres, rowsOf } from './connect.ts';
import { databaseErrorCode, sqlStateOf } from './sqlstate.ts';

/** The embedded database has no connections that could break. */
describe.runIf(inject('template').kind === 'postgres')('a connection that breaks', () => {
  let database: TestDatabase;
  let network: BreakableDatabase;
  let connection: Connection;
  let person: string;
  beforeAll(async () => {
    database = await openTestDatabase();
    network = await openBreakableDatabase(database.url ?? '');
    connection = openPostgres({ url: network.url, max: 2, policies: createPolicies({ tempo: 0 }) });
    person = await insertUser(database.connection.db);
    await database.connection.db.execute(sql`create sequence attempts`);
    await database.connection.db.execute(sql`grant usage on sequence attempts to app_user`);
  });
  beforeEach(async () => {
    network.cutAt(undefined);
    await database.connection.db.execute(sql`alter sequence attempts restart`);
  });
  afterAll(async () => {
    await connection.close();
    await network.close();
    await database.close();
  });

  const attempts = async (): Promise<number> => {
    const [row] = await rowsOf(
      database.connection.db,
      sql`select case when is_called then last_value else 0 end as n from attempts`,
    );
    return Number(row?.['n']);
  };
  const failureOf = (run: Promise<unknown>): Promise<unknown> =>
    run.then(
      () => undefined,
      (error: unknown) => error,
    );
  const readPlan = (name: string) =>
    rowsOf(
      connection.statementsAs(person),
      sql.raw(`select "name" from "products" where "name" = '${name}'`),
    );

  test('while a person reads is not noticed: the read goes out again', async () => {
    await readPlan('Basic');
    const before = network.connections();
    const reading = readPlan('Basic');
    network.cut();
    expect(await reading).toHaveLength(1);
    expect(network.connections()).toBeGreaterThan(before);
  });

  test('again and again is told after 2 more tries, as a failure of the server', async () => {
    network.cutAt('Standard');
    const before = network.connections();
    const failure = await failureOf(readPlan('Standard'));
    expect(databaseErrorCode(failure)).toBe('db/unavailable');
    expect(network.connections() - before).toBeGreaterThanOrEqual(2);
    network.cutAt(undefined);
    expect(await readPlan('Standard')).toHaveLength(1);
  });

  test('while something is written is told at once: it may have been done', async () => {
    network.cutAt('cut here');
    const before = network.connections();
    const write = rowsOf(
      connection.statements,
      sql`select nextval('attempts'), 'cut here' as reason`,
    );
    expect(databaseErrorCode(await failureOf(write))).toBe('db/unavailable');
    expect(network.connections() - before).toBeLessThanOrEqual(1);
  });

  test('before a transaction has begun is not noticed, and leaks no connection', async () => {
    for (let time = 0; time < 5; time += 1) {
      await connection.db.execute(sql`select 1`);
      let works = 0;
      const rows = asUser(connection.db, person, async (tx) => {
        works += 1;
        return rowsOf(tx, sql`select current_user::text as role`);
      });
      network.cut();
      expect(await rows).toEqual([{ role: 'app_user' }]);
      expect(works).toBe(1);
    }
  });

  test('at the commit is told: nobody knows what was committed', async () => {
    network.cutAt('commit');
    let works = 0;
    const failure = await failureOf(
      asUser(connection.db, person, async (tx) => {
        works += 1;
        await tx.execute(sql`select 1`);
      }),
    );
    expect(works).toBe(1);
    expect(databaseErrorCode(failure)).toBe('db/unavailable');
  });

  test('is another matter than a transaction that the database undid: that runs again', async () => {
    const undone = (times: number) =>
      asUser(connection.db, person, async (tx) => {
        await tx.execute(sql`do $$ begin
          if nextval('attempts') <= ${sql.raw(String(times))} then
            raise exception using errcode = '40001';
          end if; end $$`);
        return 'committed';
      });
    expect(await undone(2)).toBe('committed');
    expect(await attempts()).toBe(3);
    await database.connection.db.execute(sql`alter sequence attempts restart`);
    expect(sqlStateOf(await failureOf(undone(99)))).toBe('40001');
    expect(await attempts()).toBe(3);
  });
});
