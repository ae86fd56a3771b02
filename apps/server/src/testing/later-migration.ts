import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { z } from 'zod';

const MIGRATIONS = join(import.meta.dirname, '../platform/db/migrations');
const Journal = z.looseObject({ entries: z.array(z.looseObject({ idx: z.int(), when: z.int() })) });

/** A folder of the migrations with one more, as the next release would have: the caller removes it. */
export const withLaterMigration = async (statement: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'wrenchwise-migrations-'));
  await cp(MIGRATIONS, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = Journal.parse(JSON.parse(await readFile(file, 'utf8')));
  const idx = journal.entries.length;
  const when = Math.max(...journal.entries.map((entry) => entry.when)) + 1;
  const entries = [...journal.entries, { idx, when, tag: 'later', breakpoints: true }];
  await writeFile(file, JSON.stringify({ ...journal, entries }));
  await writeFile(join(folder, 'later.sql'), statement);
  return folder;
};
