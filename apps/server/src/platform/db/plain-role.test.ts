import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

import { AppRoleError } from '@wrenchwise/database/app-role';
import { type Database, rowsOf } from '@wrenchwise/database/database';
import { openPostgres } from '@wrenchwise/database/postgres';
import { NO_RETRIES } from '@wrenchwise/database/retries';
import { databaseUrl, openAdmin } from '@wrenchwise/database/testing/template';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import { migrateDatabase } from '../../migrate.ts';
import { insertUser } from '../../testing/insert-user.ts';
import { startJobQueue } from '../jobs/start-queue.ts';
import { createLog } from '../log.ts';

const MIGRATIONS = join(import.meta.dirname, 'migrations');
const template = inject('template');

/** A login role with the rights that the README names and no others. */
describe.runIf(template.kind === 'postgres')('a role that may make no roles', () => {
  const id = randomUUID().replaceAll('-', '');
  const [role, stranger] = [`ww_plain_${id}`, `ww_stranger_${id}`];
  const [own, foreign] = [`ww_own_${id}`, `ww_foreign_${id}`];
  let admin: Database;
  let opened: Database[] = [];
  const server = template.kind === 'postgres' ? template.url : '';
  const open = (name: string, as = role): Database => {
    const url = new URL(databaseUrl(server, name));
    url.username = as;
    url.password = 'plain';
    const db = openPostgres({ url: url.href, max: 3, retries: NO_RETRIES });
    opened = [...opened, db];
    return db;
  };

  beforeAll(async () => {
    admin = openAdmin(server);
    for (const name of [role, stranger]) {
      await admin.executeSql(`create role ${name} login password 'plain'`);
    }
    await admin.executeSql(`grant app_user to ${role}`);
    // Changing a database's owner needs membership in the new owner.
    await admin.executeSql(`grant ${role} to current_user`);
    await admin.executeSql(`create database ${own} owner ${role}`);
    await admin.executeSql(`create database ${foreign}`);
    await admin.executeSql(`grant create on database ${foreign} to ${role}, ${stranger}`);
    const inside = openAdmin(databaseUrl(server, foreign));
    await inside.executeSql(`grant create on schema public to ${role}, ${stranger}`);
    await inside.close();
  });
  afterAll(async () => {
    for (const db of opened) await db.close();
    for (const name of [own, foreign]) {
      await admin.executeSql(`drop database if exists ${name} with (force)`);
    }
    for (const name of [role, stranger]) await admin.executeSql(`drop role ${name}`);
    await admin.close();
  });

  test.each([
    ['that it owns', own],
    ['in which it may create', foreign],
  ])('and is a member of app_user runs the product in a database %s', async (_, name) => {
    const db = open(name);
    const [rights] = await rowsOf(
      db,
      sql`select rolsuper or rolcreaterole or rolcreatedb or rolbypassrls as any
        from pg_roles where rolname = current_user`,
    );
    expect(rights).toEqual({ any: false });

    await migrateDatabase(db, MIGRATIONS);
    // A second start changes nothing.
    await migrateDatabase(db, MIGRATIONS);
    const queue = await startJobQueue(db, createLog('silent'));
    await queue.stop();
    const user = await insertUser(db);
    const served = await db
      .forUser(user)
      .transaction((tx) =>
        rowsOf(tx, sql`select current_user::text as role, count(*)::int as plans from products`),
      );
    expect(served).toEqual([{ role: 'app_user', plans: 3 }]);
    const statement = await rowsOf(db.forUser(user), sql`select current_user::text`);
    expect(statement).toEqual([{ current_user: 'app_user' }]);
  });

  test('and is no member of app_user is shown what an administrator has to run', async () => {
    const failure = migrateDatabase(open(foreign, stranger), MIGRATIONS);
    await expect(failure).rejects.toThrow(AppRoleError);
    await expect(failure).rejects.toThrow(`GRANT app_user TO ${stranger};`);
  });
});
