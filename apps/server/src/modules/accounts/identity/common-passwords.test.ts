import {
  changePassword,
  requestPasswordReset,
  resetPassword,
} from '@wrenchwise/contract/endpoints/accounts/password';
import { signUp } from '@wrenchwise/contract/endpoints/accounts/sign-up';
import { dictionary } from '@zxcvbn-ts/language-common';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { codeOf } from '../../../testing/code-of.ts';
import { mailedToken } from '../../../testing/mail-link.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Of the length that the product asks for; the most common first. */
const MOST_COMMON = dictionary['passwords-common'].filter(
  ({ length }) => length >= 8 && length <= 128,
);

const accepted = async (passwords: readonly string[]): Promise<string[]> => {
  const found: string[] = [];
  for (const password of passwords) {
    if (!(await isCommonPassword(password))) found.push(password);
  }
  return found;
};

/** Numbers from 0 to below 1, the same in every run (mulberry32). */
const randomNumbers = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

describe('passwords that many people choose', () => {
  test('are refused: all of the dictionary, the 3,000 most common among them', async () => {
    expect(MOST_COMMON.length).toBeGreaterThan(3000);
    expect(await accepted(MOST_COMMON)).toEqual([]);
  });

  test('are refused in capitals, with a year behind them and twice', async () => {
    const some = MOST_COMMON.slice(0, 500);
    expect(await accepted(some.map((word) => word.toUpperCase()))).toEqual([]);
    expect(await accepted(some.map((word) => `${word}${word}`))).toEqual([]);
    const words = some.filter((word) => /\p{L}$/u.test(word));
    expect(await accepted(words.map((word) => `${word}2026!`))).toEqual([]);
  });

  test.each([
    'letmein!',
    'asdf1234',
    '1q2w3e4r5t',
    'spiderman',
    'babygirl',
    'michael1',
    'qwerty2024',
    'P4$$w0rd!!',
    '2024Dragon!',
    'M0nkey#1987',
    'sh4d0w2020',
    'welcome2026',
    '!!Sunshine!!',
    'passwort',
    'motdepasse',
    'qwertyuiop[]',
  ])('are refused: %s', async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  });
});

describe('a password of one’s own', () => {
  const words = dictionary['diceware-common'];
  const random = randomNumbers(20261126);
  const pick = () => words[Math.floor(random() * words.length)] ?? '';

  test('is accepted: 1,000 random passphrases of four words', async () => {
    const separators = [' ', '-', '.', ''];
    const passphrases = Array.from({ length: 1000 }, (_, index) =>
      Array.from({ length: 4 }, pick).join(separators[index % separators.length]),
    );
    expect(await accepted(passphrases)).toEqual(passphrases);
  });

  test('is accepted: 1,000 random strings of twelve characters', async () => {
    const signs = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789!?#-_';
    const strings = Array.from({ length: 1000 }, () =>
      Array.from({ length: 12 }, () => signs[Math.floor(random() * signs.length)]).join(''),
    );
    expect(await accepted(strings)).toEqual(strings);
  });

  test('is checked in less than five milliseconds, whatever it is', async () => {
    const hostile = ['1'.repeat(128), 'ab'.repeat(64), `${'a1!'.repeat(42)}x`, '☃'.repeat(128)];
    const inputs = [...hostile, ...MOST_COMMON.slice(0, 996)];
    const began = performance.now();
    await accepted(inputs);
    expect((performance.now() - began) / inputs.length).toBeLessThan(5);
  });
});

describe('a common password', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());

  const COMMON = ['letmein!', 'Spiderman', 'qwerty2024'];

  test('is refused at sign-up, at a change and at a reset, and the link still works', async () => {
    const user = await app.newUser();
    const { email } = user;
    await app.newBrowser().call(requestPasswordReset, { body: { email } });
    const token = await mailedToken(app, email, /reset/i);
    const reset = (newPassword: string) =>
      codeOf(app.newBrowser().call(resetPassword, { body: { token, newPassword } }));
    for (const [index, password] of COMMON.entries()) {
      const body = { name: 'Sam', email: `common-${index}@example.com`, password };
      expect(await codeOf(app.newBrowser().call(signUp, { body }))).toBe('auth/weak-password');
      const change = { currentPassword: user.password, newPassword: password };
      expect(await codeOf(user.call(changePassword, { body: change }))).toBe('auth/weak-password');
      expect(await reset(password)).toBe('auth/weak-password');
    }
    expect(await reset('seven bolts on a rusty wheel')).toBe('succeeded');
  });
});
