import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import type { Database, Transaction } from '@wrenchwise/database/database';
import { parseCookies } from 'better-call';

import type { AccountUser, RequestContext } from '../../../platform/http/context.ts';
import type { MailService } from '../../messages/mail/mail.service.ts';
import { cookieName, cookiePath, isSecure } from '../better-auth/cookie-names.ts';
import { isDeviceKnown, noteDevice } from './known-devices.repository.ts';
import { signInContextOf } from './security-change.ts';

/** A device cookie's value: `<id>.<HMAC-SHA-256>`, which nobody but the server can make. */
export interface DeviceToken {
  /** The id of a token that one of the secrets signed; undefined for anything else. */
  readonly read: (token: string) => string | undefined;
  /** A random id. */
  readonly newId: () => string;
  /** The token of an id, by the current secret. */
  readonly sign: (id: string) => string;
}

const FORM = /^([\w-]{22})\.([\w-]{43})$/;

// Signed with its purpose (domain separation): no other signature of the secret passes for it.
const signatureOf = (secret: string, id: string): string =>
  createHmac('sha256', secret).update(`device:${id}`).digest('base64url');

/** Signs with the first of `secrets`; the others, from before a rotation, are still believed. */
export const createDeviceToken = (
  secrets: readonly [current: string, ...old: string[]],
): DeviceToken => ({
  newId: () => randomBytes(16).toString('base64url'),
  sign: (id) => `${id}.${signatureOf(secrets[0], id)}`,
  read: (token) => {
    const [, id, signature] = FORM.exec(token) ?? [];
    if (id === undefined || signature === undefined) return undefined;
    const actual = Buffer.from(signature);
    const isOurs = secrets.some((secret) =>
      timingSafeEqual(actual, Buffer.from(signatureOf(secret, id))),
    );
    return isOurs ? id : undefined;
  },
});

const YEAR_SECONDS = 365 * 24 * 60 * 60;

const hashOf = (id: string): string => createHash('sha256').update(id).digest('base64url');

/** Browsers that an account was signed in from before, known by a cookie. */
export interface KnownDevices {
  /**
   * Records a sign-in as part of `tx`, and mails the user when the device is a new one beside
   * others. Answers with the cookie to set.
   */
  readonly note: (tx: Transaction, user: AccountUser, context: RequestContext) => Promise<Headers>;
  /** The hash of the requesting browser's id, if this user has signed in from it before. */
  readonly find: (userId: string, headers: Headers) => Promise<string | undefined>;
}

export const createKnownDevices = ({
  mail,
  db,
  token,
  appUrl,
  now,
}: {
  mail: MailService;
  db: Database;
  token: DeviceToken;
  appUrl: string;
  now: () => Date;
}): KnownDevices => {
  const cookie = cookieName(appUrl, 'device');
  const idOf = (headers: Headers): string | undefined =>
    token.read(parseCookies(headers.get('cookie') ?? '').get(cookie) ?? '');
  return {
    find: async (userId, headers) => {
      const id = idOf(headers);
      if (id === undefined) return undefined;
      const hash = hashOf(id);
      return (await isDeviceKnown(db, userId, hash)) ? hash : undefined;
    },

    note: async (tx, user, context) => {
      const id = idOf(context.headers) ?? token.newId();
      const { isNewAmongOthers } = await noteDevice(tx, user.id, hashOf(id));
      if (isNewAmongOthers) {
        const place = signInContextOf(user, now());
        await mail.send(tx, {
          to: user.email,
          userId: user.id,
          template: { kind: 'new-device', name: user.name, place },
        });
      }
      return new Headers({
        'set-cookie': `${cookie}=${token.sign(id)}; Max-Age=${YEAR_SECONDS}; Path=${cookiePath(appUrl)}; HttpOnly; SameSite=Lax${isSecure(appUrl) ? '; Secure' : ''}`,
      });
    },
  };
};
