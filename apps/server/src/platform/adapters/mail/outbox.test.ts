import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { fileOutbox, type Outbox } from './outbox.ts';

let parent: string;
let directory: string;
let now: Date;
let outbox: Outbox;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'wrenchwise-outbox-'));
  directory = join(parent, 'outbox');
  now = new Date('2026-03-02T08:15:00.123Z');
  outbox = fileOutbox({ directory, from: 'Wrenchwise <hi@example.com>', now: () => now });
});
afterEach(() => rm(parent, { recursive: true }));

const mailOf = (subject: string) => ({
  to: 'sam@example.com',
  subject,
  text: 'Hello 👩🏽‍🔧',
  html: '<p>Hello</p>',
});

test('keeps each mail as a file of its own in readable form', async () => {
  await outbox.deliver(mailOf('Welcome'));
  const [name = ''] = await readdir(directory);
  expect(name).toMatch(/^2026-03-02T08-15-00-123Z-[0-9a-f]{8}\.json$/);
  expect(JSON.parse(await readFile(join(directory, name), 'utf8'))).toMatchObject({
    ...mailOf('Welcome'),
    from: 'Wrenchwise <hi@example.com>',
    createdAt: '2026-03-02T08:15:00.123Z',
  });
});

test('lists the newest first and no more than asked for', async () => {
  for (const subject of ['one', 'two', 'three']) {
    await outbox.deliver(mailOf(subject));
    now = new Date(now.getTime() + 1000);
  }
  expect((await outbox.list(2)).map(({ subject }) => subject)).toEqual(['three', 'two']);
  expect(await outbox.list(10)).toHaveLength(3);
});

test('keeps mails of the same moment apart', async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => outbox.deliver(mailOf(String(index)))),
  );
  expect(await outbox.list(100)).toHaveLength(20);
});

test('is empty before the first mail, and passes over a mail half written', async () => {
  expect(await outbox.list(5)).toEqual([]);
  await outbox.deliver(mailOf('whole'));
  await writeFile(join(directory, '2027-01-01T00-00-00-000Z-aaaaaaaa.json.part'), '{"id":');
  expect((await outbox.list(5)).map(({ subject }) => subject)).toEqual(['whole']);
});

test('fails where it cannot write, so that the queue tries again', async () => {
  await outbox.deliver(mailOf('first'));
  const blocked = fileOutbox({
    directory: join(directory, (await readdir(directory))[0] ?? '', 'inside-a-file'),
    from: '',
    now: () => now,
  });
  await expect(blocked.deliver(mailOf('lost'))).rejects.toThrow(/ENOTDIR|EEXIST/);
});
