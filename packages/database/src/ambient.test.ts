import { randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { withAmbientTransaction } from './ambient.ts';
import { type Database, rowsOf } from './database.ts';
import { notes } from './testing/notes.ts';
import { openCopy, type TestDatabase } from './testing/template.ts';

let database: TestDatabase;
let ambient: Database;
beforeAll(async () => {
  database = await openCopy(inject('template'));
  ambient = withAmbientTransaction(database.db, () => ({ address: '192.0.2.9', agent: null }));
});
afterAll(() => database.close());

const write = (body: string) => ambient.insert(notes).values({ userId: randomUUID(), body });
const written = async (): Promise<readonly unknown[]> =>
  (await rowsOf(database.db, sql`select body from notes order by body`)).map((row) => row['body']);

test('what a library does within the transaction is undone with it', async () => {
  const failing = ambient.transaction(async () => {
    await write('lost');
    await ambient.transaction(async () => {
      await write('lost too');
    });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await written()).toEqual([]);
});

test('outside of one it is the plain database', async () => {
  await write('kept');
  await ambient.transaction(() => write('kept as well').execute());
  expect(await written()).toEqual(['kept', 'kept as well']);
  expect(ambient.kind).toBe(database.db.kind);
});

test('triggers see from where the request comes', async () => {
  const [row] = await ambient.transaction(() =>
    rowsOf(
      ambient,
      sql`select current_setting('app.address') as address, current_setting('app.agent') as agent`,
    ),
  );
  expect(row).toEqual({ address: '192.0.2.9', agent: '' });
});

// PostgreSQL gives such a statement a connection of its own.
test.runIf(inject('template').kind === 'embedded')(
  'a statement past the transaction that is open is refused, where it would wait for ever',
  async () => {
    const past = ambient.transaction(() => rowsOf(database.db, sql`select 1`));
    await expect(past).rejects.toMatchObject({
      cause: { message: expect.stringContaining('would wait for it for ever') },
    });
    expect(await rowsOf(database.db, sql`select 1 as one`)).toEqual([{ one: 1 }]);
  },
);
