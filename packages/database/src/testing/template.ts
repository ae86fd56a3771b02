import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';

import type { Database } from '../database.ts';
import { filesOf, openPglite } from '../embedded.ts';
import { openPostgres, type PostgresSettings } from '../postgres.ts';
import { PrivateFiles } from '../private-files.ts';
import { NO_RETRIES } from '../retries.ts';
import { dropDatabase } from './drop-database.ts';
import { IMMEDIATE_RETRIES } from './immediate-retries.ts';

/** A template database: an embedded one as a file, or one on a PostgreSQL server. */
export type Template =
  | { readonly kind: 'embedded'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string; readonly name: string };

declare module 'vitest' {
  interface ProvidedContext {
    template: Template;
  }
}

type Prepare = (db: Database) => Promise<void>;

interface MadeTemplate {
  readonly template: Template;
  readonly remove: () => Promise<void>;
}

/** The same server, another database. */
export const databaseUrl = (url: string, name: string): string => {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.toString();
};

/**
 * The administrative database of a PostgreSQL server, for creating and dropping databases and
 * roles.
 */
export const openAdmin = (url: string): Database => openPostgres({ url, retries: NO_RETRIES });

const makeEmbedded = async (prepare: Prepare): Promise<MadeTemplate> => {
  const directory = await mkdtemp(join(tmpdir(), 'wrenchwise-template-'));
  const file = join(directory, 'template.tar');
  const pglite = await PGlite.create();
  await prepare(await openPglite(pglite, {}));
  const dump = await pglite.dumpDataDir('none');
  await writeFile(file, new Uint8Array(await dump.arrayBuffer()));
  await pglite.close();
  return {
    template: { kind: 'embedded', file },
    remove: () => rm(directory, { recursive: true }),
  };
};

const makePostgres = async (url: string, prepare: Prepare): Promise<MadeTemplate> => {
  const name = `wrenchwise_template_${randomUUID().replaceAll('-', '')}`;
  const admin = openAdmin(url);
  await admin.executeSql(`create database ${name}`);
  const db = openPostgres({ url: databaseUrl(url, name), retries: NO_RETRIES });
  await prepare(db);
  await db.close();
  return {
    template: { kind: 'postgres', url, name },
    remove: async () => {
      await dropDatabase(admin, name);
      await admin.close();
    },
  };
};

/** Prepares a template database, on PostgreSQL when its URL is set. */
export const makeTemplate = (url: string | undefined, prepare: Prepare): Promise<MadeTemplate> =>
  url ? makePostgres(url, prepare) : makeEmbedded(prepare);

/** A fresh copy of a template for one test file. */
export interface TestDatabase {
  readonly db: Database;
  /** Set on PostgreSQL: a second instance may connect too. */
  readonly url: string | undefined;
  readonly close: () => Promise<void>;
}

// A test of an unreachable database may have closed it.
const closeOnce = ({ close }: Database): Promise<void> => close().catch(() => undefined);

/** A new database on a PostgreSQL server, a copy of a template or empty. */
const createPostgres = async (
  server: string,
  template: string | undefined,
  { retries = IMMEDIATE_RETRIES, ...settings }: Partial<PostgresSettings>,
): Promise<TestDatabase> => {
  const name = `wrenchwise_test_${randomUUID().replaceAll('-', '')}`;
  const admin = openAdmin(server);
  await admin.executeSql(
    `create database ${name}${template === undefined ? '' : ` template ${template}`}`,
  );
  const url = databaseUrl(server, name);
  const db = openPostgres({ ...settings, url, retries });
  return {
    db,
    url,
    close: async () => {
      await closeOnce(db);
      await dropDatabase(admin, name);
      await admin.close();
    },
  };
};

const embedded = (db: Database): TestDatabase => ({
  db,
  url: undefined,
  close: () => closeOnce(db),
});

const readTemplate = async (file: string): Promise<Blob> =>
  new Blob([new Uint8Array(await readFile(file))]);

export const openCopy = async (
  template: Template,
  settings: Partial<PostgresSettings> = {},
): Promise<TestDatabase> => {
  if (template.kind === 'postgres') return createPostgres(template.url, template.name, settings);
  const loadDataDir = await readTemplate(template.file);
  return embedded(await openPglite(await PGlite.create({ loadDataDir }), settings));
};

/** Copies an embedded template into a data directory, for another process to open. */
export const installTemplate = async (file: string, dataDir: string): Promise<void> => {
  const loadDataDir = await readTemplate(file);
  const pglite = await PGlite.create({ fs: new PrivateFiles(filesOf(dataDir)), loadDataDir });
  await pglite.close();
};

/** An empty database on the template's server. */
export const openEmpty = async (template: Template): Promise<TestDatabase> =>
  template.kind === 'postgres'
    ? createPostgres(template.url, undefined, {})
    : embedded(await openPglite(await PGlite.create(), {}));
