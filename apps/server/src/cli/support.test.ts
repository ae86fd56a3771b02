import { lockDataDirectory } from '@wrenchwise/database/embedded-lock';
import { eq } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';

import { createMailService } from '../modules/messages/mail/mail.service.ts';
import { supportRequests } from '../modules/operations/operations.tables.ts';
import type { Mail } from '../platform/adapters/mail/port.ts';
import { securityAuditEvents } from '../platform/audit/audit.tables.ts';
import { startJobQueue } from '../platform/jobs/start-queue.ts';
import { createLog } from '../platform/log.ts';
import { SLOW, useCommand } from '../testing/command-process.ts';
import { insertUser } from '../testing/insert-user.ts';

/** The command in a process of its own, on the embedded database or on PostgreSQL. */

const SOON = { timeout: 30_000, interval: 50 };

const { run, withDatabase, dataDir } = useCommand('support');
const desk = (args: readonly string[], input = '') => run(args, { input });

interface Asked {
  readonly id: string;
  readonly userId: string;
  readonly number: string;
}

const ask = (fields: { priority: string; subject: string; message?: string; at: string }) =>
  withDatabase(async (db): Promise<Asked> => {
    const userId = await insertUser(db);
    const { priority, subject, message = 'Hello' } = fields;
    const [row] = await db
      .insert(supportRequests)
      .values({
        userId,
        topic: 'billing',
        subject,
        message,
        priority,
        createdAt: new Date(fields.at),
      })
      .returning();
    const id = row?.id ?? '';
    return { id, userId, number: `WR-${id.slice(0, 8).toUpperCase()}` };
  });

const statusOf = ({ id }: Asked) =>
  withDatabase(async (db) => {
    const [row] = await db.select().from(supportRequests).where(eq(supportRequests.id, id));
    return row?.status;
  });

/** The mails that the server sends once it runs. */
const sentTo = ({ userId }: Asked) =>
  withDatabase(async (db) => {
    const queue = await startJobQueue(db, createLog('silent'));
    const mails: Mail[] = [];
    await createMailService({
      queue,
      transport: {
        deliver: async (mail) => {
          mails.push(mail);
        },
      },
      notifications: { wants: async () => true, unsubscribeUrl: () => '' },
      appUrl: 'http://wrenchwise.test',
    });
    const theirs = () => mails.filter(({ to }) => to.startsWith(userId));
    await expect.poll(() => theirs().length, SOON).toBeGreaterThan(0);
    await queue.stop();
    return theirs();
  });

test(
  'lists open requests, the most urgent and the oldest first, and answers one by mail',
  async () => {
    await ask({ priority: 'normal', subject: 'Old', at: '2026-01-01T00:00:00Z' });
    await ask({ priority: 'normal', subject: 'New', at: '2026-02-01T00:00:00Z' });
    await ask({ priority: 'highest', subject: 'Urgent', at: '2026-03-01T00:00:00Z' });
    const asked = await ask({ priority: 'high', subject: 'Soon', at: '2026-03-01T00:00:00Z' });

    const listed = desk(['list']);
    expect(listed).toMatchObject({ status: 0, stderr: '' });
    expect(listed.stdout).toContain('4 open requests, the most urgent first.');
    expect(listed.stdout.match(/^ {2}(Old|New|Urgent|Soon)$/gm)).toEqual([
      '  Urgent',
      '  Soon',
      '  Old',
      '  New',
    ]);

    const note = 'Open Settings.\nThen choose Plan.';
    const answered = desk(['answer', asked.number.toLowerCase(), '--note', '-'], note);
    expect(answered).toMatchObject({ status: 0, stderr: '' });
    expect(answered.stdout).toContain(`${asked.number} is answered.`);
    expect(await statusOf(asked)).toBe('answered');
    const [mail, ...others] = await sentTo(asked);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`We have answered your request: ${asked.number}`);
    expect(mail?.text).toContain('> Open Settings.\n> Then choose Plan.');
    expect(mail?.text).toContain('http://wrenchwise.test/dashboard/support#requests');
    const events = await withDatabase((db) =>
      db.select().from(securityAuditEvents).where(eq(securityAuditEvents.userId, asked.userId)),
    );
    expect(events.filter(({ kind }) => kind === 'admin_action')).toMatchObject([
      { detail: { act: 'support-answered', by: 'operator' } },
    ]);
    expect(desk(['list']).stdout).toContain('3 open requests');
  },
  SLOW,
);

test(
  'shows a request whole, without what would steer the terminal',
  async () => {
    const message = 'One\nTwo \u001B[2J\u0007\u202Eend';
    const asked = await ask({ priority: 'normal', subject: 'S', message, at: '2026-01-01' });
    const { status, stdout } = desk(['show', asked.id]);
    expect(status).toBe(0);
    expect(stdout).toContain('One\nTwo [2Jend');
    expect(stdout).toContain('Status: open');
  },
  SLOW,
);

test(
  'says that there is no such request, and changes nothing',
  () => {
    for (const name of ['WR-00000000', 'nonsense', '%', '0190a5d2-7a3b-7c1e-9d4e-2f1a5b6c7d8e']) {
      const { status, stdout, stderr } = desk(['answer', name, '--note', 'x']);
      expect({ status, stdout, stderr }).toEqual({
        status: 1,
        stdout: '',
        stderr: `There is no request ${name}.\n`,
      });
    }
  },
  SLOW,
);

test.skipIf(inject('template').kind === 'postgres')(
  'refuses to touch the embedded database while the server has it',
  () => {
    const { release } = lockDataDirectory(dataDir());
    const busy = desk(['list']);
    release();
    expect(busy.status).toBe(1);
    expect(busy.stderr).toContain(`is in use by process ${process.pid}`);
  },
  SLOW,
);
