import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { MailRefusedError } from '../adapters/mail/port.ts';
import type { Incident } from '../adapters/monitoring/port.ts';
import type { Connection } from '../db/connect.ts';
import { openEmbedded } from '../db/connect.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { createMailService, MAIL_QUEUE } from '../features/mail/mail.service.ts';
import { startJobQueue } from '../jobs/queue.ts';
import { createLog } from '../log.ts';
import { LETTERS } from '../testing/letters.ts';
import { MIGRATIONS } from '../testing/server-process.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { parseMailArguments } from './mail-arguments.ts';

/** The command in a process of its own, on the embedded database or on PostgreSQL. */

const isPostgres = inject('template').kind === 'postgres';
const SLOW = 120_000;
const SOON = { timeout: 30_000, interval: 50 };

let dataDir: string;
let postgres: TestDatabase | undefined;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wrenchwise-mail-'));
  if (isPostgres) postgres = await openTestDatabase();
  else await withDatabase((connection) => migrateDatabase(connection, MIGRATIONS));
}, SLOW);
afterAll(async () => {
  await postgres?.close();
  await rm(dataDir, { recursive: true });
});

/** The embedded database is let go again, so that the command can have it. */
const withDatabase = async <T>(work: (connection: Connection) => Promise<T>): Promise<T> => {
  if (postgres) return work(postgres.connection);
  const connection = await openEmbedded({ dataDir: join(dataDir, 'pgdata') });
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
};

const command = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'mail.ts'), ...args],
    {
      encoding: 'utf8',
      env: {
        PATH: process.env['PATH'],
        DATA_DIR: dataDir,
        APP_URL: 'http://wrenchwise.test',
        ...(postgres?.url === undefined ? {} : { DATABASE_URL: postgres.url }),
      },
    },
  );
  return { status, stdout, stderr };
};

/** A server whose mail is taken or refused, until a mail has been. */
const serveOnce = (refusal: string | null) =>
  withDatabase(async (connection) => {
    const queue = await startJobQueue(connection, createLog('silent'));
    const delivered: string[] = [];
    const incidents: Incident[] = [];
    const mail = await createMailService({
      queue,
      transport: {
        deliver: async ({ to }) => {
          if (refusal !== null) throw new MailRefusedError(refusal);
          delivered.push(to);
        },
      },
      notifications: { wants: async () => true, unsubscribeUrl: () => '' },
      appUrl: 'http://wrenchwise.test',
      monitor: {
        report: (incident) => void incidents.push(incident),
        flush: async () => undefined,
      },
    });
    if (refusal !== null)
      await mail.send(connection.db, { to: 'sam@example.com', letter: LETTERS.verification });
    const settled = async () =>
      refusal === null ? delivered.length : (await queue.failed(MAIL_QUEUE)).length;
    await expect.poll(settled, SOON).toBe(1);
    await queue.stop();
    return { delivered, incidents };
  });

test(
  'a mail that was refused for good is told to the monitor, listed to the operator and sent again',
  async () => {
    expect(command('failed')).toEqual({
      status: 0,
      stdout: 'No mail has failed in the last 14 days.\n',
      stderr: '',
    });
    const { incidents } = await serveOnce('550 no such user\u001b[2J');
    expect(incidents).toMatchObject([{ tags: { source: 'mail', kind: 'verification' } }]);

    const { stdout } = command('failed');
    expect(stdout).toContain('1 mail could not be delivered.');
    expect(stdout).toContain('verification to sam@example.com');
    expect(stdout).toContain('550 no such user');
    expect(stdout).not.toContain('\u001b');
    // The link in the mail is nobody's but the receiver's.
    expect(stdout).not.toContain('token');

    const id = /^[\da-f-]{36}/m.exec(stdout)?.[0] ?? '';
    expect(command('resend', id).stdout).toContain('1 mail of 1 queued again.');
    expect(command('failed').stdout).toContain('No mail has failed');
    expect((await serveOnce(null)).delivered).toEqual(['sam@example.com']);
  },
  SLOW,
);

test.each(
  [[], ['resend'], ['resend', 'x'], ['failed', 'x'], ['--colour']].map((args) => ({ args })),
)('wrong use is named: $args', ({ args }) => {
  expect(parseMailArguments(args).kind).toBe('wrong');
});

test('wrong use is answered with how to use it', () => {
  const { status, stderr } = command('deliver');
  expect(status).toBe(2);
  expect(stderr).toContain('Usage: mail failed');
});
