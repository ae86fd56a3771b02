/** PostgreSQL's own codes of what the product tells apart. */
export const SQLSTATE = {
  notNullViolation: '23502',
  foreignKeyViolation: '23503',
  uniqueViolation: '23505',
  checkViolation: '23514',
  serializationFailure: '40001',
  deadlockDetected: '40P01',
  insufficientPrivilege: '42501',
  undefinedObject: '42704',
  duplicateObject: '42710',
  invalidParameterValue: '22023',
} as const;

// Five characters with a digit among them: EPIPE is a socket's word.
const STATE = /^(?=.*\d)[0-9A-Z]{5}$/;

/** The SQLSTATE of a driver's error, through the wrapper that the query builder puts around it. */
export const sqlStateOf = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string' && STATE.test(error.code)) {
    return error.code;
  }
  return sqlStateOf(error.cause);
};

const causesOf = function* (error: unknown): Generator<Error> {
  for (let link = error; link instanceof Error; link = link.cause) yield link;
};

const hasCodeOrText = (error: unknown, code: RegExp, text: RegExp): boolean =>
  causesOf(error).some(
    (link) =>
      text.test(link.message) ||
      ('code' in link && typeof link.code === 'string' && code.test(link.code)),
  );

/**
 * Whether the database did not answer in time: neither a connection, nor a byte. Whoever waited has
 * waited for long, so that it is not tried again, as another failure of a connection would be.
 */
export const isTimedOut = (error: unknown): boolean =>
  hasCodeOrText(
    error,
    /^ETIMEDOUT$/,
    /^(timeout exceeded when trying to connect|Connection terminated due to connection timeout|timeout expired)$/,
  );

/** Whether the statement was never run: no connection could be made for it. */
export const isRefused = (error: unknown): boolean =>
  hasCodeOrText(
    error,
    /^(08001|08004|53300|57P03|ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/,
    / is not queryable$/,
  );

/** Whether there was no connection, or it went away: what was sent may have been done. */
export const isDisconnected = (error: unknown): boolean =>
  !isTimedOut(error) &&
  (isRefused(error) ||
    hasCodeOrText(
      error,
      /^(08\w{3}|25P03|57P01|57P02|ECONNRESET|EPIPE)$/,
      /^Connection terminated( unexpectedly)?$/,
    ));

/** Whether the database undid the transaction and asks to try it again: nothing was committed. */
export const isRolledBack = (error: unknown): boolean => {
  const state = sqlStateOf(error);
  return state === SQLSTATE.serializationFailure || state === SQLSTATE.deadlockDetected;
};

// Refused log-ins (the server was turned away by its own database: no user's password is wrong),
// want of resources, a shut-down, a lock that is not free.
const UNAVAILABLE = /^(28|53|57P|58|55P03)/;

/** Whether the database could not serve the server at all, for now. */
export const isUnavailable = (error: unknown): boolean =>
  isTimedOut(error) || isDisconnected(error) || UNAVAILABLE.test(sqlStateOf(error) ?? '');
