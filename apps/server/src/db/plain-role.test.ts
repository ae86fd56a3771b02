import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import { startJobQueue } from '../jobs/queue.ts';
import { createLog } from '../log.ts';
import { databaseUrl } from '../testing/global-setup.ts';
import { insertUser } from '../testing/insert-user.ts';
import { AppRoleError } from './app-role.ts';
import { asUser } from './as-user.ts';
import { type Connection, openPostgres, rowsOf } from './connect.ts';
import { migrateDatabase } from './migrate.ts';

const MIGRATIONS = join(import.meta.dirname, 'migrations');
const template = inject('template');

/** A log-in role without any right but those that the README names. */
describe.runIf(template.kind === 'postgres')('a role that may make no roles', () => {
  const id = randomUUID().replaceAll('-', '');
  const [role, stranger] = [`ww_plain_${id}`, `ww_stranger_${id}`];
  const [own, foreign] = [`ww_own_${id}`, `ww_foreign_${id}`];
  let admin: Client;
  let opened: Connection[] = [];
  const server = template.kind === 'postgres' ? template.url : '';
  const open = (name: string, as = role): Connection => {
    const url = new URL(databaseUrl(server, name));
    url.username = as;
    url.password = 'plain';
    const connection = openPostgres({ url: url.href, max: 3 });
    opened = [...opened, connection];
    return connection;
  };

  beforeAll(async () => {
    admin = new Client({ connectionString: server });
    await admin.connect();
    for (const name of [role, stranger]) {
      await admin.query(`create role ${name} login password 'plain'`);
    }
    await admin.query(`grant app_user to ${role}`);
    // Only a member may hand a database over.
    await admin.query(`grant ${role} to current_user`);
    await admin.query(`create database ${own} owner ${role}`);
    await admin.query(`create database ${foreign}`);
    await admin.query(`grant create on database ${foreign} to ${role}, ${stranger}`);
    const inside = new Client({ connectionString: databaseUrl(server, foreign) });
    await inside.connect();
    await inside.query(`grant create on schema public to ${role}, ${stranger}`);
    await inside.end();
  });
  afterAll(async () => {
    for (const connection of opened) await connection.close();
    for (const name of [own, foreign]) {
      await admin.query(`drop database if exists ${name} with (force)`);
    }
    for (const name of [role, stranger]) await admin.query(`drop role ${name}`);
    await admin.end();
  });

  test.each([
    ['that it owns', own],
    ['in which it may create', foreign],
  ])('and is a member of app_user runs the product in a database %s', async (_, name) => {
    const connection = open(name);
    const [rights] = await rowsOf(
      connection.db,
      sql`select rolsuper or rolcreaterole or rolcreatedb or rolbypassrls as any
        from pg_roles where rolname = current_user`,
    );
    expect(rights).toEqual({ any: false });

    await migrateDatabase(connection, MIGRATIONS);
    // A second start finds nothing to do.
    await migrateDatabase(connection, MIGRATIONS);
    const queue = await startJobQueue(connection, createLog('silent'));
    await queue.stop();
    const person = await insertUser(connection.db);
    const served = await asUser(connection.db, person, (tx) =>
      rowsOf(tx, sql`select current_user::text as role, count(*)::int as plans from products`),
    );
    expect(served).toEqual([{ role: 'app_user', plans: 3 }]);
    const statement = await rowsOf(connection.statementsAs(person), sql`select current_user::text`);
    expect(statement).toEqual([{ current_user: 'app_user' }]);
  });

  test('and is no member of app_user is told what an administrator has to run', async () => {
    const failure = migrateDatabase(open(foreign, stranger), MIGRATIONS);
    await expect(failure).rejects.toThrow(AppRoleError);
    await expect(failure).rejects.toThrow(`GRANT app_user TO ${stranger};`);
  });
});
