import { randomBytes, scryptSync } from 'node:crypto';

import type { PasswordHashing } from '../modules/accounts/better-auth/password-hashing.ts';

const keyOf = (password: string, salt: string): string =>
  scryptSync(password.normalize('NFKC'), salt, 64, { N: 2, r: 1, p: 1 }).toString('hex');

/**
 * Hashing in the product's form at a thousandth of its cost, for tests, where a tenth of a second for
 * each password adds up to minutes.
 */
export const QUICK_HASHING: PasswordHashing = {
  hash: (password) => {
    const salt = randomBytes(16).toString('hex');
    return Promise.resolve(`${salt}:${keyOf(password, salt)}`);
  },
  verify: ({ hash, password }) => {
    const [salt = '', key] = hash.split(':');
    return Promise.resolve(keyOf(password, salt) === key);
  },
  isOutdated: () => false,
};
