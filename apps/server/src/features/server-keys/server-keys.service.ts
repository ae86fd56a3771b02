import type { Database } from '@wrenchwise/database/database';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';

import { allSecrets, type AuthSecrets } from '../../config/auth-secret.ts';
import { findServerKey, insertServerKey, replaceServerKey } from './server-keys.repository.ts';

const open = async (secrets: AuthSecrets, stored: string): Promise<string | undefined> => {
  for (const key of allSecrets(secrets)) {
    const text = await symmetricDecrypt({ key, data: stored }).catch(() => undefined);
    // Authenticated encryption does not tell another secret's from damaged.
    if (text !== undefined) return text;
  }
  return undefined;
};

/**
 * A key that the server makes for itself, once for all instances, and stores encrypted with its
 * secret. Only where no secret opens it any more a new one takes its place.
 */
export const readServerKey = async (dependencies: {
  db: Database;
  secrets: AuthSecrets;
  name: string;
  generate: () => string;
}): Promise<string> => {
  const { db, secrets, name, generate } = dependencies;
  const stored = await findServerKey(db, name);
  const opened = stored === undefined ? undefined : await open(secrets, stored);
  if (opened !== undefined) return opened;
  const value = await symmetricEncrypt({ key: secrets.current, data: generate() });
  await (stored === undefined
    ? insertServerKey(db, { name, value })
    : replaceServerKey(db, { name, before: stored, value }));
  // Another instance may have been first: what is stored counts.
  const kept = await findServerKey(db, name);
  const key = kept === undefined ? undefined : await open(secrets, kept);
  if (key === undefined) throw new Error(`the server key ${name} cannot be read back`);
  return key;
};
