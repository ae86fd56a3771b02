import { ERRORS } from '@wrenchwise/contract/errors';
import type { TestDatabase } from '@wrenchwise/database/testing/template';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { insertUser } from '../../testing/insert-user.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { AppError } from '../app-error.ts';
import { databaseErrorCode } from './error-code.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const failureOf = (run: Promise<unknown>): Promise<unknown> =>
  run.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a refusal of the real database', () => {
  const run = async (statement: ReturnType<typeof sql>): Promise<unknown> =>
    databaseErrorCode(await failureOf(database.db.execute(statement)));

  test('for a value that is there already is a unique violation', async () => {
    const id = await insertUser(database.db);
    expect(
      await run(sql`insert into users (id, name, email) values (${id}, 'a', 'b@example.com')`),
    ).toBe('db/unique-violation');
  });

  test('for a reference to nothing is a foreign key violation', async () => {
    expect(
      await run(sql`insert into notification_settings (user_id) values (gen_random_uuid())`),
    ).toBe('db/foreign-key-violation');
  });

  test('for missing information is a not-null violation', async () => {
    expect(await run(sql`insert into users (email) values ('c@example.com')`)).toBe(
      'db/not-null-violation',
    );
  });

  test('for a value out of bounds is a check violation', async () => {
    const id = await insertUser(database.db);
    const vehicle = (year: string) =>
      run(
        sql`insert into vehicles (user_id, make, model, year) values (${id}, 'Ford', 'T', ${sql.raw(year)})`,
      );
    expect(await vehicle('1899')).toBe('db/check-violation');
    expect(await vehicle('99999999999')).toBe('db/check-violation');
    expect(await run(sql`select 'x'::uuid`)).toBe('db/check-violation');
  });

  test('for a statement that makes no sense is an invalid query', async () => {
    expect(await run(sql`select none from nowhere`)).toBe('db/invalid-query');
    expect(await run(sql`selekt 1`)).toBe('db/invalid-query');
  });

  test('for a function that is not there is the catalogue’s own', async () => {
    expect(await run(sql`select increment_usage_of_old(1)`)).toBe('rpc/function-not-found');
  });

  test('for a right that the role lacks is permission denied', async () => {
    const id = await insertUser(database.db);
    const read = database.db
      .forUser(id)
      .transaction((tx) => tx.execute(sql`select * from sessions`));
    expect(databaseErrorCode(await failureOf(read))).toBe('permission/denied');
  });
});

describe('a SQLSTATE', () => {
  const withCode = (code: string) => Object.assign(new Error('x'), { code });
  test.each([
    ['57014', 'network/timeout'],
    ['28P01', 'db/unavailable'],
    ['08006', 'db/unavailable'],
    ['53300', 'db/unavailable'],
    ['57P01', 'db/unavailable'],
    ['25P03', 'db/unavailable'],
    ['55P03', 'db/unavailable'],
    ['ETIMEDOUT', 'db/unavailable'],
    ['23P01', 'db/constraint-violation'],
    ['22021', 'db/check-violation'],
    ['XX000', undefined],
    ['28000', 'db/unavailable'],
    ['EPIPE', 'db/unavailable'],
    ['ECONNREFUSED', 'db/unavailable'],
    ['EPERM', undefined],
  ])('%s is %s', (state, code) => {
    expect(databaseErrorCode(withCode(state))).toBe(code);
  });
});

test('an error of the product carries the catalogue’s code and words, and its cause', () => {
  const cause = new Error('below');
  const error = new AppError('usage/check-failed', { cause });
  expect(error).toMatchObject({ code: 'usage/check-failed', cause, name: 'AppError' });
  expect(error.message).toBe(ERRORS['usage/check-failed'].message);
  expect(new AppError('auth/no-user').cause).toBeUndefined();
});
