import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Config } from './config.ts';

/**
 * The current secret and retired ones. Retired secrets still verify and decrypt; they sign and
 * encrypt nothing new.
 */
export interface AuthSecrets {
  readonly current: string;
  readonly old: readonly string[];
}

/** Every secret that verifies or decrypts, the current one first. */
export const allSecrets = ({ current, old }: AuthSecrets): readonly string[] => [current, ...old];

const fileOf = (dataDir: string): string => join(dataDir, 'auth-secret');

const isThere = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

/**
 * The generated secret of local mode, stored in the data directory, so that a restart signs nobody
 * out. Production sets its own.
 */
const localAuthSecret = (dataDir: string): string => {
  const file = fileOf(dataDir);
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!isThere(error)) throw error;
  }
  return readFileSync(file, 'utf8');
};

/**
 * The secrets of the settings. In local mode the stored one stands in for a missing one, and is
 * retired once the operator sets another. Production stores none.
 */
export const authSecrets = (
  config: Pick<Config, 'production' | 'authSecret' | 'authSecretsOld' | 'dataDir'>,
): AuthSecrets => {
  const { production, authSecret, authSecretsOld, dataDir } = config;
  const hasLocal = !production && (authSecret === undefined || existsSync(fileOf(dataDir)));
  const local = hasLocal ? [localAuthSecret(dataDir)] : [];
  const [current = '', ...old] = [
    ...(authSecret === undefined ? [] : [authSecret]),
    ...local,
    ...authSecretsOld,
  ];
  return { current, old: old.filter((secret) => secret !== current) };
};
