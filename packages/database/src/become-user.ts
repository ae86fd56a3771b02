import { sql, type SQL } from 'drizzle-orm';

import type { Origin, Transact } from './database.ts';

/**
 * Sets role, user and request origin for the rest of the transaction: policies and event triggers
 * read them. Its values are `becomeValues`.
 */
export const BECOME_USER = {
  name: 'wrenchwise_become_user',
  text: "select set_config('role', 'app_user', true), set_config('app.user_id', $1, true), set_config('app.address', $2, true), set_config('app.agent', $3, true)",
} as const;

/** Sets the role only: a statement before it has set the user, or nobody is set. */
export const BECOME_FOUND = {
  name: 'wrenchwise_become_found',
  text: "select set_config('role', 'app_user', true)",
} as const;

export const becomeValues = (
  userId: string,
  origin: Origin | undefined,
): [string, string, string] => [userId, origin?.address ?? '', origin?.agent ?? ''];

const becomeStatement = (userId: string, origin: Origin | undefined): SQL => {
  const [user, address, agent] = becomeValues(userId, origin);
  return sql`select set_config('role', 'app_user', true), set_config('app.user_id', ${user}, true), set_config('app.address', ${address}, true), set_config('app.agent', ${agent}, true)`;
};

/**
 * Transactions of one user. Raw SQL must not run under a user: `reset role` in it would escape the
 * role.
 */
export const transactionsOf =
  (transaction: Transact, userId: string, origin: () => Origin | undefined): Transact =>
  (work, settings) =>
    transaction(async (tx) => {
      await tx.execute(becomeStatement(userId, origin()));
      return work(tx);
    }, settings);
