import { randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import { type Database, rowsOf } from './database.ts';
import { SQLSTATE } from './sqlstate.ts';
import { notes } from './testing/notes.ts';
import { sqlStateOfRun } from './testing/sqlstate-of.ts';
import { openCopy, type TestDatabase } from './testing/template.ts';

const me = randomUUID();
const other = randomUUID();
const origin = { address: '192.0.2.7', agent: 'a browser' };
let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await openCopy(inject('template'), { origin: () => origin });
  db = database.db;
  await db.insert(notes).values([
    { userId: me, body: 'mine', tags: ['a', 'b'], facts: { a: [1] } },
    { userId: other, body: 'theirs' },
  ]);
});
afterAll(() => database.close());

const WHO = sql`select current_user::text as role, current_setting('app.user_id', true) as user_id`;

/** Every connection of the pool has its role reset. */
const expectNobodyLeftBehind = async (): Promise<void> => {
  const asked = Array.from({ length: 20 }, () => rowsOf(db, WHO));
  for (const [row] of await Promise.all(asked)) {
    expect(row?.['role']).not.toBe('app_user');
    expect(row?.['user_id'] ?? '').toBe('');
  }
};

describe('a single statement of a user', () => {
  test('runs as the application role with the user set, for itself only', async () => {
    const [row] = await rowsOf(db.forUser(me), WHO);
    expect(row).toEqual({ role: 'app_user', user_id: me });
    await expectNobodyLeftBehind();
  });

  test('without values is no way around it', async () => {
    const rows = await rowsOf(db.forUser(me), sql`select user_id from notes`);
    expect(rows.map((row) => row['user_id'])).toEqual([me]);
  });

  test('sees no row of anybody else, however it asks', async () => {
    const own = db.forUser(me);
    const rows = await own.select({ userId: notes.userId }).from(notes);
    expect(rows).toEqual([{ userId: me }]);
    expect(await rowsOf(own, sql`select * from notes where user_id = ${other}`)).toEqual([]);
    expect(await rowsOf(own, sql`delete from notes where user_id = ${other} returning id`)).toEqual(
      [],
    );
    expect(await sqlStateOfRun(rowsOf(own, sql`select * from secrets`))).toBe(
      SQLSTATE.insufficientPrivilege,
    );
  });

  test('of hundreds for two users at once each sees its own', async () => {
    const users = Array.from({ length: 200 }, (_, index) => (index % 2 === 0 ? me : other));
    const seen = await Promise.all(
      users.map((user) => db.forUser(user).select({ userId: notes.userId }).from(notes)),
    );
    expect(seen.map(([row]) => row?.userId)).toEqual(users);
    expect(seen.every((rows) => rows.length === 1)).toBe(true);
    await expectNobodyLeftBehind();
  });

  test('never becomes part of a transaction that is open meanwhile', async () => {
    const [inside, outside] = await Promise.all([
      db.forUser(me).transaction(async (tx) => {
        await rowsOf(tx, WHO);
        await rowsOf(tx, sql`select pg_sleep(0.05)`);
        return rowsOf(tx, WHO);
      }),
      rowsOf(db.forUser(other), WHO),
    ]);
    expect(inside[0]?.['user_id']).toBe(me);
    expect(outside[0]?.['user_id']).toBe(other);
  });

  test('that fails leaves nobody behind, and works the next time', async () => {
    const own = db.forUser(me);
    const share = (whole: number) => rowsOf(own, sql`select 12 / ${whole}::integer as share`);
    expect(await sqlStateOfRun(share(0))).toBe('22012');
    await expectNobodyLeftBehind();
    expect(await share(4)).toEqual([{ share: 3 }]);
    expect(await sqlStateOfRun(share(0))).toBe('22012');
    expect(await sqlStateOfRun(rowsOf(own, sql`selekt ${1}`))).toBe('42601');
    expect(await share(3)).toEqual([{ share: 4 }]);
  });

  test('does not run at all when the user cannot be set', async () => {
    const nobody = db.forUser(`${me}\u0000`);
    const rename = () => rowsOf(nobody, sql`update notes set body = 'Nobody' returning id`);
    expect(await sqlStateOfRun(rename())).toBe('22021');
    expect(await sqlStateOfRun(rename())).toBe('22021');
    expect(await rowsOf(db, sql`select 1 from notes where body = 'Nobody'`)).toEqual([]);
    expect((await rowsOf(db.forUser(me), WHO))[0]?.['user_id']).toBe(me);
  });

  test('that may not all be done is not done in part', async () => {
    const own = db.forUser(me);
    const both = sql`with mine as (update notes set body = 'Half' returning id)
      insert into notes (user_id, body) select ${other}::uuid, 'Half of it' from mine`;
    expect(await sqlStateOfRun(rowsOf(own, both))).toBe(SQLSTATE.insufficientPrivilege);
    expect(await rowsOf(db, sql`select 1 from notes where body = 'Half'`)).toEqual([]);
  });
});

