import { type Database, rowsOf } from '@wrenchwise/database/database';
import { SQLSTATE } from '@wrenchwise/database/sqlstate';
import { sqlStateOfRun } from '@wrenchwise/database/testing/sqlstate-of';
import { sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { schema } from '../../schema.ts';
import { newUserQuickly } from '../../testing/quick-user.ts';
import { type RowsOfUser, writeRowsEverywhere } from '../../testing/rows-of-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

/** Raw statements as `app_user`, as code with a forgotten `where` would send them. */

interface Someone extends RowsOfUser {
  readonly id: string;
}

let app: TestApp;
let db: Database;
let me: Someone;
let other: Someone;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
  db = app.database.db;
  const someone = async (): Promise<Someone> => {
    const { id } = await newUserQuickly(app);
    return { id, ...(await writeRowsEverywhere(db, id)) };
  };
  me = await someone();
  other = await someone();
});
afterAll(() => app.close());

const TABLES = Object.values<unknown>(schema)
  .filter((table): table is PgTable => table instanceof PgTable)
  .map((table) => {
    const { name, columns } = getTableConfig(table);
    return { name, isPersonal: columns.some((column) => column.name === 'user_id') };
  });
const PERSONAL = TABLES.filter(({ isPersonal }) => isPersonal).map(({ name }) => name);

const OWN = [
  'diagnoses',
  'repair_guides',
  'guide_progress',
  'owned_tools',
  'quotes',
  'vehicles',
  'maintenance_schedules',
  'notification_settings',
  'profile_pictures',
  'vehicle_register_records',
  'maintenance_templates',
  'log_imports',
  'log_entries',
  'files',
  'recordings',
  'notifications',
  'push_subscriptions',
  'renewals',
  'tyre_sets',
  'supplies',
  'supply_uses',
  'incidents',
  'calendar_feeds',
  'chat_messages',
];
const SERVER_WRITES = [
  'subscriptions',
  'payment_subscriptions',
  'billing_history',
  'usage_tracking',
  'usage_reservations',
  'usage_metrics',
  'security_audit_events',
  'support_requests',
  'api_keys',
  'webhook_endpoints',
  'webhook_deliveries',
  'vehicle_shares',
  'log_months',
  'data_exports',
  'payment_events',
  'checkout_sessions',
  'payment_incidents',
  'plan_grants',
  'recorded_entitlements',
  'diagnosis_outcomes',
  'diagnosis_shares',
  'quote_shares',
  'garage_replies',
  'model_spend',
  'message_services',
];
const HANDED_IN = ['contact_messages', 'application_errors'];
const AUTH = ['sessions', 'accounts', 'two_factors', 'passkeys', 'known_devices'];

const asMe = (statement: ReturnType<typeof sql>) =>
  db.forUser(me.id).transaction((tx) => rowsOf(tx, statement));
const table = (name: string) => sql.identifier(name);

/** The other user's rows, read by the owner role. */
const othersRows = (name: string) =>
  rowsOf(db, sql`select * from ${table(name)} where user_id = ${other.id}`);

test('every table that the database has is known to these tests', async () => {
  const rows = await rowsOf(
    db,
    sql`select tablename from pg_tables where schemaname = current_schema()`,
  );
  const names = rows.map((row) => String(row['tablename'])).toSorted();
  expect(names).toEqual(TABLES.map(({ name }) => name).toSorted());
  expect([...OWN, ...SERVER_WRITES, ...HANDED_IN, ...AUTH].toSorted()).toEqual(PERSONAL.toSorted());
});

test.each(TABLES.map(({ name }) => name))(
  'row-level security of %s is on, forced and has a policy',
  async (name) => {
    const [row] = await rowsOf(
      db,
      sql`select relrowsecurity, relforcerowsecurity,
        (select count(*) from pg_policy where polrelid = c.oid) as policies
        from pg_class c where oid = ${name}::regclass`,
    );
    expect(row).toMatchObject({ relrowsecurity: true, relforcerowsecurity: true });
    expect(Number(row?.['policies'])).toBeGreaterThanOrEqual(1);
  },
);

