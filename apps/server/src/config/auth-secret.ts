import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Config } from './config.ts';

/** The secrets of a server. What an older one signed or encrypted still counts; nothing new is made with it. */
export interface AuthSecrets {
  readonly current: string;
  readonly old: readonly string[];
}

/** Every secret that opens something, the current one first. */
export const allSecrets = ({ current, old }: AuthSecrets): readonly string[] => [current, ...old];

const fileOf = (dataDir: string): string => join(dataDir, 'auth-secret');

const isThere = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

/**
 * The secret that signs session cookies in local mode: made once and kept in the data directory,
 * so that a restart signs nobody out. Production passes its own.
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
 * The secrets of the settings. In local mode the one that is kept in the data directory stands in for
 * a missing one, and counts as an older one once there is another; production keeps none there.
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
