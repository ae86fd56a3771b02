import { createHash, randomInt, timingSafeEqual } from 'node:crypto';

/**
 * Digits and capitals without any that is taken for another: neither 0 nor O, 1, I nor L, 2 nor Z,
 * 5 nor S, 8 nor B, U beside V. A code of twelve holds 55 bits.
 */
const ALPHABET = '34679ACDEFGHJKMNPQRTVWXY';
const GROUPS = 3;
const GROUP_LENGTH = 4;
const AMOUNT = 10;

const newGroup = (): string =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');

/** Ten codes such as 'K7QM-3XWD-9FHA', each good once. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: AMOUNT }, () => Array.from({ length: GROUPS }, newGroup).join('-'));

/** What is left of a code when nobody minds its case, spaces and hyphens. */
const essence = (code: string): Buffer =>
  createHash('sha256')
    .update(code.replace(/[^a-z0-9]/gi, '').toUpperCase())
    .digest();

/**
 * The code among those that are kept that somebody means by what they typed, also of the older kind
 * with small letters; undefined when there is none, which compares with all, each in constant time.
 */
export const meantCode = (kept: readonly string[], typed: string): string | undefined => {
  const wanted = essence(typed);
  return kept.find((code) => timingSafeEqual(essence(code), wanted));
};
