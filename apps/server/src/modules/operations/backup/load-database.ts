import type { FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

import { ensureAppRole } from '@wrenchwise/database/app-role';
import type { Database, Transaction } from '@wrenchwise/database/database';
import { applyMigrations, type Migration } from '@wrenchwise/database/migrate';
import { dropEverything, withoutConstraints } from '@wrenchwise/database/replace-schema';
import { isAtEndOf } from '@wrenchwise/database/squashed';
import { createRowLoader, setSequence } from '@wrenchwise/database/table-rows';
import { sql } from 'drizzle-orm';

import { SQUASHED } from '../../../platform/db/squashed-migrations.ts';
import { startJobQueue } from '../../../platform/jobs/start-queue.ts';
import { createLog } from '../../../platform/log.ts';
import { readEntries } from './archive-reader.ts';
import { JOBS_TABLE, ROWS_FOLDER } from './make-backup.ts';
import { type Manifest, RestoreRefusedError } from './manifest.ts';

const decompress = promisify(gunzip);

/**
 * The migrations that make the schema of an archive: this release's, up to the archive's last one; only the
 * baseline for an archive of the end of the migrations that have become one.
 * Throws `RestoreRefusedError` for a schema that this release does not know.
 */
export const migrationsFor = (
  { schema, version }: Pick<Manifest, 'schema' | 'version'>,
  known: readonly Migration[],
): readonly Migration[] => {
  if (isAtEndOf(SQUASHED, { ...schema, count: schema.migrations })) return known.slice(0, 1);
  if (schema.at <= SQUASHED.at) {
    throw new RestoreRefusedError(
      `The archive's database is of an earlier edition: it has ${schema.migrations} migrations, not the ${SQUASHED.count} that this edition begins with. ` +
        `Restore it with commit ${SQUASHED.lastCommit}, start that once, then start this edition (docs/operations.md, 'Upgrades').`,
    );
  }
  const wanted = known.filter(({ at }) => at <= schema.at);
  const last = wanted.at(-1);
  if (last?.hash === schema.hash && wanted.length === schema.migrations) return wanted;
  throw new RestoreRefusedError(
    `The archive's database is of release ${version}, with ${schema.migrations} migrations; this release has ${known.length} and does not know them all. ` +
      `Restore it with release ${version}, or a later one.`,
  );
};

/** pg-boss makes its tables in transactions of its own. */
const prepareQueues = async (db: Database, queues: readonly string[]): Promise<void> => {
  const queue = await startJobQueue(db, createLog('silent'));
  try {
    for (const name of queues) await queue.open(name);
  } finally {
    await queue.stop();
  }
};

const loadRows = async (tx: Transaction, file: FileHandle, manifest: Manifest): Promise<void> => {
  const shapes = new Map(manifest.tables.map((table) => [table.name, table]));
  const loaders = new Map<string, Awaited<ReturnType<typeof createRowLoader>>>();
  for await (const { name, content } of readEntries(file)) {
    const [folder, tableName = ''] = name.split('/');
    const table = shapes.get(tableName);
    if (folder !== ROWS_FOLDER || !table) continue;
    const load = loaders.get(tableName) ?? (await createRowLoader(tx, table));
    loaders.set(tableName, load);
    const text = (await decompress(content)).toString('utf8');
    await load(text.trimEnd().split('\n'));
  }
};

/**
 * Replaces what a database holds by an archive's rows, in one transaction: it has all of them
 * afterwards, or is as it was. The next start of the server migrates an older schema.
 */
export const loadDatabase = async (
  db: Database,
  file: FileHandle,
  manifest: Manifest,
  migrations: readonly Migration[],
): Promise<void> => {
  await ensureAppRole(db);
  await prepareQueues(db, manifest.queues);
  await db.withoutTimeouts((owner) =>
    owner.transaction(async (tx) => {
      await dropEverything(tx);
      await applyMigrations(tx, migrations);
      await tx.execute(sql`delete from pgboss.job`);
      const tables = manifest.tables.map(({ name }) => name).filter((name) => name !== JOBS_TABLE);
      await withoutConstraints(tx, tables, () => loadRows(tx, file, manifest));
      for (const sequence of manifest.sequences) await setSequence(tx, sequence);
    }),
  );
};
