import type { Database, Transaction } from '@wrenchwise/database/database';
import { z } from 'zod';

import { AppError } from '../../../../platform/app-error.ts';
import type { Log } from '../../../../platform/log.ts';
import {
  findTwoFactor,
  lockTwoFactor,
  saveTwoFactorKeys,
} from '../../better-auth/encrypted-keys.repository.ts';
import type { EncryptedKeys } from '../../better-auth/encrypted-keys.ts';

/** The stored keys of a user's second factor, through changes of the secrets that encrypt them. */
export interface TwoFactorKeys {
  /**
   * Locks a user's keys until `tx` ends and encrypts them with the current secret, as Better Auth
   * needs them; answers with the recovery codes. Throws `auth/two-factor-unreadable` when no secret
   * decrypts what is needed: the TOTP secret, or the codes. Does nothing where two-factor is off.
   */
  readonly take: (
    tx: Transaction,
    userId: string,
    needed: 'app' | 'recovery-codes',
  ) => Promise<{ recoveryCodes: readonly string[] }>;
  /** Whether TOTP codes can be checked, and the recovery codes that are left. */
  readonly read: (
    db: Database,
    userId: string,
  ) => Promise<{ readable: boolean; recoveryCodes: readonly string[] }>;
}

const Codes = z.array(z.string());

export const createTwoFactorKeys = ({
  keys,
  log,
}: {
  keys: EncryptedKeys;
  log: Log;
}): TwoFactorKeys => {
  const codesIn = async (stored: string): Promise<readonly string[]> => {
    const json = await keys.open(stored);
    return json === undefined ? [] : Codes.parse(JSON.parse(json));
  };
  return {
    take: async (tx, userId, needed) => {
      const row = await lockTwoFactor(tx, userId);
      if (!row) return { recoveryCodes: [] };
      const secret = await keys.renew(row.secret);
      const backupCodes = await keys.renew(row.backupCodes);
      if ((needed === 'app' ? secret : backupCodes) === undefined) {
        log.error(
          { userId, needed },
          'no secret opens the two-factor keys of a user: is an older one missing in AUTH_SECRETS_OLD?',
        );
        throw new AppError('auth/two-factor-unreadable');
      }
      if (secret !== row.secret || backupCodes !== row.backupCodes) {
        await saveTwoFactorKeys(tx, row.id, {
          secret: secret ?? row.secret,
          backupCodes: backupCodes ?? row.backupCodes,
        });
      }
      return { recoveryCodes: await codesIn(row.backupCodes) };
    },

    read: async (db, userId) => {
      const row = await findTwoFactor(db, userId);
      if (!row) return { readable: true, recoveryCodes: [] };
      return {
        readable: (await keys.open(row.secret)) !== undefined,
        recoveryCodes: await codesIn(row.backupCodes),
      };
    },
  };
};
