import { cpSync, mkdirSync } from 'node:fs';

import { sql } from 'drizzle-orm';

import type { Database } from './database.ts';
import { filesOf } from './embedded.ts';

/**
 * Copies the embedded database of `dataDir`, which `db` is open on, into the data directory `target`.
 * Nothing is written meanwhile: one transaction is open for as long as the files take to copy. Also
 * through another process's socket, on the same computer.
 */
export const copyEmbedded = async (
  db: Database,
  dataDir: string,
  target: string,
): Promise<void> => {
  mkdirSync(target, { recursive: true, mode: 0o700 });
  await db.transaction(async (tx) => {
    await tx.execute(sql`checkpoint`);
    cpSync(filesOf(dataDir), filesOf(target), { recursive: true });
  });
};
