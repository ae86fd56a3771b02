import { expect, test } from 'vitest';

import { createMailService, MAIL_QUEUE } from '../modules/messages/mail/mail.service.ts';
import { MailRefusedError } from '../platform/adapters/mail/port.ts';
import type { Incident } from '../platform/adapters/monitoring/port.ts';
import { startJobQueue } from '../platform/jobs/start-queue.ts';
import { createLog } from '../platform/log.ts';
import { SLOW, useCommand } from '../testing/command-process.ts';
import { EMAIL_TEMPLATES } from '../testing/email-templates.ts';
import { parseMailArguments } from './mail-arguments.ts';

/** The command in a process of its own, on the embedded database or on PostgreSQL. */

const SOON = { timeout: 30_000, interval: 50 };

const { run, withDatabase } = useCommand('mail');
const command = (...args: readonly string[]) => run(args);

/** Runs a server against a mail server that accepts or refuses, until one mail was tried. */
const serveOnce = (refusal: string | null) =>
  withDatabase(async (db) => {
    const queue = await startJobQueue(db, createLog('silent'));
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
    if (refusal !== null) {
      await mail.send(db, { to: 'sam@example.com', template: EMAIL_TEMPLATES.verification });
    }
    const settled = async () =>
      refusal === null ? delivered.length : (await queue.failed(MAIL_QUEUE)).length;
    await expect.poll(settled, SOON).toBe(1);
    await queue.stop();
    return { delivered, incidents };
  });

test(
  'a mail that was refused for good is reported to the monitor, listed to the operator and sent again',
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
    // The link in the mail is secret.
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
