import type { Database } from '@wrenchwise/database/database';

import {
  listOAuthTokens,
  listTwoFactorUsers,
  lockTwoFactor,
  saveOAuthTokens,
  saveTwoFactorKeys,
} from './encrypted-keys.repository.ts';
import type { EncryptedKeys } from './encrypted-keys.ts';

/** Counts of accounts. */
export interface RenewedKeys {
  /** Encrypted with the current secret now, with an older one before. */
  readonly renewed: number;
  /** Encrypted with the current secret already. */
  readonly current: number;
  /** Users whose two-factor keys no secret decrypts. They are left as they are. */
  readonly unreadable: readonly string[];
  /** Connected accounts whose tokens no secret decrypts: dropped, as the next sign-in brings new ones. */
  readonly droppedTokens: number;
}

/**
 * Encrypts every stored key with the current secret, one user a transaction, also while the server
 * runs. No older secret is needed for them afterwards.
 */
export const renewEncryptedKeys = async (
  db: Database,
  keys: EncryptedKeys,
): Promise<RenewedKeys> => {
  let renewed = 0;
  let current = 0;
  let droppedTokens = 0;
  const unreadable: string[] = [];

  for (const userId of await listTwoFactorUsers(db)) {
    await db.transaction(async (tx) => {
      const row = await lockTwoFactor(tx, userId);
      if (!row) return;
      const [secret, backupCodes] = [
        await keys.renew(row.secret),
        await keys.renew(row.backupCodes),
      ];
      if (secret === undefined || backupCodes === undefined) {
        unreadable.push(userId);
      } else if (secret === row.secret && backupCodes === row.backupCodes) {
        current += 1;
      } else {
        await saveTwoFactorKeys(tx, row.id, { secret, backupCodes });
        renewed += 1;
      }
    });
  }

  const renewToken = async (token: string | null) =>
    token === null ? null : ((await keys.renew(token)) ?? null);
  for (const row of await listOAuthTokens(db)) {
    const accessToken = await renewToken(row.accessToken);
    const refreshToken = await renewToken(row.refreshToken);
    if (accessToken === row.accessToken && refreshToken === row.refreshToken) continue;
    if (accessToken === null || (refreshToken === null && row.refreshToken !== null)) {
      droppedTokens += 1;
    }
    await saveOAuthTokens(db, row, { accessToken, refreshToken });
  }
  return { renewed, current, unreadable, droppedTokens };
};
