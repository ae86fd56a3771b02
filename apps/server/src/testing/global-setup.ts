import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Client } from 'pg';
import type { TestProject } from 'vitest/node';

import { openEmbedded, openPostgres } from '../db/connect.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { dropDatabase } from './drop-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A file with a migrated embedded database, or a migrated PostgreSQL database to copy. */
    template: { kind: 'embedded'; file: string } | { kind: 'postgres'; url: string; name: string };
  }
}

const MIGRATIONS = join(import.meta.dirname, '../db/migrations');

const prepareEmbedded = async (project: TestProject): Promise<() => Promise<void>> => {
  const directory = await mkdtemp(join(tmpdir(), 'wrenchwise-template-'));
  const connection = await openEmbedded();
  await migrateDatabase(connection, MIGRATIONS);
  const file = join(directory, 'template.tar');
  if ('pglite' in connection.raw) {
    const dump = await connection.raw.pglite.dumpDataDir('none');
    await writeFile(file, new Uint8Array(await dump.arrayBuffer()));
  }
  await connection.close();
  project.provide('template', { kind: 'embedded', file });
  return () => rm(directory, { recursive: true });
};

const preparePostgres = async (url: string, project: TestProject): Promise<() => Promise<void>> => {
  const name = `wrenchwise_template_${process.pid}`;
  const admin = new Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const connection = openPostgres({ url: databaseUrl(url, name) });
  await migrateDatabase(connection, MIGRATIONS);
  await connection.close();
  project.provide('template', { kind: 'postgres', url, name });
  return async () => {
    await dropDatabase(admin, name);
    await admin.end();
  };
};

/** The same server, another database. */
export const databaseUrl = (url: string, name: string): string => {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.toString();
};

/** Migrates one database; every test file gets a copy of it. */
export default (project: TestProject): Promise<() => Promise<void>> => {
  const url = process.env['DATABASE_URL'];
  return url ? preparePostgres(url, project) : prepareEmbedded(project);
};
