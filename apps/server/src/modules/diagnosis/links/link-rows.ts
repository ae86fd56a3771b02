import { and, type Column, gt, isNull, sql } from 'drizzle-orm';

/** Rows of links that work: not revoked, not too old. */
export const isLive = ({
  expiresAt,
  revokedAt,
}: Readonly<Record<'expiresAt' | 'revokedAt', Column>>) =>
  and(isNull(revokedAt), gt(expiresAt, sql`app_now()`));

/** What revoking a link writes: its secret is forgotten. */
export const REVOKED = { revokedAt: sql`app_now()`, token: null };
