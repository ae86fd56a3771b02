/** The SQLSTATEs that the product distinguishes. */
export const SQLSTATE = {
  notNullViolation: '23502',
  foreignKeyViolation: '23503',
  uniqueViolation: '23505',
  checkViolation: '23514',
  serializationFailure: '40001',
  deadlockDetected: '40P01',
  insufficientPrivilege: '42501',
  undefinedObject: '42704',
  undefinedFunction: '42883',
  duplicateObject: '42710',
  invalidParameterValue: '22023',
} as const;

// Five characters with a digit among them: EPIPE is a socket error.
const STATE = /^(?=.*\d)[0-9A-Z]{5}$/;

/** The SQLSTATE of a driver's error, unwrapped from the query builder's. */
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
 * Whether the database timed out: no connection, or no byte. Not retried, unlike other connection
 * failures: the caller has already waited long.
 */
export const isTimedOut = (error: unknown): boolean =>
  hasCodeOrText(
    error,
    /^ETIMEDOUT$/,
    /^(timeout exceeded when trying to connect|Connection terminated due to connection timeout|timeout expired)$/,
  );

/** Whether the statement certainly never ran: there was no connection. */
export const isRefused = (error: unknown): boolean =>
  hasCodeOrText(
    error,
    /^(08001|08004|53300|57P03|ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/,
    / is not queryable$/,
  );

/** Whether the connection failed or broke: the statement may have run. */
export const isDisconnected = (error: unknown): boolean =>
  !isTimedOut(error) &&
  (isRefused(error) ||
    hasCodeOrText(
      error,
      /^(08\w{3}|25P03|57P01|57P02|ECONNRESET|EPIPE)$/,
      /^Connection terminated( unexpectedly)?$/,
    ));

/**
 * Whether the database undid the transaction and it may be repeated (serialisation failure,
 * deadlock).
 */
export const isRolledBack = (error: unknown): boolean => {
  const state = sqlStateOf(error);
  return state === SQLSTATE.serializationFailure || state === SQLSTATE.deadlockDetected;
};

// The server's own login was refused (28; not a user's), no resources (53), shut-down (57P), system
// error (58), lock not available (55P03).
const UNAVAILABLE = /^(28|53|57P|58|55P03)/;

/** Whether the database is unavailable for now. */
export const isUnavailable = (error: unknown): boolean =>
  isTimedOut(error) || isDisconnected(error) || UNAVAILABLE.test(sqlStateOf(error) ?? '');
