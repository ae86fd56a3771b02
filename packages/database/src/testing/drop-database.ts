import type { Database } from '../database.ts';

const TRIES = 5;

/**
 * Drops a test's database with whoever is still connected. PostgreSQL refuses while its own
 * autovacuum is at work in it, whom an ordinary role may not end: it is asked again a little later.
 */
export const dropDatabase = async (
  admin: Pick<Database, 'executeSql'>,
  name: string,
): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await admin.executeSql(`drop database if exists ${name} with (force)`);
      return;
    } catch (error) {
      if (attempt === TRIES) throw error;
      await admin.executeSql('select pg_sleep(0.3)');
    }
  }
};
