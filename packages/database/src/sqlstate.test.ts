import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import {
  isDisconnected,
  isRefused,
  isRolledBack,
  isUnavailable,
  SQLSTATE,
  sqlStateOf,
} from './sqlstate.ts';
import { notes } from './testing/notes.ts';
import { sqlStateOfRun } from './testing/sqlstate-of.ts';
import { openCopy, type TestDatabase } from './testing/template.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openCopy(inject('template'));
});
afterAll(() => database.close());

const userId = '7b2c7c1e-26ac-4f6a-9f0c-2f8f4be8a6a1';

describe('a refusal of the real database', () => {
  test('for a value that is there already is a unique violation', async () => {
    const write = () =>
      sqlStateOfRun(database.db.insert(notes).values({ userId, body: 'twice' }).execute());
    expect([await write(), await write()]).toEqual(['done', SQLSTATE.uniqueViolation]);
  });

  test('for a right that the role lacks is an insufficient privilege', async () => {
    const read = database.db
      .forUser(userId)
      .execute(sql`select * from secrets`)
      .execute();
    expect(await sqlStateOfRun(read)).toBe(SQLSTATE.insufficientPrivilege);
  });
});

describe('a SQLSTATE', () => {
  const withCode = (code: string) => Object.assign(new Error('x'), { code });
  test.each([
    ['57014', false],
    ['28P01', true],
    ['28000', true],
    ['08006', true],
    ['53300', true],
    ['57P01', true],
    ['25P03', true],
    ['55P03', true],
    ['ETIMEDOUT', true],
    ['EPIPE', true],
    ['ECONNREFUSED', true],
    ['23505', false],
    ['XX000', false],
    ['EPERM', false],
  ])('%s means that the database is away: %s', (state, isAway) => {
    expect(isUnavailable(withCode(state))).toBe(isAway);
  });

  test.each([
    // Never run; perhaps run; certainly undone.
    ['ECONNREFUSED', true, true, false],
    ['53300', true, true, false],
    ['57P03', true, true, false],
    ['08006', false, true, false],
    ['57P01', false, true, false],
    ['ECONNRESET', false, true, false],
    ['40001', false, false, true],
    ['40P01', false, false, true],
    ['57014', false, false, false],
    // A time-out: not retried.
    ['ETIMEDOUT', false, false, false],
    ['23505', false, false, false],
  ])('%s shows what became of the statement', (state, ...expected) => {
    const error = new Error('Failed query', { cause: withCode(state) });
    expect([isRefused(error), isDisconnected(error), isRolledBack(error)]).toEqual(expected);
  });

  test('is not needed to know that the connection went away', () => {
    const error = new Error('Failed query', {
      cause: new Error('Connection terminated unexpectedly'),
    });
    expect([isRefused(error), isDisconnected(error)]).toEqual([false, true]);
    expect(isUnavailable(error)).toBe(true);
  });

  test('is found beneath the wrappers of the query builder', () => {
    const wrapped = new Error('a', { cause: new Error('b', { cause: withCode('23505') }) });
    expect(sqlStateOf(wrapped)).toBe('23505');
  });

  test.each([new Error('x'), withCode('ECONNREFUSED'), 'text', null, undefined, { code: '23505' }])(
    'is not found where there is none (%#)',
    (error) => {
      expect(sqlStateOf(error)).toBeUndefined();
    },
  );
});
