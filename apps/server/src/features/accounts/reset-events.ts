import type { Database } from '@wrenchwise/database/database';

import type { AuditService } from '../audit/audit.service.ts';
import type { MailService } from '../mail/mail.service.ts';
import { findUser, markEmailVerified } from './accounts.repository.ts';
import type { AuthEvents } from './auth.ts';
import { placeOf } from './place.ts';
import type { Tries } from './tries.ts';
import { forgetTrustedBrowsers } from './two-factor.repository.ts';

/** What follows from Better Auth's doings around a reset, in the transaction that it has open. */
export const createAuthEvents = (given: {
  ambient: Database;
  audit: AuditService;
  mail: MailService;
  tries: Tries;
  appUrl: string;
  now: () => Date;
}): AuthEvents => {
  const { ambient, audit, mail, tries, appUrl, now } = given;
  return {
    sendReset: ({ email, name }, token) =>
      ambient.transaction((tx) =>
        mail.send(tx, {
          to: email,
          // In the fragment: it reaches no server and no log.
          template: {
            kind: 'password-reset',
            name,
            url: `${appUrl}/reset-password#token=${encodeURIComponent(token)}`,
          },
        }),
      ),

    wasReset: ({ id, email }) =>
      ambient.transaction(async (tx) => {
        // The link came by mail, so the address is proved.
        await markEmailVerified(tx, email);
        // Who had forgotten the password has tried it often enough to be shut out.
        await tries.forgetPasswords({ email, userId: id }, tx);
        await forgetTrustedBrowsers(tx, id);
        await audit.record(tx, { userId: id, kind: 'auth_password_reset', severity: 'warning' });
        const user = await findUser(tx, id);
        if (!user) return;
        await mail.send(tx, {
          to: email,
          userId: id,
          template: {
            kind: 'password-changed',
            name: user.name,
            place: placeOf(user, now()),
          },
        });
      }),
  };
};
