/** Read at the first use: a start of the server does not wait for 50,000 words. */
let loaded: Promise<ReadonlySet<string>> | undefined;

const readDictionary = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
};

const REPEATED = /^(.+?)\1+$/su;
/** The longest part that makes a password weak by being repeated: 'abcabcabc'. */
const SHORT_PART = 4;
/** The shortest word that counts with digits and marks around it: 'john1987'. */
const SHORT_WORD = 4;

/** Digits and marks that stand for letters ('p4ssw0rd'); `1` is an i or an l. */
const LEET: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};
const withLetters = (text: string, one: string): string =>
  text.replace(/[@43!0$571]/g, (sign) => (sign === '1' ? one : (LEET[sign] ?? sign)));

/** Without the digits and marks around it: '2024Dragon!!' is 'Dragon'. */
const wordOf = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
/** The same behind it only: 'p4ssw0rd1' begins with its word. */
const stemOf = (text: string): string => text.replace(/[^\p{L}]+$/u, '');

/**
 * Whether a password is among the some 50,000 that people choose most often (the dictionary of
 * zxcvbn-ts, by leak statistics, offline): without case, with digits or marks around it, with digits
 * for letters, or repeated.
 */
export const isCommonPassword = async (password: string): Promise<boolean> => {
  loaded ??= readDictionary();
  // oxlint-disable-next-line require-atomic-updates -- a failed reading is tried again
  const common = await loaded.catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  const plain = password.normalize('NFKC').toLowerCase();
  const isListed = (word: string): boolean =>
    common.has(word) ||
    (word.length >= SHORT_WORD &&
      (common.has(withLetters(word, 'i')) || common.has(withLetters(word, 'l'))));
  const isCommon = (text: string): boolean =>
    isListed(text) ||
    [stemOf(text), wordOf(text)].some((word) => word.length >= SHORT_WORD && isListed(word));
  const part = REPEATED.exec(plain)?.[1];
  return isCommon(plain) || (part !== undefined && (part.length <= SHORT_PART || isCommon(part)));
};
