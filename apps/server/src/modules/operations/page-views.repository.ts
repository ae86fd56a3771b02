import { type Database, rowsOf } from '@wrenchwise/database/database';
import { sql } from 'drizzle-orm';

/** Counts a view of a page on this UTC day. */
export const countView = async (db: Database, path: string): Promise<void> => {
  await rowsOf(db, sql`select count_page_view(${path})`);
};
