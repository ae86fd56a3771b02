import type { ErrorCode } from '@wrenchwise/domain/errors';

/** The catalogue's code of a SQLSTATE; undefined for what the catalogue does not know. */
const codeOfState = (state: string): ErrorCode | undefined => {
  switch (state) {
    case '23505':
      return 'db/unique-violation';
    case '23503':
      return 'db/foreign-key-violation';
    case '23502':
      return 'db/not-null-violation';
    case '23514':
      return 'db/check-violation';
    case '42501':
      return 'permission/denied';
    case '57014':
      return 'network/timeout';
    case '42883':
      return 'rpc/function-not-found';
    case '28000':
    case '28P01':
      return 'network/server-error';
    default:
  }
  switch (state.slice(0, 2)) {
    case '23':
      return 'db/constraint-violation';
    // Data exceptions: a value that the edge let through and the column cannot hold.
    case '22':
      return 'db/check-violation';
    case '42':
      return 'db/invalid-query';
    // Connection lost, too many connections, the server shutting down.
    case '08':
    case '53':
    case '57':
      return 'network/server-error';
    default:
      return undefined;
  }
};

/** The SQLSTATE of a driver's error, through the wrapper that the query builder puts around it. */
export const sqlStateOf = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)) {
    return error.code;
  }
  return sqlStateOf(error.cause);
};

/** The catalogue's code of a database error, or undefined when it is not one. */
export const databaseErrorCode = (error: unknown): ErrorCode | undefined => {
  const state = sqlStateOf(error);
  return state === undefined ? undefined : codeOfState(state);
};