test('values come back as a transaction reads them', async () => {
  const read = db.forUser(me).transaction((tx) => tx.select().from(notes));
  expect(await db.forUser(me).select().from(notes)).toEqual(await read);
  const values = sql`select 1 as one, 2.5::float8 as half, true as yes, null as nothing, 'é' as word,
    array['a', 'b'] as list, '{"a": [1]}'::jsonb as object`;
  expect(await rowsOf(db.forUser(me), values)).toEqual(await rowsOf(db, values));
});

test.each(['mine', 'été', "it's", ''])(
  'a value goes in and comes out as it was: %j',
  async (body) => {
    const [row] = await rowsOf(db, sql`select ${body}::text as body`);
    expect(row).toEqual({ body });
  },
);

test('a time and bytes are values too', async () => {
  const at = new Date('2026-03-04T05:06:07.008Z');
  const [row] = await rowsOf(
    db,
    sql`select ${at}::timestamptz = '2026-03-04T05:06:07.008Z' as same, ${new Uint8Array([0, 255])}::bytea = '\\x00ff' as alike`,
  );
  expect(row).toEqual({ same: true, alike: true });
});

describe('a transaction', () => {
  const ORIGIN = sql`select current_setting('app.address', true) as address, current_setting('app.agent', true) as agent`;

  test('of a user is theirs from the first statement to the last', async () => {
    const seen = await db
      .forUser(me)
      .transaction(async (tx) => [
        await rowsOf(tx, WHO),
        await rowsOf(tx, sql`select body from notes`),
        await rowsOf(tx, ORIGIN),
      ]);
    expect(seen).toEqual([[{ role: 'app_user', user_id: me }], [{ body: 'mine' }], [origin]]);
    await expectNobodyLeftBehind();
  });

  test('shows triggers from where a single statement comes, too', async () => {
    expect(await rowsOf(db.forUser(me), ORIGIN)).toEqual([origin]);
  });

  test.each(['owner', 'user'])('of the %s that fails leaves nothing', async (who) => {
    const handle = who === 'owner' ? db : db.forUser(me);
    const failing = handle.transaction(async (tx) => {
      await tx.insert(notes).values({ userId: me, body: 'half' });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await rowsOf(db, sql`select 1 from notes where body = 'half'`)).toEqual([]);
  });
});

test('SQL of a library runs as text, one statement or several', async () => {
  expect(await db.executeSql('select $1::int + 1 as sum', [2])).toMatchObject({
    rows: [{ sum: 3 }],
  });
  await db.executeSql('create table of_library (a int); insert into of_library values (1)');
  await expect(db.executeSql('begin; select none from nowhere')).rejects.toThrow('nowhere');
  expect(await db.executeSql('select a from of_library')).toMatchObject({ rows: [{ a: 1 }] });
});

test('work without time-outs finds the statements that its connection has prepared', async () => {
  await Promise.all(Array.from({ length: 12 }, (_, n) => rowsOf(db, sql`select ${n}::int as n`)));
  const seen = await db.withoutTimeouts(async (own) => [
    await rowsOf(own, sql`select 'another'::text as text`),
    await rowsOf(own.forUser(me), sql`select body from notes`),
    await own.transaction((tx) => rowsOf(tx, sql`select body from notes where user_id = ${me}`)),
  ]);
  expect(seen).toEqual([[{ text: 'another' }], [{ body: 'mine' }], [{ body: 'mine' }]]);
});

test('a library’s statements have no time-out either where work has none', async () => {
  const { rows } = await db.withoutTimeouts((own) => own.executeSql('show statement_timeout'));
  expect(rows).toEqual([{ statement_timeout: '0' }]);
});
