import { randomUUID } from 'node:crypto';

import { type Database, rowsOf } from '@wrenchwise/database/database';
import { sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';

import { accounts } from '../modules/accounts/accounts.tables.ts';
import { users } from '../platform/db/users.tables.ts';
import { schema } from '../schema.ts';
import { writeRowsEverywhere } from './rows-of-user.ts';

/** A user whom no test is about, with a row in every table that has users' rows. */
export interface Bystander {
  /** Throws when an answer to somebody else holds an id of theirs. */
  readonly expectAbsentFrom: (text: string, path: string) => void;
  /** Throws, with the tables' names, when a row of theirs was changed, removed or added. */
  readonly expectUntouched: () => Promise<void>;
}

const OWNERS = Object.values<unknown>(schema)
  .filter((table): table is PgTable => table instanceof PgTable)
  .map((table) => {
    const { name, columns } = getTableConfig(table);
    if (name === 'users') return { name, owner: 'id' };
    return columns.some((column) => column.name === 'user_id')
      ? { name, owner: 'user_id' }
      : undefined;
  })
  .filter((table) => table !== undefined);

/** A digest of a user's rows in each table, in one statement. */
const digestsOf = async (db: Database, userId: string): Promise<ReadonlyMap<string, string>> => {
  const digests = OWNERS.map(
    ({ name, owner }) =>
      sql`select ${name}::text as name, md5(string_agg(t::text, chr(10) order by t::text)) as digest
          from ${sql.identifier(name)} t where t.${sql.identifier(owner)}::text = ${userId}`,
  );
  const rows = await rowsOf(db, sql.join(digests, sql` union all `));
  return new Map(rows.map((row) => [String(row['name']), String(row['digest'])]));
};

/** Writes the bystander's rows as the database's owner. */
export const addBystander = async (db: Database): Promise<Bystander> => {
  const id = randomUUID();
  await db.insert(users).values({
    id,
    name: 'By Stander',
    email: `${id}@example.com`,
    emailVerified: true,
  });
  const { vehicleId, diagnosisId } = await writeRowsEverywhere(db, id);
  await db.insert(accounts).values([
    { userId: id, accountId: id, providerId: 'google' },
    { userId: id, accountId: id, providerId: 'credential' },
  ]);
  const before = await digestsOf(db, id);
  return {
    expectAbsentFrom: (text, path) => {
      const leaked = [id, vehicleId, diagnosisId].filter((own) => text.includes(own));
      if (leaked.length > 0) throw new Error(`${path} answers with what is the bystander's`);
    },
    expectUntouched: async () => {
      const after = await digestsOf(db, id);
      const touched = [...before].filter(([name, digest]) => after.get(name) !== digest);
      if (touched.length === 0) return;
      const names = touched.map(([name]) => name).join(', ');
      throw new Error(`rows of the bystander, whom no test is about, were changed: ${names}`);
    },
  };
};
