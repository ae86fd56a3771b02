import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import { Client } from 'pg';
import { inject } from 'vitest';

import { type Connection, openEmbedded, openPostgres } from '../db/connect.ts';
import { createPolicies } from '../policies.ts';
import { dropDatabase } from './drop-database.ts';
import { databaseUrl } from './global-setup.ts';

/** A fresh migrated database for one test file, embedded or on the PostgreSQL of DATABASE_URL. */
export interface TestDatabase {
  readonly connection: Connection;
  /** Set on PostgreSQL: a second instance may connect too. */
  readonly url: string | undefined;
  readonly close: () => Promise<void>;
}

// A test may have closed it already, to see what happens without a database.
const closeOnce = ({ close }: Connection): Promise<void> => close().catch(() => undefined);

const copyPostgres = async (
  server: string,
  template: string,
  clockOffsetMs: number,
): Promise<TestDatabase> => {
  const name = `wrenchwise_test_${randomUUID().replaceAll('-', '')}`;
  const admin = new Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name} template ${template}`);
  const url = databaseUrl(server, name);
  const connection = openPostgres({ url, clockOffsetMs, policies: createPolicies({ tempo: 0 }) });
  return {
    connection,
    url,
    close: async () => {
      await closeOnce(connection);
      await dropDatabase(admin, name);
      await admin.end();
    },
  };
};

/** The migrated embedded database, as `openEmbedded` takes it. */
export const readTemplate = async (file: string): Promise<Blob> =>
  new Blob([new Uint8Array(await readFile(file))]);

/** `clockOffsetMs` shifts the database's clock, as CLOCK_OFFSET_MS does. */
export const openTestDatabase = async ({ clockOffsetMs = 0 } = {}): Promise<TestDatabase> => {
  const template = inject('template');
  if (template.kind === 'postgres') {
    return copyPostgres(template.url, template.name, clockOffsetMs);
  }
  const connection = await openEmbedded({ from: await readTemplate(template.file), clockOffsetMs });
  return { connection, url: undefined, close: () => closeOnce(connection) };
};
