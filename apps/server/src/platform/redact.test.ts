import { Writable } from 'node:stream';

import { describe, expect, test } from 'vitest';

import { createLog, type Log } from './log.ts';
import { redact, shortUserId } from './redact.ts';

const ID = '7d2f2d52-6d51-4b25-9d5c-0a3f3c1f7e11';
const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.dBjftJeZ4CVPmB92K27uhbUJU1p1r_wW1gFWFOEjXk';

/** The parsed log output. */
const written = (write: (log: Log) => void): Record<string, unknown> => {
  const lines: string[] = [];
  const sink = new Writable({
    write: (chunk, _, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  write(createLog('trace', sink));
  expect(lines).toHaveLength(1);
  return JSON.parse(lines[0] ?? '');
};
const textOf = (write: (log: Log) => void): string => JSON.stringify(written(write));

test('the values of a statement that failed are not written', () => {
  const error = new Error(
    'Failed query: insert into notes values ($1, $2)\nparams: my rash,\nhers',
    {
      cause: new Error('too long'),
    },
  );
  const text = textOf((log) => log.error({ err: error }, 'request failed'));
  expect(text).toContain('Failed query: insert into notes values ($1, $2)');
  expect(text).toContain('redact.test.ts');
  expect(text).toContain('too long');
  expect(text).not.toContain('rash');
  expect(text).not.toContain('hers');
});

describe('a field by its name', () => {
  test.each([
    'password',
    'newPassword',
    'token',
    'sessionToken',
    'secret',
    'AUTH_SECRET',
    'key',
    'apiKey',
    'api_key',
    'authorization',
    'Authorization',
    'cookie',
    'set-cookie',
  ])('%s is never written', (name) => {
    expect(written((log) => log.info({ [name]: 'plain words' }))).toMatchObject({
      [name]: '[REDACTED]',
    });
    expect(
      written((log) => log.info({ request: { headers: [{ [name]: { a: 1 } }] } })),
    ).toMatchObject({
      request: { headers: [{ [name]: '[REDACTED]' }] },
    });
  });

  test.each(['userId', 'user_id', 'userid', 'USER_ID'])(
    '%s is shortened to its first and last two characters',
    (name) => {
      expect(written((log) => log.info({ [name]: ID }))).toMatchObject({ [name]: '7d…11' });
    },
  );

  test('a user id too short to shorten is not shown at all', () => {
    expect(shortUserId('abcd')).toBe('[REDACTED]');
    expect(shortUserId('abcde')).toBe('ab…de');
  });

  test('the request id stays readable, so that a user can quote it', () => {
    expect(written((log) => log.child({ requestId: ID }).info('x'))).toMatchObject({
      requestId: ID,
    });
    expect(written((log) => log.info({ requestId: ID }))).toMatchObject({ requestId: ID });
  });
});

describe('personal and secret text', () => {
  const CASES: readonly (readonly [kind: string, secret: string])[] = [
    ['an e-mail address', 'sam.taylor+cars@mail.example.co.uk'],
    ['an e-mail address of another script', 'אבי@דוגמה.ישראל'],
    ['a JSON web token', JWT],
    ['a bearer token', 'Bearer abc.def-ghi'],
    ['a user id', ID],
    ['a provider’s key', 'sk_live_51Habcdefgh'],
    ['a webhook’s secret', 'whsec_abcdefgh12345678'],
    ['a random token', 'k3J8zL0pV7sX2mB5nC9dR4tY6uW1eKfGhQ'],
    ['a card number', '4242424242424242'],
    ['a card number in groups', '4242 4242 4242 4242'],
    ['a card number with hyphens', '3782-822463-10005'],
    ['a British mobile number', '07700 900123'],
    ['a British mobile number without spaces', '07700900123'],
    ['a British landline', '020 7946 0958'],
    ['an international number', '+44 20 7946 0958'],
    ['an international number without spaces', '+442079460958'],
    ['an American number', '(555) 123-4567'],
    ['an American number with hyphens', '555-123-4567'],
  ];

  test.each(CASES)('%s is taken out of a message', (_, secret) => {
    const text = textOf((log) => log.info(`it says ${secret} here`));
    expect(text).not.toContain(secret);
    expect(text).toMatch(/it says .*\[REDACTED\].* here/);
  });

  test.each(CASES)('%s is taken out of fields, lists and arguments', (_, secret) => {
    expect(textOf((log) => log.info({ note: `it is ${secret}` }))).not.toContain(secret);
    expect(textOf((log) => log.info({ notes: [{ of: [`it is ${secret}`] }] }))).not.toContain(
      secret,
    );
    expect(textOf((log) => log.info('for %s', secret))).not.toContain(secret);
    expect(textOf((log) => log.info({ a: 1 }, `for ${secret}`))).not.toContain(secret);
  });

  test.each(CASES)('%s is taken out of an error, its stack and its cause', (_, secret) => {
    const cause = new Error(`caused by ${secret}`);
    const error = new Error(`failed for ${secret}`, { cause });
    expect(textOf((log) => log.error({ err: error }, 'failed'))).not.toContain(secret);
    expect(textOf((log) => log.error({ err: error }))).not.toContain(secret);
    expect(textOf((log) => log.error(error))).not.toContain(secret);
    expect(textOf((log) => log.error(error, 'failed'))).not.toContain(secret);
  });

  test.each(CASES)('%s is taken out of what a child of the log carries', (_, secret) => {
    expect(textOf((log) => log.child({ note: `it is ${secret}` }).info('x'))).not.toContain(secret);
  });

  test('the password within an address of a service is taken out', () => {
    const text = textOf((log) =>
      log.warn('cannot reach postgresql://ww:hunter2@db.example:5432/ww'),
    );
    expect(text).not.toContain('hunter2');
    expect(text).toContain('db.example');
  });
});

describe('what is neither secret nor personal', () => {
  test.each([
    'a 2015 Ford Focus with 123,456 miles',
    'P0301 and P0420 were read',
    'listening on 127.0.0.1:3000',
    'took 1234 ms, 99.5 %',
    '2026-11-21T02:42:21.000Z',
    'front-brake-pads-worn/repair',
    'GET /api/diagnoses 200',
  ])('stays: %s', (text) => {
    expect(redact(text)).toBe(text);
  });

  test('numbers, dates, null and shapes stay as they are', () => {
    const value = { count: 3, at: new Date(0), none: null, ok: true, list: [1, 'two'] };
    expect(redact(value)).toEqual(value);
  });

  test('a loop within a value ends', () => {
    const loop: Record<string, unknown> = { name: 'a' };
    loop['self'] = loop;
    expect(JSON.stringify(redact(loop))).toContain('[deep]');
  });

  test('an error keeps its kind, its code and its place', () => {
    const error = Object.assign(new TypeError('no such step'), { code: '23505' });
    const line = written((log) => log.error({ err: error }, 'request failed'));
    expect(line).toMatchObject({
      level: 'error',
      msg: 'request failed',
      err: { type: 'TypeError', message: 'no such step', code: '23505' },
    });
    expect(JSON.stringify(line)).toContain('redact.test.ts');
  });
});

test('a long word without an end is read once, not anew from each of its letters', () => {
  for (const part of ['a', '0', 'eyJ-', 'a.', 'é']) {
    const costs = [4000, 32_000].map((length) => {
      const text = part.repeat(length / part.length);
      const before = process.cpuUsage();
      redact(text);
      return process.cpuUsage(before).user / 1000;
    });
    // Linear work grows eightfold, quadratic work sixty-four-fold.
    expect(costs[1], part).toBeLessThan(20 * (costs[0] ?? 0) + 100);
  }
});