test('the application role can neither log in nor pass over the policies', async () => {
  const [role] = await rowsOf(
    db,
    sql`select rolcanlogin, rolsuper, rolbypassrls, rolcreaterole from pg_roles where rolname = 'app_user'`,
  );
  expect(role).toEqual({
    rolcanlogin: false,
    rolsuper: false,
    rolbypassrls: false,
    rolcreaterole: false,
  });
});

describe('a query without a where', () => {
  test.each([...OWN, ...SERVER_WRITES])(
    'sees one’s own rows of %s and no other’s',
    async (name) => {
      expect(await othersRows(name)).toHaveLength(1);
      const rows = await asMe(sql`select user_id from ${table(name)}`);
      expect(rows).toEqual([{ user_id: me.id }]);
    },
  );

  test.each([...OWN, ...SERVER_WRITES])('by the other’s id finds nothing in %s', async (name) => {
    expect(await asMe(sql`select * from ${table(name)} where user_id = ${other.id}`)).toEqual([]);
  });

  test.each([
    ...HANDED_IN,
    ...AUTH,
    'users',
    'verifications',
    'rate_limits',
    'server_keys',
    'installation',
  ])('may not read %s at all', async (name) => {
    expect(await sqlStateOfRun(asMe(sql`select 1 from ${table(name)}`))).toBe(
      SQLSTATE.insufficientPrivilege,
    );
  });

  test.each([...OWN, ...SERVER_WRITES])('sees nothing of %s when no user is set', async (name) => {
    const rows = await db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('role', 'app_user', true)`);
      return rowsOf(tx, sql`select * from ${table(name)}`);
    });
    expect(rows).toEqual([]);
  });
});

describe('a change', () => {
  test.each(OWN)('of the other’s rows of %s touches none', async (name) => {
    const before = await othersRows(name);
    expect(
      await asMe(
        sql`update ${table(name)} set user_id = user_id where user_id = ${other.id} returning 1`,
      ),
    ).toEqual([]);
    expect(
      await asMe(sql`delete from ${table(name)} where user_id = ${other.id} returning 1`),
    ).toEqual([]);
    expect(await othersRows(name)).toEqual(before);
  });

  test.each(OWN)('cannot give one’s own rows of %s to the other', async (name) => {
    const transfer = asMe(sql`update ${table(name)} set user_id = ${other.id}`);
    expect(await sqlStateOfRun(transfer)).toMatch(/^(42501|23503)$/);
    expect(await othersRows(name)).toHaveLength(1);
  });

  test.each([...OWN, ...SERVER_WRITES, ...HANDED_IN])(
    'cannot copy a row into %s in the other’s name',
    async (name) => {
      const columns = await rowsOf(
        db,
        sql`select column_name from information_schema.columns
            where table_schema = current_schema() and table_name = ${name} and is_generated = 'NEVER'
            order by ordinal_position`,
      );
      const names = columns.map((column) => String(column['column_name']));
      const [source] = await othersRows(name);
      const values = names.map((column) => {
        if (column === 'id') return sql`gen_random_uuid()`;
        const value = source?.[column] ?? null;
        if (value instanceof Date) return sql`${value.toISOString()}::timestamptz`;
        if (value instanceof Uint8Array) return sql`''::bytea`;
        if (Array.isArray(value) && !['answers', 'items', 'tests'].includes(column)) {
          return sql`'{}'`;
        }
        return typeof value === 'object' && value !== null
          ? sql`${JSON.stringify(value)}::jsonb`
          : sql`${value}`;
      });
      const list = sql.join(
        names.map((column) => sql.identifier(column)),
        sql`, `,
      );
      const forged = asMe(
        sql`insert into ${table(name)} (${list}) values (${sql.join(values, sql`, `)})`,
      );
      expect(await sqlStateOfRun(forged)).toBe(SQLSTATE.insufficientPrivilege);
      expect(await othersRows(name)).toHaveLength(1);
    },
  );

  test.each([...SERVER_WRITES, 'products', 'usage_limits'])(
    'of %s is the server’s only, one’s own rows included',
    async (name) => {
      const column = await rowsOf(
        db,
        sql`select column_name from information_schema.columns
            where table_schema = current_schema() and table_name = ${name} limit 1`,
      );
      const first = sql.identifier(String(column[0]?.['column_name']));
      const statements = [
        sql`update ${table(name)} set ${first} = ${first}`,
        sql`delete from ${table(name)}`,
        sql`insert into ${table(name)} select * from ${table(name)}`,
        sql`truncate ${table(name)}`,
      ];
      for (const statement of statements) {
        expect(await sqlStateOfRun(asMe(statement))).toBe(SQLSTATE.insufficientPrivilege);
      }
    },
  );

  test.each([...AUTH, 'users', 'verifications', 'rate_limits', 'server_keys', 'installation'])(
    'of %s is refused',
    async (name) => {
      expect(await sqlStateOfRun(asMe(sql`delete from ${table(name)}`))).toBe(
        SQLSTATE.insufficientPrivilege,
      );
    },
  );

  test('that makes a table or a function is refused', async () => {
    expect(await sqlStateOfRun(asMe(sql`create table mine (id int)`))).toBe(
      SQLSTATE.insufficientPrivilege,
    );
    const trojan = sql`create function mine() returns int language sql as 'select 1'`;
    expect(await sqlStateOfRun(asMe(trojan))).toBe(SQLSTATE.insufficientPrivilege);
  });
});

describe('a reference into the other’s rows', () => {
  const task = (vehicleId: string | null, diagnosisId: string | null) =>
    sqlStateOfRun(
      asMe(
        sql`insert into maintenance_schedules (user_id, vehicle_id, diagnosis_id, task)
            values (${me.id}, ${vehicleId}, ${diagnosisId}, 'Rotate the tyres')`,
      ),
    );

  test('is refused for a task, by vehicle and by diagnosis', async () => {
    expect(await task(other.vehicleId, null)).toBe(SQLSTATE.foreignKeyViolation);
    expect(await task(null, other.diagnosisId)).toBe(SQLSTATE.foreignKeyViolation);
    expect(await task(me.vehicleId, other.diagnosisId)).toBe(SQLSTATE.foreignKeyViolation);
    expect(await task(me.vehicleId, me.diagnosisId)).toBe('done');
  });

  test('is refused when a task is changed to it', async () => {
    const moved = (column: 'vehicle_id' | 'diagnosis_id', id: string) =>
      sqlStateOfRun(asMe(sql`update maintenance_schedules set ${table(column)} = ${id}`));
    expect(await moved('vehicle_id', other.vehicleId)).toBe(SQLSTATE.foreignKeyViolation);
    expect(await moved('diagnosis_id', other.diagnosisId)).toBe(SQLSTATE.foreignKeyViolation);
  });

  test('is refused for a guide', async () => {
    const forged = asMe(
      sql`insert into repair_guides (user_id, diagnosis_id, make, model, year, step_id, repair_step, guide_data)
          values (${me.id}, ${other.diagnosisId}, 'Ford', 'Focus', 2015, 'b/repair', 'Repair', '{}')`,
    );
    expect(await sqlStateOfRun(forged)).toBe(SQLSTATE.foreignKeyViolation);
  });
});

test('the user of one transaction is forgotten in the next', async () => {
  await asMe(sql`select 1`);
  const [after] = await rowsOf(
    db,
    sql`select current_user as who, current_setting('app.user_id', true) as id`,
  );
  expect(after?.['who']).not.toBe('app_user');
  expect(after?.['id'] ?? '').toBe('');
});
