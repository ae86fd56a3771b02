import type { Database } from '@wrenchwise/database/database';
import type { ApiScope } from '@wrenchwise/domain/endpoint';

import { AppError } from '../../app-error.ts';
import type { ApiKey } from '../../http/context.ts';
import type { Log } from '../../log.ts';
import { bearerKeyOf, hashOf, newApiKey, startOf } from './api-key.ts';
import { findByHash, insertKey, noteUse, revokeKey } from './api-keys.repository.ts';

export interface ApiKeysService {
  /** Throws `auth/invalid-api-key` unless the request brings a key that holds. */
  readonly find: (headers: Headers) => Promise<ApiKey>;
  /** Makes a key. It is told here and never again. */
  readonly issue: (request: {
    readonly userId: string;
    readonly name: string;
    readonly scopes: readonly ApiScope[];
    /** Until then; null until it is revoked. */
    readonly expiresAt: Date | null;
  }) => Promise<{ readonly id: string; readonly key: string }>;
  /** From now on refused. Throws `db/record-not-found` unless it is the user's and still holds. */
  readonly revoke: (userId: string, id: string) => Promise<void>;
}

/** Keys by which programs act for a user. */
export const createApiKeysService = ({ db, log }: { db: Database; log: Log }): ApiKeysService => ({
  find: async (headers) => {
    const sent = bearerKeyOf(headers);
    const found = sent === undefined ? undefined : await findByHash(db, hashOf(sent));
    if (!found) throw new AppError('auth/invalid-api-key');
    const { key, isUseStale } = found;
    if (isUseStale) {
      // The request does not wait for it, nor fail with it.
      noteUse(db, key.id).catch((error: unknown) =>
        log.error({ err: error }, 'the use of an API key could not be noted'),
      );
    }
    return key;
  },
  issue: async (request) => {
    const key = newApiKey();
    const id = await insertKey(db, { ...request, start: startOf(key), keyHash: hashOf(key) });
    return { id, key };
  },
  revoke: async (userId, id) => {
    if (!(await revokeKey(db, userId, id))) throw new AppError('db/record-not-found');
  },
});
