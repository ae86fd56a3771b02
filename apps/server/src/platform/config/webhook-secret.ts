import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const isThere = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

/**
 * What the sandbox signs its events with: made once and stored in the data directory
 * (`stripe-webhook-secret`), so that events of before a restart still count.
 */
export const sandboxWebhookSecret = (dataDir: string): string => {
  const file = join(dataDir, 'stripe-webhook-secret');
  mkdirSync(dataDir, { recursive: true });
  try {
    const secret = `whsec_${randomBytes(32).toString('base64url')}`;
    writeFileSync(file, secret, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!isThere(error)) throw error;
  }
  return readFileSync(file, 'utf8');
};
