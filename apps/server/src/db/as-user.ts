import { sql } from 'drizzle-orm';

import type { Database, Transaction } from './connect.ts';
import { becomeValues } from './statement-names.ts';

/**
 * Runs work for one person: in one transaction, as the role `app_user`, with the person's id set
 * for the policies. What the work forgets to filter, the database still does not show.
 * Raw SQL that ends with `reset role` would escape it: none is run here.
 * For statements that need not hold together, `Connection.statementsAs` is as safe and costs a
 * quarter.
 */
export const asUser = <T>(
  db: Database,
  userId: string,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    const [person, address, agent] = becomeValues(userId);
    await tx.execute(
      sql`select set_config('role', 'app_user', true), set_config('app.user_id', ${person}, true), set_config('app.address', ${address}, true), set_config('app.agent', ${agent}, true)`,
    );
    return work(tx);
  });
