import { randomUUID } from 'node:crypto';

import type { TestDatabase } from '@wrenchwise/database/testing/template';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import {
  type Mail,
  MailRefusedError,
  type MailTransport,
} from '../../../platform/adapters/mail/port.ts';
import type { JobQueue } from '../../../platform/jobs/queue.ts';
import { startJobQueue } from '../../../platform/jobs/start-queue.ts';
import { createLog } from '../../../platform/log.ts';
import { EMAIL_TEMPLATES } from '../../../testing/email-templates.ts';
import { tablesWith } from '../../../testing/rows-with.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { createMailService, MAIL_QUEUE, type MailService } from './mail.service.ts';

/** The real queue on the test's database, embedded and PostgreSQL. */

let database: TestDatabase;
let running: JobQueue[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  for (const queue of running) await queue.stop();
  running = [];
});
afterAll(() => database.close());

const SOON = { timeout: 30_000, interval: 50 };
const template = EMAIL_TEMPLATES['password-reset'];
const newAddress = () => `${randomUUID()}@example.com`;

const startQueue = async (): Promise<JobQueue> => {
  const queue = await startJobQueue(database.db, createLog('silent'));
  running.push(queue);
  return queue;
};

const serviceOn = (queue: JobQueue, deliver: MailTransport['deliver']): Promise<MailService> =>
  createMailService({
    queue,
    transport: { deliver },
    notifications: { wants: async () => true, unsubscribeUrl: () => 'http://wrenchwise.test/u' },
    appUrl: 'http://wrenchwise.test',
  });

const start = async (deliver: MailTransport['deliver']): Promise<MailService> =>
  serviceOn(await startQueue(), deliver);

/** Records deliveries. */
const mailbox = () => {
  const mails: Mail[] = [];
  return {
    to: () => mails.map(({ to }) => to),
    deliver: async (mail: Mail) => {
      mails.push(mail);
    },
  };
};

test('a mail of a transaction is delivered when that commits, and leaves no row', async () => {
  const { db } = database;
  const box = mailbox();
  const mail = await start(box.deliver);
  const to = newAddress();
  await db.transaction(async (tx) => {
    await mail.send(tx, { to, template });
    expect(box.to()).toEqual([]);
  });
  await expect.poll(box.to, SOON).toEqual([to]);
  await expect.poll(() => tablesWith(db, to), SOON).toEqual([]);
});

test('a mail of a transaction that is rolled back is never sent', async () => {
  const { db } = database;
  const box = mailbox();
  const mail = await start(box.deliver);
  const [lost, committed] = [newAddress(), newAddress()];
  const failed = db.transaction(async (tx) => {
    await mail.send(tx, { to: lost, template });
    throw new Error('the sign-up failed');
  });
  await expect(failed).rejects.toThrow('the sign-up failed');
  expect(await tablesWith(db, lost)).toEqual([]);
  await mail.send(db, { to: committed, template });
  await expect.poll(box.to, SOON).toEqual([committed]);
});

test('a mail is delivered by another process when its own dies after the commit', async () => {
  const { db } = database;
  // Its worker never starts, as in a process that dies after the commit.
  const dying = await startQueue();
  const mail = await serviceOn({ ...dying, work: async () => undefined }, async () => undefined);
  const to = newAddress();
  await db.transaction((tx) => mail.send(tx, { to, template }));
  await dying.stop();
  expect(await tablesWith(db, to)).not.toEqual([]);

  const box = mailbox();
  await start(box.deliver);
  await expect.poll(box.to, SOON).toEqual([to]);
  await expect.poll(() => tablesWith(db, to), SOON).toEqual([]);
});

test('a mail that the mail server does not take now is tried again, and leaves no row then', async () => {
  const { db } = database;
  const box = mailbox();
  const to = newAddress();
  let tries = 0;
  const mail = await start(async (message) => {
    tries += 1;
    if (tries === 1) throw new Error(`451 try again later <${message.to}>`);
    await box.deliver(message);
  });
  await mail.send(db, { to, template });
  await expect.poll(box.to, SOON).toEqual([to]);
  expect(tries).toBe(2);
  await expect.poll(() => tablesWith(db, to), SOON).toEqual([]);
});

test('a mail to an address that is refused for good is stored for the operator and not tried again', async () => {
  const { db } = database;
  const box = mailbox();
  const [refused, other] = [newAddress(), newAddress()];
  let tries = 0;
  const mail = await start(async (message) => {
    if (message.to !== refused) return box.deliver(message);
    tries += 1;
    throw new MailRefusedError(`550 no such user <${refused}>`);
  });
  await mail.send(db, { to: refused, template });
  await expect.poll(() => tries, SOON).toBe(1);
  await mail.send(db, { to: other, template });
  await expect.poll(box.to, SOON).toEqual([other]);
  expect(tries).toBe(1);
  expect(await tablesWith(db, refused)).not.toEqual([]);
});

test('what waits or failed for a user is taken back with the account, in its transaction', async () => {
  const { db } = database;
  const userId = randomUUID();
  const [email, formerEmail, stranger] = [newAddress(), newAddress(), newAddress()];
  const mail = await start(async ({ to }) => {
    throw new MailRefusedError(`550 no such user <${to}>`);
  });
  await mail.send(db, { to: email, template });
  await mail.send(db, { to: formerEmail, userId, template });
  await mail.send(db, {
    to: stranger,
    template: { ...EMAIL_TEMPLATES['email-changed'], newEmail: email },
  });
  await mail.send(db, { to: stranger, template });
  const forget = (fails: boolean) =>
    db.transaction(async (tx) => {
      await mail.forget(tx, { userId, email });
      if (fails) throw new Error('the deletion failed');
    });

  await expect(forget(true)).rejects.toThrow('the deletion failed');
  expect(await tablesWith(db, email)).not.toEqual([]);
  await forget(false);
  for (const text of [email, formerEmail, userId]) expect(await tablesWith(db, text)).toEqual([]);
  expect(await tablesWith(db, stranger)).not.toEqual([]);
});

test('two processes deliver each mail once', async () => {
  const { db } = database;
  const box = mailbox();
  const mail = await start(box.deliver);
  await start(box.deliver);
  const addresses = Array.from({ length: 6 }, newAddress);
  for (const to of addresses) await db.transaction((tx) => mail.send(tx, { to, template }));
  // Mails that earlier tests left in the queue may come too.
  const theirs = () => box.to().filter((to) => addresses.includes(to));
  await expect.poll(() => theirs().toSorted(), SOON).toEqual(addresses.toSorted());
});

test("a newcomer's verification goes before the messages to the team that were sent earlier", async () => {
  const { db } = database;
  const idle = await startQueue();
  await idle.open(MAIL_QUEUE);
  const sender = await serviceOn({ ...idle, work: async () => undefined }, async () => undefined);
  const [team, newcomer] = [newAddress(), newAddress()];
  for (let i = 0; i < 20; i += 1) {
    await sender.send(db, { to: team, template: EMAIL_TEMPLATES['contact-message'] });
  }
  await sender.send(db, { to: newcomer, template: EMAIL_TEMPLATES.verification });

  const box = mailbox();
  await start(box.deliver);
  const theirs = () => box.to().filter((to) => to === team || to === newcomer);
  await expect.poll(() => theirs().length, SOON).toBe(21);
  // Four mails are delivered at a time, in no fixed order.
  expect(theirs().indexOf(newcomer)).toBeLessThan(4);
});
