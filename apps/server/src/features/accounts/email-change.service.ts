import { createHash, randomBytes } from 'node:crypto';

import { z } from 'zod';

import { AppError } from '../../app-error.ts';
import type { Ambient } from '../../db/ambient.ts';
import type { Transaction } from '../../db/connect.ts';
import { databaseErrorCode } from '../../db/sqlstate.ts';
import type { RequestContext, UserContext } from '../../http/context.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { MailService } from '../mail/mail.service.ts';
import { isEmailTaken } from './accounts.repository.ts';
import { authHeaders, cookiesOf } from './auth-headers.ts';
import type { Auth } from './auth.ts';
import type { ConfirmOwner } from './confirm-owner.ts';
import { endAllSessions, keepLink, replaceEmail, takeLink } from './email-change.repository.ts';

export interface EmailChangeService {
  /** Sends the first link, to the current address. */
  readonly request: (
    given: { newEmail: string; password?: string | undefined },
    context: UserContext,
  ) => Promise<{ sentTo: string }>;
  /** Follows a link: the first sends the second one to the new address, which makes it so. */
  readonly confirm: (
    given: { token: string },
    context: RequestContext,
  ) => Promise<{ step: 'confirmed' | 'changed'; newEmail: string; cookies: Headers }>;
}

const HOUR_SECONDS = 60 * 60;

const Link = z.object({
  step: z.enum(['current', 'new']),
  userId: z.string(),
  name: z.string(),
  from: z.string(),
  to: z.string(),
});
type Link = z.infer<typeof Link>;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * An e-mail change that both addresses confirm, one after the other. Links are followed by a click on
 * a page, not by opening them: mail scanners open links. What is kept is a token's hash.
 */
export const createEmailChangeService = (given: {
  auth: Auth;
  ambient: Ambient;
  audit: AuditService;
  mail: MailService;
  confirmOwner: ConfirmOwner;
  appUrl: string;
}): EmailChangeService => {
  const { auth, ambient, audit, mail, confirmOwner, appUrl } = given;

  const newLink = async (tx: Transaction, link: Link): Promise<string> => {
    const token = randomBytes(24).toString('base64url');
    await keepLink(tx, {
      userId: link.userId,
      tokenHash: hashOf(token),
      value: JSON.stringify(link),
      seconds: HOUR_SECONDS,
    });
    // In the fragment: it reaches no server and no log.
    return `${appUrl}/email-change#token=${token}`;
  };

  /** The last step. Every session ends but the one that asks, which gets a new token. */
  const change = async (
    tx: Transaction,
    { userId, from, to }: Link,
    context: RequestContext,
  ): Promise<Headers> => {
    const session = await auth.api.getSession({
      headers: authHeaders(context),
      query: { disableRefresh: true },
    });
    const person = await replaceEmail(tx, { userId, from, to });
    if (!person) throw new AppError('auth/link-expired');
    await audit.record(tx, { userId, kind: 'auth_email_change', severity: 'warning' });
    await mail.send(tx, {
      to: from,
      letter: { kind: 'email-changed', name: person.name, newEmail: to },
    });
    if (session?.user.id !== userId) {
      await endAllSessions(tx, userId);
      return new Headers();
    }
    const { headers } = await auth.api.renewSession({
      body: { endOthers: true },
      headers: authHeaders(context),
      returnHeaders: true,
    });
    return cookiesOf(headers);
  };

  return {
    request: async ({ newEmail, password }, context) => {
      const { user } = context;
      if (newEmail === user.email) throw new AppError('auth/same-email');
      await confirmOwner(context, password);
      if (await isEmailTaken(ambient.db, newEmail)) throw new AppError('auth/email-in-use');
      return ambient.transaction(async (tx) => {
        const { id: userId, email: from, name } = user;
        const url = await newLink(tx, { step: 'current', userId, name, from, to: newEmail });
        await mail.send(tx, {
          to: from,
          letter: { kind: 'email-change-request', name, newEmail, url },
        });
        return { sentTo: from };
      });
    },

    confirm: async ({ token }, context) => {
      try {
        return await ambient.transaction(async (tx) => {
          const value = await takeLink(tx, hashOf(token));
          if (value === undefined) throw new AppError('auth/link-expired');
          const link = Link.parse(JSON.parse(value));
          if (link.step === 'new') {
            const cookies = await change(tx, link, context);
            return { step: 'changed' as const, newEmail: link.to, cookies };
          }
          if (await isEmailTaken(tx, link.to)) throw new AppError('auth/email-in-use');
          const url = await newLink(tx, { ...link, step: 'new' });
          await mail.send(tx, {
            to: link.to,
            letter: { kind: 'email-change-verification', name: link.name, url },
          });
          return { step: 'confirmed' as const, newEmail: link.to, cookies: new Headers() };
        });
      } catch (error) {
        // Somebody took the address between the two steps.
        if (databaseErrorCode(error) === 'db/unique-violation') {
          throw new AppError('auth/email-in-use', { cause: error });
        }
        throw error;
      }
    },
  };
};
