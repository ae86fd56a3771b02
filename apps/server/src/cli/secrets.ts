import { resolve } from 'node:path';
import process from 'node:process';

import type { Database } from '@wrenchwise/database/database';
import { DataDirectoryInUseError } from '@wrenchwise/database/embedded-lock';

import { createEncryptedKeys } from '../modules/accounts/better-auth/encrypted-keys.ts';
import { renewEncryptedKeys } from '../modules/accounts/better-auth/renew-encrypted-keys.ts';
import { resetTwoFactor } from '../modules/accounts/use-cases/two-factor/reset-two-factor.ts';
import { AppError } from '../platform/app-error.ts';
import { createAuditService } from '../platform/audit/audit.service.ts';
import { authSecrets } from '../platform/config/auth-secret.ts';
import { shiftClock } from '../platform/config/clock-offset.ts';
import { type Config, ConfigError, readConfig } from '../platform/config/config.ts';
import { PRIVATE_UMASK, protectDataDirectory } from '../platform/config/data-directory.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { createLog } from '../platform/log.ts';
import { openCommandMail } from './command-mail.ts';
import { renewSealed } from './renew-sealed.ts';
import {
  parseSecretsArguments,
  SECRETS_USAGE,
  type SecretsArguments,
} from './secrets-arguments.ts';

// The bundle lies in apps/server/dist, the source in apps/server/src/cli.
const ROOT = resolve(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? '../../../..' : '../../..',
);

/** Whether all of it was done, and the message about it. */
interface Outcome {
  readonly isDone: boolean;
  readonly text: string;
}

const count = (amount: number, one: string, many: string): string =>
  `${amount} ${amount === 1 ? one : many}`;

const renew = async (config: Config, db: Database): Promise<Outcome> => {
  const secrets = authSecrets(config);
  const keys = createEncryptedKeys(secrets);
  const { renewed, current, unreadable, droppedTokens } = await renewEncryptedKeys(db, keys);
  const sealed = await renewSealed(db, secrets);
  if (renewed > 0 || sealed.renewed > 0) {
    const detail = { of: 'auth-secret', users: String(renewed), values: String(sealed.renewed) };
    const kind = 'security_policy_change';
    await createAuditService({ db }).record(db, {
      userId: null,
      kind,
      severity: 'warning',
      detail,
    });
  }
  const isDone = unreadable.length === 0 && sealed.unreadable.length === 0;
  const lines = [
    `Keys of ${count(renewed, 'user', 'users')} are encrypted with AUTH_SECRET now; of ${current} they were before.`,
    `So are ${count(sealed.renewed, 'secret', 'secrets')} of webhooks, message services and the server itself; ${sealed.current} were before.`,
    ...(droppedTokens > 0
      ? [
          `Google tokens of ${count(droppedTokens, 'account', 'accounts')} could not be opened and were dropped; the next sign-in brings new ones.`,
        ]
      : []),
    ...(unreadable.length > 0
      ? [
          `No secret opens the keys of ${count(unreadable.length, 'user', 'users')}; they are left as they are:`,
          ...unreadable.map((userId) => `  ${userId}`),
          'Add the secret they were made with to AUTH_SECRETS_OLD, or let them in by reset-two-factor.',
        ]
      : []),
    ...(sealed.unreadable.length > 0
      ? [
          'No secret opens these; they are left as they are:',
          ...sealed.unreadable.map((place) => `  ${place}`),
          'Add the secret they were made with to AUTH_SECRETS_OLD, or let their users set them up again.',
        ]
      : []),
    ...(isDone ? ['No older secret is needed for what is stored any more.'] : []),
  ];
  return { isDone, text: `${lines.join('\n')}\n` };
};

const reset = async (
  config: Config,
  db: Database,
  { email, reason, operator }: Extract<SecretsArguments, { kind: 'reset-two-factor' }>,
): Promise<Outcome> => {
  const { appUrl } = config;
  const { mail, stop } = await openCommandMail(db, { log: createLog('silent'), appUrl });
  try {
    const audit = createAuditService({ db, operator });
    await resetTwoFactor({ email, reason }, { db, audit, mail, now: () => new Date() });
  } finally {
    await stop();
  }
  return { isDone: true, text: `Two-factor is off for ${email}. A mail that says so is queued.\n` };
};

const EXPECTED = [ConfigError, DataDirectoryInUseError, AppError];

const answer = async (): Promise<number> => {
  const asked = parseSecretsArguments(process.argv.slice(2));
  if (asked.kind === 'wrong') {
    process.stderr.write(`${asked.problem}\n\n${SECRETS_USAGE}`);
    return 2;
  }
  if (asked.kind === 'help') {
    process.stdout.write(SECRETS_USAGE);
    return 0;
  }
  try {
    process.umask(PRIVATE_UMASK);
    const config = readConfig(process.env, ROOT);
    protectDataDirectory(config.dataDir, () => undefined);
    shiftClock(config.clockOffsetMs);
    const log = createLog('silent');
    const db = await openDatabase(config, log);
    try {
      const { isDone, text } =
        asked.kind === 'renew' ? await renew(config, db) : await reset(config, db, asked);
      process.stdout.write(text);
      return isDone ? 0 : 1;
    } finally {
      await db.close();
    }
  } catch (error) {
    if (!EXPECTED.some((kind) => error instanceof kind)) throw error;
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
};

process.exitCode = await answer();
