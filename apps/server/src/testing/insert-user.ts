import { randomUUID } from 'node:crypto';

import type { Database } from '@wrenchwise/database/database';

import { users } from '../platform/db/users.tables.ts';

/** Inserts a user's row, for tests below the API. */
export const insertUser = async (db: Database): Promise<string> => {
  const id = randomUUID();
  await db.insert(users).values({ id, name: 'Row', email: `${id}@example.com` });
  return id;
};
