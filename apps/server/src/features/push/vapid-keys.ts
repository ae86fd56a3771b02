import type { Database } from '@wrenchwise/database/database';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { z } from 'zod';

import { allSecrets, type AuthSecrets } from '../../config/auth-secret.ts';
import { findServerKey, insertServerKey, replaceServerKey } from './push.repository.ts';

const VapidKeys = z.object({ publicKey: z.string(), privateKey: z.string() });
export type VapidKeys = z.infer<typeof VapidKeys>;

const NAME = 'vapid';

const open = async (secrets: AuthSecrets, stored: string): Promise<VapidKeys | undefined> => {
  for (const key of allSecrets(secrets)) {
    const text = await symmetricDecrypt({ key, data: stored }).catch(() => undefined);
    // Authenticated encryption does not tell another secret's from damaged.
    if (text !== undefined) return VapidKeys.parse(JSON.parse(text));
  }
  return undefined;
};

/**
 * The server's VAPID pair (RFC 8292): made once for all instances and stored encrypted with the
 * server's secret. Browsers subscribe to it, so it is kept; only where no secret opens it any more a
 * new one takes its place, and browsers have to ask again.
 */
export const readVapidKeys = async (dependencies: {
  db: Database;
  secrets: AuthSecrets;
  generate: () => VapidKeys;
}): Promise<VapidKeys> => {
  const { db, secrets, generate } = dependencies;
  const seal = (keys: VapidKeys) =>
    symmetricEncrypt({ key: secrets.current, data: JSON.stringify(keys) });
  const stored = await findServerKey(db, NAME);
  const opened = stored === undefined ? undefined : await open(secrets, stored);
  if (opened) return opened;
  const value = await seal(generate());
  await (stored === undefined
    ? insertServerKey(db, { name: NAME, value })
    : replaceServerKey(db, { name: NAME, before: stored, value }));
  // Another instance may have been first: what is stored counts.
  const kept = await findServerKey(db, NAME);
  const keys = kept === undefined ? undefined : await open(secrets, kept);
  if (!keys) throw new Error('the VAPID keys cannot be read back');
  return keys;
};
