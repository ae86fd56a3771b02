import { createHash } from 'node:crypto';

import type { Database, Transaction } from '@wrenchwise/database/database';
import { parseCookies } from 'better-call';

import type { AccountUser, RequestContext } from '../../http/context.ts';
import type { MailService } from '../mail/mail.service.ts';
import { cookieName, isSecure } from './cookie-names.ts';
import type { DeviceToken } from './device-token.ts';
import { isDeviceKnown, noteDevice } from './devices.repository.ts';
import { placeOf } from './place.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

const hashOf = (id: string): string => createHash('sha256').update(id).digest('base64url');

/** Knows browsers again by a cookie, and tells of a sign-in from one that was not seen before. */
export interface Devices {
  /** Notes a sign-in as part of `tx`; answers with the cookies to set. */
  readonly note: (tx: Transaction, user: AccountUser, context: RequestContext) => Promise<Headers>;
  /** Names the browser that asks, if this user has signed in from it before. Changes nothing. */
  readonly known: (userId: string, headers: Headers) => Promise<string | undefined>;
}

export const createDevices = (given: {
  mail: MailService;
  db: Database;
  token: DeviceToken;
  appUrl: string;
  now: () => Date;
}): Devices => {
  const { mail, db, token, appUrl, now } = given;
  const cookie = cookieName(appUrl, 'device');
  const idOf = (headers: Headers): string | undefined =>
    token.read(parseCookies(headers.get('cookie') ?? '').get(cookie) ?? '');
  return {
    known: async (userId, headers) => {
      const id = idOf(headers);
      if (id === undefined) return undefined;
      const hash = hashOf(id);
      return (await isDeviceKnown(db, userId, hash)) ? hash : undefined;
    },

    note: async (tx, user, context) => {
      const id = idOf(context.headers) ?? token.newId();
      const { isNewAmongOthers } = await noteDevice(tx, user.id, hashOf(id));
      if (isNewAmongOthers) {
        const place = placeOf(user, now());
        await mail.send(tx, {
          to: user.email,
          userId: user.id,
          template: { kind: 'new-device', name: user.name, place },
        });
      }
      return new Headers({
        'set-cookie': `${cookie}=${token.sign(id)}; Max-Age=${YEAR_SECONDS}; Path=/; HttpOnly; SameSite=Lax${isSecure(appUrl) ? '; Secure' : ''}`,
      });
    },
  };
};
