import { createHmac } from 'node:crypto';

import { parseEnvelope, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';

import { allSecrets, type AuthSecrets } from '../../../platform/config/auth-secret.ts';

const VERSION_BYTES = 6;

/**
 * The key version that Better Auth writes beside what it encrypts. It is derived from the secret, so
 * that an operator keeps a list of secrets and no numbers.
 */
const versionOf = (secret: string): number =>
  createHmac('sha256', secret).update('key version').digest().readUIntBE(0, VERSION_BYTES);

/** The secrets as Better Auth takes them, the one that encrypts first. */
export const versionedSecrets = (secrets: AuthSecrets): { version: number; value: string }[] =>
  allSecrets(secrets).map((value) => ({ version: versionOf(value), value }));

/** What Better Auth stores encrypted: TOTP secrets, recovery codes, Google's tokens. */
export interface EncryptedKeys {
  /** Decrypts, with whichever secret it was encrypted; undefined when none does. */
  readonly open: (stored: string) => Promise<string | undefined>;
  /** Encrypts anew with the current secret where an older one was used; undefined as for `open`. */
  readonly renew: (stored: string) => Promise<string | undefined>;
}

export const createEncryptedKeys = (secrets: AuthSecrets): EncryptedKeys => {
  const keys = new Map(versionedSecrets(secrets).map(({ version, value }) => [version, value]));
  const currentVersion = versionOf(secrets.current);

  const tryWith = async (secret: string, ciphertext: string): Promise<string | undefined> => {
    try {
      return await symmetricDecrypt({ key: secret, data: ciphertext });
    } catch {
      // Another secret's, or damaged: authenticated encryption does not tell which.
      return undefined;
    }
  };

  const open: EncryptedKeys['open'] = async (stored) => {
    const envelope = parseEnvelope(stored);
    if (envelope) {
      const secret = keys.get(envelope.version);
      return secret === undefined ? undefined : tryWith(secret, envelope.ciphertext);
    }
    // Written before secrets had version numbers, by whichever was current then.
    for (const secret of keys.values()) {
      const opened = await tryWith(secret, stored);
      if (opened !== undefined) return opened;
    }
    return undefined;
  };

  return {
    open,
    renew: async (stored) => {
      const opened = await open(stored);
      if (opened === undefined) return undefined;
      if (parseEnvelope(stored)?.version === currentVersion) return stored;
      return symmetricEncrypt({ key: { keys, currentVersion }, data: opened });
    },
  };
};
