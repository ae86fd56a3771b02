import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

import { verifyPassword } from 'better-auth/crypto';

import { createGate } from './gate.ts';

/** How passwords become the hashes that are stored. */
export interface PasswordHashing {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (given: { hash: string; password: string }) => Promise<boolean>;
  /** Whether a hash is of weaker parameters than new ones: it is replaced at the next sign-in. */
  readonly isOutdated: (hash: string) => boolean;
}

/** OWASP's first choice for scrypt (Password Storage Cheat Sheet, 2025): 128 MB for each password. */
const PARAMETERS = { ln: 17, r: 8, p: 1 } as const;
const KEY_BYTES = 64;
const SALT_BYTES = 16;
/** Two take 256 MB and leave two threads of Node's pool to files and look-ups. */
const AT_ONCE = 2;

const PREFIX = `$scrypt$ln=${PARAMETERS.ln},r=${PARAMETERS.r},p=${PARAMETERS.p}$`;

const keyOf = (password: string, salt: Buffer): Promise<Buffer> => {
  const { ln, r, p } = PARAMETERS;
  const N = 2 ** ln;
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const options = { N, r, p, maxmem: 2 * 128 * N * r };
  scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
    error ? reject(error) : resolve(key),
  );
  return promise;
};

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

const isOutdated = (hash: string): boolean => !hash.startsWith(PREFIX);

/**
 * scrypt with N = 2^17, r = 8, p = 1, stored as a PHC string; at most two hashes at once, the others
 * wait in their order. Hashes of Better Auth's own (N = 2^14, r = 16), which earlier releases stored, are
 * still understood. Such a check also takes the time of a new hash, beside it: how long an answer
 * takes says neither whether there is an account nor how old it is.
 */
export const createSlowHashing = (): PasswordHashing => {
  const gate = createGate(AT_ONCE);
  return {
    hash: (password) =>
      gate(async () => {
        const salt = randomBytes(SALT_BYTES);
        return `${PREFIX}${base64(salt)}$${base64(await keyOf(password, salt))}`;
      }),
    verify: ({ hash, password }) =>
      gate(async () => {
        if (isOutdated(hash)) {
          const [isRight] = await Promise.all([
            verifyPassword({ hash, password }),
            keyOf(password, randomBytes(SALT_BYTES)),
          ]);
          return isRight;
        }
        const [salt = '', key = ''] = hash.slice(PREFIX.length).split('$');
        const stored = Buffer.from(key, 'base64');
        const given = await keyOf(password, Buffer.from(salt, 'base64'));
        return stored.length === given.length && timingSafeEqual(stored, given);
      }),
    isOutdated,
  };
};
