import type { ApiScope } from '@wrenchwise/contract/endpoint';
import { API_KEYS_MAX, type ApiKeyInfo } from '@wrenchwise/contract/endpoints/api-keys';
import type { Database, Transaction } from '@wrenchwise/database/database';

import { AppError } from '../../../platform/app-error.ts';
import type { AuditService } from '../../../platform/audit/audit.service.ts';
import type { ApiKey } from '../../../platform/http/context.ts';
import type { Log } from '../../../platform/log.ts';
import { bearerKeyOf, hashOf, newApiKey, startOf } from './api-key.ts';
import {
  countKeysLocked,
  findByHash,
  insertKey,
  listKeys,
  noteUse,
  revokeKey,
} from './api-keys.repository.ts';

export interface ApiKeysService {
  /** Throws `auth/invalid-api-key` unless the request brings a key that holds. */
  readonly find: (headers: Headers) => Promise<ApiKey>;
  /** The user's keys that are not revoked, newest first. */
  readonly list: (userId: string) => Promise<ApiKeyInfo[]>;
  /** Makes a key. It is answered here and never again. Throws `api-key/too-many`. */
  readonly issue: (
    tx: Transaction,
    request: {
      readonly userId: string;
      readonly name: string;
      readonly scopes: readonly ApiScope[];
      /** Until then; null until it is revoked. */
      readonly expiresAt: Date | null;
    },
  ) => Promise<ApiKeyInfo & { readonly key: string }>;
  /** From now on refused. Throws `db/record-not-found` unless it is the user's and still holds. */
  readonly revoke: (userId: string, id: string) => Promise<void>;
}

/** Keys by which programs act for a user. */
export const createApiKeysService = ({
  db,
  log,
  audit,
}: {
  db: Database;
  log: Log;
  audit: Pick<AuditService, 'record'>;
}): ApiKeysService => ({
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
  list: (userId) => listKeys(db.forUser(userId), userId),
  issue: async (tx, request) => {
    if ((await countKeysLocked(tx, request.userId)) >= API_KEYS_MAX) {
      throw new AppError('api-key/too-many');
    }
    const key = newApiKey();
    const info = await insertKey(tx, { ...request, start: startOf(key), keyHash: hashOf(key) });
    return { ...info, key };
  },
  revoke: (userId, id) =>
    db.transaction(async (tx) => {
      if (!(await revokeKey(tx, userId, id))) throw new AppError('db/record-not-found');
      await audit.record(tx, {
        userId,
        kind: 'security_setting_change',
        detail: { change: 'api-key-revoked' },
      });
    }),
});
