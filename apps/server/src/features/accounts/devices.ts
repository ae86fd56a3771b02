import { createHash, randomBytes } from 'node:crypto';

import { parseCookies } from 'better-call';

import type { Transaction } from '../../db/connect.ts';
import type { AccountUser, RequestContext } from '../../http/context.ts';
import type { MailService } from '../mail/mail.service.ts';
import { noteDevice } from './devices.repository.ts';
import { placeOf } from './place.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Knows browsers again by a cookie, and tells of a sign-in from one that was not seen before. */
export interface Devices {
  /** Notes a sign-in as part of `tx`; answers with the cookies to set. */
  readonly note: (tx: Transaction, user: AccountUser, context: RequestContext) => Promise<Headers>;
}

export const createDevices = (given: {
  mail: MailService;
  secure: boolean;
  now: () => Date;
}): Devices => {
  const { mail, secure, now } = given;
  const cookie = `${secure ? '__Secure-' : ''}wrenchwise.device`;
  return {
    note: async (tx, user, context) => {
      const kept = parseCookies(context.headers.get('cookie') ?? '').get(cookie);
      const id =
        kept !== undefined && /^[\w-]{22}$/.test(kept)
          ? kept
          : randomBytes(16).toString('base64url');
      const hash = createHash('sha256').update(id).digest('base64url');
      const { isNewAmongOthers } = await noteDevice(tx, user.id, hash);
      if (isNewAmongOthers) {
        const place = placeOf(user, now());
        await mail.send(tx, {
          to: user.email,
          userId: user.id,
          letter: { kind: 'new-device', name: user.name, place },
        });
      }
      return new Headers({
        'set-cookie': `${cookie}=${id}; Max-Age=${YEAR_SECONDS}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`,
      });
    },
  };
};
