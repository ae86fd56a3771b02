import { sql, type SQL } from 'drizzle-orm';

/**
 * A column of the statement that finds whose rows are read: makes its row's user the one of the
 * trip. Without a row, or with null, nobody is served: policies show no row.
 */
export const servingUser = (userId: SQL): SQL<string> =>
  sql<string>`set_config('app.user_id', coalesce((${userId})::text, ''), true)`;
