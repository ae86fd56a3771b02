import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Names a browser for a long time: `<id>.<HMAC-SHA-256>`, which nobody but the server can make. */
export interface DeviceToken {
  /** The id of a token that one of the secrets signed; undefined for anything else. */
  readonly read: (token: string) => string | undefined;
  /** An id that nobody has. */
  readonly newId: () => string;
  /** The token of an id, by the current secret. */
  readonly sign: (id: string) => string;
}

const FORM = /^([\w-]{22})\.([\w-]{43})$/;

// The purpose is signed too: no other signature of the secret passes for a device's.
const signatureOf = (secret: string, id: string): string =>
  createHmac('sha256', secret).update(`device:${id}`).digest('base64url');

/** Signs with the first of `secrets`; the others, from before a rotation, are still believed. */
export const createDeviceToken = (
  secrets: readonly [current: string, ...old: string[]],
): DeviceToken => {
  return {
    newId: () => randomBytes(16).toString('base64url'),
    sign: (id) => `${id}.${signatureOf(secrets[0], id)}`,
    read: (token) => {
      const [, id, signature] = FORM.exec(token) ?? [];
      if (id === undefined || signature === undefined) return undefined;
      const given = Buffer.from(signature);
      const isOurs = secrets.some((secret) =>
        timingSafeEqual(given, Buffer.from(signatureOf(secret, id))),
      );
      return isOurs ? id : undefined;
    },
  };
};
