import type { Database } from '@wrenchwise/database/database';
import { sql } from 'drizzle-orm';

import { SQUASHED } from '../platform/db/squashed-migrations.ts';

/**
 * Gives a database at the baseline the record of the last edition, whose schema it has: the former migrations, all of
 * them or the first `count`.
 */
export const recordFormerMigrations = async (
  db: Database,
  count = SQUASHED.count,
): Promise<void> => {
  await db.transaction(async (tx) => {
    await tx.execute(sql`delete from drizzle.__drizzle_migrations`);
    for (let left = SQUASHED.count - 1; left >= SQUASHED.count - count; left -= 1) {
      const at = SQUASHED.at - left * 1000;
      const hash = left === 0 ? SQUASHED.hash : `former ${left}`;
      await tx.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${at})`,
      );
    }
  });
};
