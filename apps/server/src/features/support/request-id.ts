import { createHash, randomUUID } from 'node:crypto';

/**
 * The id of a person's new request: with an idempotency key always the same one, so that the
 * table's primary key lets one of several through (a UUID of version 8, RFC 9562).
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
