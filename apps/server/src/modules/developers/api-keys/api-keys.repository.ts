import { API_SCOPES, type ApiScope } from '@wrenchwise/contract/endpoint';
import type { ApiKeyInfo } from '@wrenchwise/contract/endpoints/api-keys';
import type { Database, Transaction, UserDatabase } from '@wrenchwise/database/database';
import { and, count, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';

import { users } from '../../../platform/db/users.tables.ts';
import type { ApiKey } from '../../../platform/http/context.ts';
import { apiKeys } from './api-keys.tables.ts';

const NOW = sql`app_now()`;

/** The key of this hash, unless it has expired, was revoked or is of a locked account; and whether its use is to be noted. */
export const findByHash = async (
  db: Database,
  keyHash: string,
): Promise<{ readonly key: ApiKey; readonly isUseStale: boolean } | undefined> => {
  const [row] = await db
    .select({
      id: apiKeys.id,
      userId: apiKeys.userId,
      scopes: apiKeys.scopes,
      isUseStale: sql<boolean>`coalesce(${apiKeys.lastUsedAt} < ${NOW} - interval '1 minute', true)`,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(
      and(
        eq(apiKeys.keyHash, keyHash),
        isNull(users.lockedAt),
        isNull(apiKeys.revokedAt),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, NOW)),
      ),
    );
  if (!row) return undefined;
  const { id, userId, isUseStale } = row;
  const scopes = API_SCOPES.filter((scope) => row.scopes.includes(scope));
  return { key: { id, userId, scopes }, isUseStale };
};

export const noteUse = async (db: Database, id: string): Promise<void> => {
  await db.update(apiKeys).set({ lastUsedAt: NOW }).where(eq(apiKeys.id, id));
};

/** What a user sees of a key. */
const SHOWN = {
  id: apiKeys.id,
  name: apiKeys.name,
  start: apiKeys.start,
  scopes: apiKeys.scopes,
  createdAt: apiKeys.createdAt,
  lastUsedAt: apiKeys.lastUsedAt,
  expiresAt: apiKeys.expiresAt,
  isExpired: sql<boolean>`coalesce(${apiKeys.expiresAt} <= ${NOW}, false)`,
};

type Shown = Pick<
  typeof apiKeys.$inferSelect,
  'id' | 'name' | 'start' | 'scopes' | 'createdAt' | 'lastUsedAt' | 'expiresAt'
> & { readonly isExpired: boolean };

const toInfo = (row: Shown): ApiKeyInfo => ({
  ...row,
  scopes: API_SCOPES.filter((scope) => row.scopes.includes(scope)),
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  expiresAt: row.expiresAt?.toISOString() ?? null,
});

const ofUser = (userId: string) => and(eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt));

/** The keys that a user has not revoked, newest first. */
export const listKeys = async (
  own: UserDatabase | Transaction,
  userId: string,
): Promise<ApiKeyInfo[]> => {
  const rows = await own
    .select(SHOWN)
    .from(apiKeys)
    .where(ofUser(userId))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
  return rows.map(toInfo);
};

/** How many keys a user has; until `tx` ends nobody else adds one. */
export const countKeysLocked = async (tx: Transaction, userId: string): Promise<number> => {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const [row] = await tx.select({ keys: count() }).from(apiKeys).where(ofUser(userId));
  return row?.keys ?? 0;
};

export const insertKey = async (
  db: Database | Transaction,
  row: {
    userId: string;
    name: string;
    start: string;
    keyHash: string;
    scopes: readonly ApiScope[];
    expiresAt: Date | null;
  },
): Promise<ApiKeyInfo> => {
  const [made] = await db
    .insert(apiKeys)
    .values({ ...row, scopes: [...row.scopes] })
    .returning(SHOWN);
  if (!made) throw new Error('the insert returned no row');
  return toInfo(made);
};

/** False when the user has no such key that is not revoked yet. */
export const revokeKey = async (
  db: Database | Transaction,
  userId: string,
  id: string,
): Promise<boolean> => {
  const revoked = await db
    .update(apiKeys)
    .set({ revokedAt: NOW })
    .where(and(eq(apiKeys.id, id), ofUser(userId)))
    .returning({ id: apiKeys.id });
  return revoked.length > 0;
};
