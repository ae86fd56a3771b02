import { hashPassword, verifyPassword } from 'better-auth/crypto';

/** How passwords become the hashes that are stored. */
export interface PasswordHashing {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (given: { hash: string; password: string }) => Promise<boolean>;
}

/** Better Auth's scrypt (N = 16,384, r = 16): a tenth of a second and 32 MB for each password. */
export const SLOW_HASHING: PasswordHashing = { hash: hashPassword, verify: verifyPassword };
