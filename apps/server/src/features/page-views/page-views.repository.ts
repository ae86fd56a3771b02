import { sql } from 'drizzle-orm';

import { rowsOf, type Statements } from '../../db/connect.ts';

/** One more view of a page on this UTC day. */
export const countView = async (statements: Statements, path: string): Promise<void> => {
  await rowsOf(statements, sql`select count_page_view(${path})`);
};
