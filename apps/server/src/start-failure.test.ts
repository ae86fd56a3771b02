import { expect, test } from 'vitest';

import { startFailure } from './start-failure.ts';

test('a failed start shows what the database said, not only which query it refused', () => {
  const cause = Object.assign(new Error('permission denied to create role'), { code: '42501' });
  const failure = new Error('Failed query: -- a comment\nDO $$ BEGIN\nparams: ', { cause });
  expect(startFailure(failure, {})).toBe(
    'permission denied to create role (42501)\n  in: Failed query: -- a comment',
  );
});

test('a failed start shows every address that was tried', () => {
  const refused = (address: string) => new Error(`connect ECONNREFUSED ${address}`);
  const failure = new AggregateError([refused('::1:5432'), refused('127.0.0.1:5432')], '');
  expect(startFailure(failure, {})).toBe(
    'connect ECONNREFUSED ::1:5432; connect ECONNREFUSED 127.0.0.1:5432',
  );
});

test('a failed start shows PostgreSQL’s detail and hint', () => {
  const failure = Object.assign(new Error('no'), { code: '3D000', detail: 'Why.', hint: 'How.' });
  expect(startFailure(failure, {})).toBe('no (3D000)\nWhy.\nHow.');
});

test('a failed start reveals no secret of the environment', () => {
  const environment = {
    DATABASE_URL: 'postgresql://ww:hunter%232@db.example/ww',
    AUTH_SECRET: 'a-long-secret',
    PATH: '/usr/bin',
  };
  const failure = new Error('hunter%232 hunter#2 a-long-secret /usr/bin');
  expect(startFailure(failure, environment)).toBe('[REDACTED] [REDACTED] [REDACTED] /usr/bin');
});

test('a failure that is no error is shown too', () => {
  expect(startFailure('out of luck', {})).toBe('out of luck');
});
