import { createHash, randomBytes } from 'node:crypto';

/** By its prefix a scanner of public code knows a key that was published by mistake. */
const PREFIX = 'ww_';
const SECRET_BYTES = 32;
const SHAPE = /^ww_[\w-]{43}$/;

/** How much of a key is stored readably: enough to know it again, far too little to guess it. */
const START_LENGTH = 10;

/** A fresh key of 256 random bits. */
export const newApiKey = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64url');

export const startOf = (key: string): string => key.slice(0, START_LENGTH);

/**
 * What is stored of a key. One fast hash is enough, unlike for a password: nobody can try 2^256 keys.
 */
export const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/** The key of an `Authorization: Bearer` header; undefined where there is none of our shape. */
export const bearerKeyOf = (headers: Headers): string | undefined => {
  const [, key] = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '') ?? [];
  return key !== undefined && SHAPE.test(key) ? key : undefined;
};
