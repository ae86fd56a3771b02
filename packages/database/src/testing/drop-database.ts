import type { Database } from '../database.ts';

const TRIES = 5;

/**
 * Drops a test's database and its connections. PostgreSQL refuses while autovacuum works in it,
 * which an ordinary role may not end: then it is retried.
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
