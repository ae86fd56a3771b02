import type { Database } from '@wrenchwise/database/database';
import { API_SCOPES, type ApiScope } from '@wrenchwise/domain/endpoint';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';

import { apiKeys } from '../../db/schema/api-keys.ts';
import type { ApiKey } from '../../http/context.ts';

const NOW = sql`app_now()`;

/** The key of this hash, unless it has expired or was revoked; and whether its use is to be noted. */
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
    .where(
      and(
        eq(apiKeys.keyHash, keyHash),
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

export const insertKey = async (
  db: Database,
  row: {
    userId: string;
    name: string;
    start: string;
    keyHash: string;
    scopes: readonly ApiScope[];
    expiresAt: Date | null;
  },
): Promise<string> => {
  const [made] = await db
    .insert(apiKeys)
    .values({ ...row, scopes: [...row.scopes] })
    .returning({ id: apiKeys.id });
  if (!made) throw new Error('the insert returned no row');
  return made.id;
};

/** False when the user has no such key that still holds. */
export const revokeKey = async (db: Database, userId: string, id: string): Promise<boolean> => {
  const revoked = await db
    .update(apiKeys)
    .set({ revokedAt: NOW })
    .where(and(eq(apiKeys.id, id), eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)))
    .returning({ id: apiKeys.id });
  return revoked.length > 0;
};
