import { codeOfDriver } from '@wrenchwise/contract/classify';
import type { ErrorCode } from '@wrenchwise/contract/errors';
import { isUnavailable, sqlStateOf } from '@wrenchwise/database/sqlstate';

/** The catalogue's code of a database error, or undefined when it is not one. */
export const databaseErrorCode = (error: unknown): ErrorCode | undefined => {
  if (isUnavailable(error)) return 'db/unavailable';
  const state = sqlStateOf(error);
  return state === undefined ? undefined : codeOfDriver(state);
};
