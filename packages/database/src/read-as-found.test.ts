import { randomUUID } from 'node:crypto';

import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { type Database, type DatabaseWork, type Reads, rowsOf } from './database.ts';
import { servingUser } from './serving-user.ts';
import { SQLSTATE } from './sqlstate.ts';
import { notes } from './testing/notes.ts';
import { sqlStateOfRun } from './testing/sqlstate-of.ts';
import { openCopy, type TestDatabase } from './testing/template.ts';

const me = randomUUID();
const other = randomUUID();
const trips: DatabaseWork[] = [];
let database: TestDatabase;
let db: Database;
let find: (body: string) => Promise<string | undefined>;
beforeAll(async () => {
  database = await openCopy(inject('template'), {
    watch: (kind, work) => {
      trips.push(kind);
      return work();
    },
  });
  db = database.db;
  await db.insert(notes).values([
    { userId: me, body: 'mine', tags: ['a'], facts: { a: [1] } },
    { userId: me, body: 'mine as well' },
    { userId: other, body: 'theirs' },
  ]);
  // A note is a secret here by which its writer is found.
  const statement = db.finding
    .select({ userId: notes.userId, serving: servingUser(sql`${notes.userId}`) })
    .from(notes)
    .where(eq(notes.body, sql.placeholder('body')))
    .prepare('find_writer');
  find = async (body) => (await statement.execute({ body }))[0]?.userId;
});
afterAll(() => database.close());

const WHO = sql`select current_user::text as role, current_setting('app.user_id', true) as user_id`;
const bodies = async (own: Reads) =>
  (await own.select({ body: notes.body }).from(notes).orderBy(notes.body)).map(({ body }) => body);

test('finds the user and reads as them in one trip, whatever is asked of which shape', async () => {
  trips.length = 0;
  const { found, rows } = await db.readAsFound(
    () => find('mine'),
    (own) => Promise.all([bodies(own), rowsOf(own, WHO), own.select().from(notes)]),
  );
  expect(trips).toEqual(['transaction']);
  expect(found).toBe(me);
  expect(rows).toMatchObject({
    status: 'fulfilled',
    value: [
      ['mine', 'mine as well'],
      [{ role: 'app_user', user_id: me }],
      expect.arrayContaining([expect.objectContaining({ tags: ['a'], facts: { a: [1] } })]),
    ],
  });
});

test('of hundreds at once each sees its own, and nobody is left behind on a connection', async () => {
  const asked = Array.from({ length: 200 }, (_, index) => (index % 2 === 0 ? 'mine' : 'theirs'));
  const seen = await Promise.all(asked.map((body) => db.readAsFound(() => find(body), bodies)));
  expect(seen.map(({ rows }) => (rows.status === 'fulfilled' ? rows.value[0] : rows))).toEqual(
    asked,
  );
  const later = await Promise.all(Array.from({ length: 20 }, () => rowsOf(db, WHO)));
  for (const [row] of later) {
    expect(row?.['role']).not.toBe('app_user');
    expect(row?.['user_id'] ?? '').toBe('');
  }
});

test('whoever is not found sees no row, not even after somebody who was', async () => {
  for (const secret of ['mine', 'nobody’s', 'theirs', 'nobody’s']) {
    const { found, rows } = await db.readAsFound(
      () => find(secret),
      (own) => Promise.all([bodies(own), rowsOf(own, WHO)]),
    );
    if (found !== undefined) continue;
    expect(rows).toMatchObject({ value: [[], [{ role: 'app_user' }]] });
  }
});

test('a statement that finds a user without naming them shows nobody’s rows', async () => {
  const { rows } = await db.readAsFound(
    () => db.finding.select({ userId: notes.userId }).from(notes),
    bodies,
  );
  expect(rows).toEqual({ status: 'fulfilled', value: [] });
});

test('what may not be read fails, with the trip, and the connection works the next time', async () => {
  const trip = (share: number) =>
    db.readAsFound(
      () => find('mine'),
      (own) => Promise.all([bodies(own), rowsOf(own, sql`select 12 / ${share}::int as share`)]),
    );
  expect(await sqlStateOfRun(trip(0))).toBe('22012');
  expect(await trip(4)).toMatchObject({
    rows: { value: [['mine', 'mine as well'], [{ share: 3 }]] },
  });
  const secrets = db.readAsFound(
    () => find('mine'),
    (own) => rowsOf(own, sql`select * from secrets`),
  );
  expect(await sqlStateOfRun(secrets)).toBe(SQLSTATE.insufficientPrivilege);
  expect(await sqlStateOfRun(trip(0))).toBe('22012');
  expect(await bodies(db.forUser(other))).toEqual(['theirs']);
});

test('a statement that is prepared once reads as whoever was found in its trip', async () => {
  const statement = db.reading
    .select({ body: notes.body })
    .from(notes)
    .where(sql`body like ${sql.placeholder('like')}`)
    .prepare('notes_like');
  const like = async (secret: string) => {
    const { rows } = await db.readAsFound(
      () => find(secret),
      () => statement.execute({ like: '%e%' }),
    );
    return rows.status === 'fulfilled' ? rows.value.map(({ body }) => body).toSorted() : rows;
  };
  expect(await Promise.all([like('mine'), like('theirs'), like('nobody’s')])).toEqual([
    ['mine', 'mine as well'],
    ['theirs'],
    [],
  ]);
  await expect(statement.execute({ like: '%e%' })).rejects.toThrow('Failed query');
});

test('a reading that is refused before it asks does not keep the user from being found', async () => {
  const { found, rows } = await db.readAsFound(
    () => find('mine'),
    () => Promise.reject(new Error('not asked')),
  );
  expect(found).toBe(me);
  expect(rows.status).toBe('rejected');
});

test('what is asked after the trip has left is refused, not read by another', async () => {
  const { rows } = await db.readAsFound(
    () => find('mine'),
    async (own) => {
      await bodies(own);
      return bodies(own);
    },
  );
  expect(rows.status).toBe('rejected');
});
