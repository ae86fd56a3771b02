import { createHash, randomInt, timingSafeEqual } from 'node:crypto';

/**
 * Digits and capitals that are not mistaken for one another: neither 0 nor O, 1, I nor L, 2 nor Z, 5
 * nor S, 8 nor B, U beside V. A code of twelve has 55 bits of entropy.
 */
const ALPHABET = '34679ACDEFGHJKMNPQRTVWXY';
const GROUPS = 3;
const GROUP_LENGTH = 4;
const AMOUNT = 10;

const newGroup = (): string =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');

/** Ten codes such as 'K7QM-3XWD-9FHA', each good once. */
export const generateRecoveryCodes = (): string[] =>
  Array.from({ length: AMOUNT }, () => Array.from({ length: GROUPS }, newGroup).join('-'));

/** The hash of a code without case, spaces and hyphens. */
const digestOf = (code: string): Buffer =>
  createHash('sha256')
    .update(code.replace(/[^a-z0-9]/gi, '').toUpperCase())
    .digest();

/**
 * The stored code that the typed one matches without case, spaces and hyphens; undefined when none
 * does. Codes of the older kind have small letters. Each comparison takes constant time.
 */
export const matchingCode = (stored: readonly string[], typed: string): string | undefined => {
  const wanted = digestOf(typed);
  return stored.find((code) => timingSafeEqual(digestOf(code), wanted));
};
