import { isUnavailable, sqlStateOf } from '@wrenchwise/database/sqlstate';
import { codeOfDriver } from '@wrenchwise/domain/classify';
import type { ErrorCode } from '@wrenchwise/domain/errors';

/** The catalogue's code of a database error, or undefined when it is not one. */
export const databaseErrorCode = (error: unknown): ErrorCode | undefined => {
  if (isUnavailable(error)) return 'db/unavailable';
  const state = sqlStateOf(error);
  return state === undefined ? undefined : codeOfDriver(state);
};
