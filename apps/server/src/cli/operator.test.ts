import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { rowsOf } from '@wrenchwise/database/database';
import { sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';

import { webhookEndpoints } from '../modules/developers/webhooks/webhooks.tables.ts';
import { pageVotes } from '../modules/operations/operations.tables.ts';
import { UnrecoverableJobError } from '../platform/jobs/queue.ts';
import { startJobQueue } from '../platform/jobs/start-queue.ts';
import { createLog } from '../platform/log.ts';
import { asSealed } from '../testing/as-sealed.ts';
import { SLOW, useCommand } from '../testing/command-process.ts';
import { insertUser } from '../testing/insert-user.ts';
import { writeRowsEverywhere } from '../testing/rows-of-user.ts';
import { tablesWith } from '../testing/rows-with.ts';

/** The command in a process of its own, on the embedded database or on PostgreSQL. */

const { run, withDatabase, dataDir } = useCommand('operator');

const WHY = ['--reason', 'asked by letter', '--as', 'Jo'];

const emailOf = (userId: string): Promise<string> =>
  withDatabase(async (db) => {
    const [row] = await rowsOf(db, sql`select email from users where id = ${userId}`);
    return String(row?.['email']);
  });

const acts = () =>
  withDatabase((db) =>
    rowsOf(
      db,
      sql`select user_id, detail from security_audit_events where kind = 'admin_action' order by created_at`,
    ),
  );

test(
  'finds an account, exports it and erases it, and the record of that names nobody',
  async () => {
    const [id, other] = await withDatabase(async (db) => {
      const made = [await insertUser(db), await insertUser(db)];
      for (const user of made) await writeRowsEverywhere(db, user);
      return made;
    });
    if (id === undefined || other === undefined) throw new Error('no users');
    const email = await emailOf(id);
    const found = run(['users', 'find', email, '--json']);
    expect(found.stderr).toBe('');
    expect(JSON.parse(found.stdout)).toMatchObject({ id, email, lockedAt: null, vehicles: 1 });
    expect(run(['users', 'find', email]).stdout).toContain(email);

    const file = join(dataDir(), 'export.zip');
    expect(run(['users', 'export', email, '--to', file, ...WHY])).toMatchObject({ status: 0 });
    const parts = unzipSync(new Uint8Array(await readFile(file)));
    expect(new TextDecoder().decode(parts['profile.json'])).toContain(email);

    const erased = run(['users', 'erase', email, ...WHY]);
    expect(erased).toMatchObject({ status: 0, stderr: '' });
    await withDatabase(async (db) => {
      // The mail that says so waits for the server; the address has the id in it.
      const jobs = ['pgboss.job', 'pgboss.job_common'];
      expect(await tablesWith(db, email)).toEqual(jobs);
      expect(await tablesWith(db, id)).toEqual(jobs);
      expect(await tablesWith(db, other)).not.toEqual([]);
    });
    const record = { by: 'operator', operator: 'Jo', reason: 'asked by letter' };
    expect(await acts()).toContainEqual({
      user_id: null,
      detail: { ...record, act: 'account-erased' },
    });
    expect(run(['users', 'find', email])).toMatchObject({ status: 1, stdout: '' });
  },
  SLOW,
);

test(
  'lists jobs that failed for good and queues them again, starts webhooks again, and says what takes room and what readers said',
  async () => {
    const endpointId = randomUUID();
    await withDatabase(async (db) => {
      const userId = await insertUser(db);
      await db.insert(webhookEndpoints).values({
        id: endpointId,
        userId,
        url: 'https://hooks.example/path?secret=1',
        events: ['vehicle.deleted'],
        secret: asSealed('s'),
        disabledAt: new Date(),
        failures: 20,
      });
      await db.insert(pageVotes).values({
        day: '2026-11-27',
        path: '/codes/P0420',
        isRight: false,
        remark: 'It was a leak.\u001b[2J',
      });
      const queue = await startJobQueue(db, createLog('silent'));
      await queue.work('hopeless', () =>
        Promise.reject(new UnrecoverableJobError('no such thing')),
      );
      await queue.send('hopeless', { email: 'sam@example.com' });
      await expect.poll(async () => (await queue.failed('hopeless')).length).toBe(1);
      await queue.stop();
    });
    const listed = run(['jobs', 'list', '--json']);
    expect(listed.stderr).toBe('');
    expect(JSON.parse(listed.stdout)).toMatchObject({
      failed: [{ queue: 'hopeless', attempts: 1, reason: 'no such thing' }],
    });
    expect(listed.stdout).not.toContain('sam@example.com');
    const retried = run(['jobs', 'retry', 'all', '--queue', 'hopeless', ...WHY]);
    expect(retried).toMatchObject({ status: 0, stdout: 'Queued 1 job again.\n' });
    expect(JSON.parse(run(['jobs', 'list', '--json', '--queue', 'hopeless']).stdout)).toMatchObject(
      {
        queues: [{ waiting: 1, failed: 0 }],
        failed: [],
      },
    );

    const voted = run(['votes', '--json']);
    expect(voted.stderr).toBe('');
    expect(JSON.parse(voted.stdout)).toMatchObject({
      pages: [{ path: '/codes/P0420', votes: 1, right: 0, wrong: 1 }],
      remarks: [{ path: '/codes/P0420', isRight: false }],
    });
    expect(run(['votes', '/codes/P0420']).stdout).toContain('It was a leak. [2J');
    const webhooks = run(['webhooks', 'list']).stdout;
    expect(webhooks).toContain('https://hooks.example');
    expect(webhooks).not.toContain('secret=1');
    expect(run(['webhooks', 'resume', endpointId, ...WHY])).toMatchObject({ status: 0 });
    expect(run(['webhooks', 'resume', endpointId, ...WHY]).stderr).toBe(
      `There is no stopped webhook ${endpointId}.\n`,
    );
    const storage: unknown = JSON.parse(run(['storage', '--json']).stdout);
    expect(storage).toMatchObject({ files: expect.any(Number), tables: expect.any(Array) });
  },
  SLOW,
);

test(
  'refuses a change without a reason, and changes nothing',
  async () => {
    const id = await withDatabase(insertUser);
    const refused = run(['users', 'lock', id]);
    expect(refused.status).toBe(2);
    expect(refused.stderr).toContain('Say why: --reason TEXT.');
    for (const words of [
      ['users', 'end-sessions', ...WHY],
      ['users', 'drop', id],
      ['nothing'],
      [],
    ]) {
      expect(run(words).status).toBe(2);
    }
    expect(JSON.parse(run(['users', 'find', id, '--json']).stdout)).toMatchObject({
      lockedAt: null,
    });
  },
  SLOW,
);
