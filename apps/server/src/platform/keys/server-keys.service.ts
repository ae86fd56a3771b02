import type { Database } from '@wrenchwise/database/database';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';

import { allSecrets, type AuthSecrets } from '../config/auth-secret.ts';
import type { Sealed } from '../db/sealed.ts';
import { findServerKey, insertServerKey, replaceServerKey } from './server-keys.repository.ts';

const openText = async (secrets: AuthSecrets, stored: string): Promise<string | undefined> => {
  for (const key of allSecrets(secrets)) {
    const text = await symmetricDecrypt({ key, data: stored }).catch(() => undefined);
    // Authenticated encryption does not tell another secret's from damaged.
    if (text !== undefined) return text;
  }
  return undefined;
};

/** What was sealed, by whichever secret of ours; undefined when none opens it. */
export const openSealed = (secrets: AuthSecrets, stored: Sealed): Promise<string | undefined> =>
  // It is text; only the compiler takes it for something else.
  openText(secrets, stored as unknown as string);

const sealText = (secrets: AuthSecrets, text: string): Promise<string> =>
  symmetricEncrypt({ key: secrets.current, data: text });

/** Encrypts with the server's secret what the server must be able to read back. */
export const seal = async (secrets: AuthSecrets, text: string): Promise<Sealed> =>
  // Text that the compiler takes for something else: the type says where it may be stored.
  (await sealText(secrets, text)) as unknown as Sealed;

/** Stored text, sealed with the current secret where an older one had; undefined when none opens it. */
export const resealed = async (
  secrets: AuthSecrets,
  stored: string,
): Promise<string | undefined> => {
  if ((await openText({ ...secrets, old: [] }, stored)) !== undefined) return stored;
  const opened = await openText(secrets, stored);
  return opened === undefined ? undefined : sealText(secrets, opened);
};

/**
 * A key that the server makes for itself, once for all instances, and stores encrypted with its
 * secret: one that an older secret had encrypted is encrypted anew, so that this one may be dropped. Only
 * where no secret opens it any more a new one takes its place.
 */
export const readServerKey = async (dependencies: {
  db: Database;
  secrets: AuthSecrets;
  name: string;
  generate: () => string;
}): Promise<string> => {
  const { db, secrets, name, generate } = dependencies;
  const stored = await findServerKey(db, name);
  if (stored === undefined) {
    await insertServerKey(db, { name, value: await seal(secrets, generate()) });
  } else {
    const opened = await openSealed(secrets, stored);
    const isCurrent =
      opened !== undefined &&
      (await openSealed({ current: secrets.current, old: [] }, stored)) === opened;
    if (isCurrent) return opened;
    await replaceServerKey(db, {
      name,
      before: stored,
      value: await seal(secrets, opened ?? generate()),
    });
  }
  // Another instance may have been first: what is stored counts.
  const kept = await findServerKey(db, name);
  const key = kept === undefined ? undefined : await openSealed(secrets, kept);
  if (key === undefined) throw new Error(`the server key ${name} cannot be read back`);
  return key;
};
