import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { newPersonQuickly } from '../testing/quick-person.ts';
import { writeRowsEverywhere } from '../testing/rows-of-person.ts';
import { INSUFFICIENT_PRIVILEGE, sqlStateOfRun } from '../testing/sqlstate-of.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { asUser } from './as-user.ts';
import { type Connection, rowsOf } from './connect.ts';
import { diagnoses } from './schema/diagnoses.ts';

let app: TestApp;
let connection: Connection;
let me: string;
let other: string;
beforeAll(async () => {
  app = await openTestApp();
  connection = app.database.connection;
  const someone = async (): Promise<string> => {
    const { id } = await newPersonQuickly(app);
    await writeRowsEverywhere(connection.db, id);
    return id;
  };
  me = await someone();
  other = await someone();
});
afterAll(() => app.close());

const WHO = sql`select current_user::text as role, current_setting('app.user_id', true) as person`;

/** Every connection of the pool is asked, and none is still somebody. */
const expectNobodyLeftBehind = async (): Promise<void> => {
  const asked = Array.from({ length: 20 }, () => rowsOf(connection.statements, WHO));
  for (const [row] of await Promise.all(asked)) {
    expect(row?.['role']).not.toBe('app_user');
    expect(row?.['person'] ?? '').toBe('');
  }
};

describe('a single statement of a person', () => {
  test('runs as the application role with the person set, for itself alone', async () => {
    const [row] = await rowsOf(connection.statementsAs(me), WHO);
    expect(row).toEqual({ role: 'app_user', person: me });
    await expectNobodyLeftBehind();
  });

  test('without values is no way around it', async () => {
    const rows = await rowsOf(connection.statementsAs(me), sql`select user_id from diagnoses`);
    expect(rows.map((row) => row['user_id'])).toEqual([me]);
  });

  test('sees no row of anybody else, however it asks', async () => {
    const own = connection.statementsAs(me);
    const rows = await own.select({ userId: diagnoses.userId }).from(diagnoses);
    expect(rows).toEqual([{ userId: me }]);
    expect(await rowsOf(own, sql`select * from diagnoses where user_id = ${other}`)).toEqual([]);
    expect(
      await rowsOf(own, sql`delete from diagnoses where user_id = ${other} returning id`),
    ).toEqual([]);
    expect(await sqlStateOfRun(rowsOf(own, sql`select * from sessions`))).toBe(
      INSUFFICIENT_PRIVILEGE,
    );
  });

  test('of hundreds for two people at once each sees its own', async () => {
    const people = Array.from({ length: 200 }, (_, index) => (index % 2 === 0 ? me : other));
    const seen = await Promise.all(
      people.map((person) =>
        connection.statementsAs(person).select({ userId: diagnoses.userId }).from(diagnoses),
      ),
    );
    expect(seen.map(([row]) => row?.userId)).toEqual(people);
    expect(seen.every((rows) => rows.length === 1)).toBe(true);
    await expectNobodyLeftBehind();
  });

  test('never becomes part of a transaction that is open meanwhile', async () => {
    const [inside, outside] = await Promise.all([
      asUser(connection.db, me, async (tx) => {
        await rowsOf(tx, WHO);
        await rowsOf(tx, sql`select pg_sleep(0.05)`);
        return rowsOf(tx, WHO);
      }),
      rowsOf(connection.statementsAs(other), WHO),
    ]);
    expect(inside[0]?.['person']).toBe(me);
    expect(outside[0]?.['person']).toBe(other);
  });

  test('that fails leaves nobody behind, and works the next time', async () => {
    const own = connection.statementsAs(me);
    const share = (whole: number) => rowsOf(own, sql`select 12 / ${whole}::integer as share`);
    expect(await sqlStateOfRun(share(0))).toBe('22012');
    await expectNobodyLeftBehind();
    expect(await share(4)).toEqual([{ share: 3 }]);
    expect(await sqlStateOfRun(share(0))).toBe('22012');
    expect(await sqlStateOfRun(rowsOf(own, sql`selekt ${1}`))).toBe('42601');
    expect(await share(3)).toEqual([{ share: 4 }]);
  });

  test('does not run at all when the person cannot be set', async () => {
    const nobody = connection.statementsAs(`${me}\u0000`);
    const rename = () => rowsOf(nobody, sql`update diagnoses set make = 'Nobody' returning id`);
    expect(await sqlStateOfRun(rename())).toBe('22021');
    expect(await sqlStateOfRun(rename())).toBe('22021');
    expect(await rowsOf(connection.db, sql`select 1 from diagnoses where make = 'Nobody'`)).toEqual(
      [],
    );
    expect((await rowsOf(connection.statementsAs(me), WHO))[0]?.['person']).toBe(me);
  });

  test('that may not all be done is not done in part', async () => {
    const own = connection.statementsAs(me);
    const both = sql`with mine as (update diagnoses set make = 'Half' returning id)
      insert into diagnoses (user_id, make, model, year, symptoms, result, source, knowledge_version, inputs_hash)
      select ${other}::uuid, 'Half', 'Half', 2000, '', '{}', '', '', '' from mine`;
    expect(await sqlStateOfRun(rowsOf(own, both))).toBe(INSUFFICIENT_PRIVILEGE);
    expect(await rowsOf(connection.db, sql`select 1 from diagnoses where make = 'Half'`)).toEqual(
      [],
    );
  });
});

test('values come back as a transaction reads them', async () => {
  const read = asUser(connection.db, me, (tx) => tx.select().from(diagnoses));
  expect(await connection.statementsAs(me).select().from(diagnoses)).toEqual(await read);
  const values = sql`select 1 as one, 2.5::float8 as half, true as yes, null as nothing, 'é' as word,
    array['a', 'b'] as list, '{"a": [1]}'::jsonb as object`;
  expect(await rowsOf(connection.statementsAs(me), values)).toEqual(
    await rowsOf(connection.db, values),
  );
});

test('single statements make no transaction', () => {
  expect(() => connection.statements.transaction()).toThrow(TypeError);
  expect(() => connection.statementsAs(me).transaction()).toThrow(TypeError);
});
