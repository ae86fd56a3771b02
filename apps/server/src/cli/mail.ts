import { resolve } from 'node:path';
import process from 'node:process';

import { DataDirectoryInUseError } from '@wrenchwise/database/embedded-lock';

import { MailJob, MAIL_QUEUE } from '../modules/messages/mail/mail.service.ts';
import { shiftClock } from '../platform/config/clock-offset.ts';
import { type Config, ConfigError, readConfig } from '../platform/config/config.ts';
import { PRIVATE_UMASK, protectDataDirectory } from '../platform/config/data-directory.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import type { FailedJob, JobQueue } from '../platform/jobs/queue.ts';
import { startJobQueue } from '../platform/jobs/start-queue.ts';
import { createLog } from '../platform/log.ts';
import { MAIL_USAGE, type MailArguments, parseMailArguments } from './mail-arguments.ts';

// The bundle lies in apps/server/dist, the source in apps/server/src/cli.
const ROOT = resolve(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? '../../../..' : '../../..',
);

/** Opens the mail queue on the server's database; only the server works it. */
const withMailQueue = async <T>(
  config: Config,
  work: (queue: JobQueue, isEmbedded: boolean) => Promise<T>,
): Promise<T> => {
  process.umask(PRIVATE_UMASK);
  protectDataDirectory(config.dataDir, () => undefined);
  shiftClock(config.clockOffsetMs);
  const log = createLog('silent');
  const db = await openDatabase(config, log);
  const queue = await startJobQueue(db, log);
  try {
    await queue.open(MAIL_QUEUE);
    return await work(queue, db.kind === 'embedded');
  } finally {
    await queue.stop();
    await db.close();
  }
};

// A mail server's reply may hold control characters (terminal escape sequences).
const plain = (text: string): string => text.replace(/[^\P{C}]/gu, ' ');

const lineOf = ({ id, data, failedAt, attempts, reason }: FailedJob): string => {
  const job = MailJob.safeParse(data);
  const what = job.success ? `${job.data.letter.kind} to ${job.data.to}` : 'not readable';
  const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  return [
    `${id}  ${failedAt.toISOString()}  ${tries}`,
    `  ${plain(what)}`,
    `  ${plain(reason)}`,
  ].join('\n');
};

const count = (n: number): string => (n === 1 ? '1 mail' : `${n} mails`);

const carryOut = (asked: Exclude<MailArguments, { kind: 'help' | 'wrong' }>): Promise<string> =>
  withMailQueue(readConfig(process.env, ROOT), async (queue, isEmbedded) => {
    const failed = await queue.failed(MAIL_QUEUE);
    if (asked.kind === 'failed') {
      if (failed.length === 0) return 'No mail has failed in the last 14 days.\n';
      return `${[`${count(failed.length)} could not be delivered.`, ...failed.map(lineOf)].join('\n\n')}\n`;
    }
    const ids = asked.ids === 'all' ? failed.map(({ id }) => id) : asked.ids;
    const sent = await queue.resend(MAIL_QUEUE, ids);
    const when = isEmbedded ? 'They leave when the server starts.' : 'A running server sends them.';
    return `${count(sent)} of ${ids.length} queued again. ${when}\n`;
  });

const answer = async (): Promise<number> => {
  const asked = parseMailArguments(process.argv.slice(2));
  if (asked.kind === 'wrong') {
    process.stderr.write(`${asked.problem}\n\n${MAIL_USAGE}`);
    return 2;
  }
  try {
    process.stdout.write(asked.kind === 'help' ? MAIL_USAGE : await carryOut(asked));
    return 0;
  } catch (error) {
    const isExpected = error instanceof ConfigError || error instanceof DataDirectoryInUseError;
    if (!isExpected) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
};

process.exitCode = await answer();
