import { sql } from 'drizzle-orm';

import { type Database, rowsOf } from './database.ts';
import { SQLSTATE, sqlStateOf } from './sqlstate.ts';

/** The role `app_user` is missing, and the server may not create it. */
export class AppRoleError extends Error {
  override readonly name = 'AppRoleError';
}

const { insufficientPrivilege, invalidParameterValue, undefinedObject } = SQLSTATE;
const ALREADY_THERE = [SQLSTATE.duplicateObject, SQLSTATE.uniqueViolation];

/** Runs work in a transaction of its own; returns the SQLSTATE of a refusal. */
const refusalOf = async (
  db: Database,
  statement: string,
  tolerated: ReadonlySet<string>,
): Promise<string | undefined> => {
  try {
    await db.transaction((tx) => tx.execute(sql.raw(statement)));
    return undefined;
  } catch (error) {
    const state = sqlStateOf(error);
    if (state === undefined || !tolerated.has(state)) throw error;
    return state;
  }
};

const becomes = async (db: Database): Promise<boolean> =>
  (await refusalOf(
    db,
    'set local role app_user',
    // For a missing role PostgreSQL reports an invalid parameter value (22023).
    new Set([insufficientPrivilege, invalidParameterValue]),
  )) === undefined;

/**
 * Ensures that the server may become `app_user`, the role of row-level security: created and
 * granted by an administrator, or by the server's role itself (`CREATEROLE`). Otherwise throws
 * `AppRoleError` with the statements that an administrator has to run.
 */
export const ensureAppRole = async (db: Database): Promise<void> => {
  if (await becomes(db)) return;
  // Roles belong to the cluster: another database's server may create it at the same time.
  const tolerated = new Set([insufficientPrivilege, ...ALREADY_THERE]);
  await refusalOf(db, 'create role app_user nologin', tolerated);
  await refusalOf(
    db,
    'grant app_user to current_user',
    new Set([insufficientPrivilege, undefinedObject]),
  );
  if (await becomes(db)) return;
  const [row] = await rowsOf(db, sql`select quote_ident(current_user) as name`);
  throw new AppRoleError(
    `The role ${String(row?.['name'])} of DATABASE_URL can neither become app_user nor make that role. ` +
      `Let an administrator of the database run:\n` +
      `  CREATE ROLE app_user NOLOGIN;  -- unless it is there\n` +
      `  GRANT app_user TO ${String(row?.['name'])};`,
  );
};
