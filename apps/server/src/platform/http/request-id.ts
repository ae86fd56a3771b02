import { createHash, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';

/**
 * The id of a new request. With an idempotency key it is derived (UUID version 8, RFC 9562), so
 * that the primary key refuses duplicates.
 */
export const requestIdOf = (userId: string, idempotencyKey: string | undefined): string => {
  if (idempotencyKey === undefined) return randomUUID();
  const hex = createHash('sha256').update(`${userId} ${idempotencyKey}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
};

/** Whether a stored row says what a request wrote: then it is the same request again. */
export const says = (row: object, written: object): boolean => {
  const stored: ReadonlyMap<string, unknown> = new Map(Object.entries(row));
  return Object.entries(written).every(
    ([name, value]) => value === undefined || isDeepStrictEqual(stored.get(name), value),
  );
};
