import type { Database } from '@wrenchwise/database/database';
import type { Transaction } from '@wrenchwise/database/database';
import type { PendingEmailChange } from '@wrenchwise/domain/endpoints/account';

import { AppError } from '../../app-error.ts';
import { databaseErrorCode } from '../../db/error-code.ts';
import type { RequestContext, UserContext } from '../../http/context.ts';
import type { RateLimits } from '../../http/limits.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { MailService } from '../mail/mail.service.ts';
import { isEmailTaken } from './accounts.repository.ts';
import { authHeaders, cookiesOf } from './auth-headers.ts';
import type { Auth } from './auth.ts';
import type { ConfirmOwner } from './confirm-owner.ts';
import {
  createSendEmailChangeLink,
  EmailChangeLink,
  hashOfToken,
  recipientOf,
} from './email-change-links.ts';
import {
  endAllSessions,
  findLink,
  findPending,
  replaceEmail,
  takeLink,
} from './email-change.repository.ts';
import { voidAllLinks, voidEmailChange, voidResetLinks } from './links.repository.ts';
import { lockSession } from './sessions.repository.ts';
import { lockPerson } from './ways-in.repository.ts';

export interface EmailChangeService {
  /** Sends the first link, to the current address. Every link that was mailed before is void. */
  readonly request: (
    given: { newEmail: string; password?: string | undefined },
    context: UserContext,
  ) => Promise<{ sentTo: string }>;
  /** The change that waits for a link to be followed; null when none is under way. */
  readonly pending: (context: UserContext) => Promise<PendingEmailChange | null>;
  /** Sends the link that is waited for once more; the older one is void. */
  readonly resend: (context: UserContext) => Promise<{ sentTo: string }>;
  /** Makes the link that is waited for useless. Does nothing where none is. */
  readonly cancel: (context: UserContext) => Promise<void>;
  /** Follows a link: the first sends the second one to the new address, which makes it so. */
  readonly confirm: (
    given: { token: string },
    context: RequestContext,
  ) => Promise<{ step: 'confirmed' | 'changed'; newEmail: string; cookies: Headers }>;
}

const MAILS_AN_HOUR = { requests: 5, seconds: 3600 };

const parseLink = (value: string): EmailChangeLink => EmailChangeLink.parse(JSON.parse(value));

/**
 * An e-mail change that both addresses confirm, one after the other. Links are followed by a click on
 * a page, not by opening them: mail scanners open links.
 */
export const createEmailChangeService = (given: {
  auth: Auth;
  ambient: Database;
  rateLimits: RateLimits;
  audit: AuditService;
  mail: MailService;
  confirmOwner: ConfirmOwner;
  appUrl: string;
}): EmailChangeService => {
  const { auth, ambient, rateLimits, audit, mail, confirmOwner, appUrl } = given;
  const sendLink = createSendEmailChangeLink({ mail, appUrl });

  /** The last step. Every session ends but the one that asks, which gets a new token. */
  const change = async (
    tx: Transaction,
    { userId, from, to }: EmailChangeLink,
    context: RequestContext,
  ): Promise<Headers> => {
    const session = await auth.api.getSession({
      headers: authHeaders(context),
      query: { disableRefresh: true },
    });
    const person = await replaceEmail(tx, { userId, from, to });
    if (!person) throw new AppError('auth/link-expired');
    await voidAllLinks(tx, userId);
    await audit.record(tx, { userId, kind: 'auth_email_change', severity: 'warning' });
    await mail.send(tx, {
      to: from,
      template: { kind: 'email-changed', name: person.name, newEmail: to },
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

  /** Takes the link of a token. Its user is locked first, in the order of all that voids links. */
  const take = async (tx: Transaction, token: string): Promise<EmailChangeLink> => {
    const hash = hashOfToken(token);
    const found = await findLink(tx, hash);
    if (found !== undefined) await lockPerson(tx, parseLink(found).userId);
    const value = await takeLink(tx, hash);
    if (value === undefined) throw new AppError('auth/link-expired');
    return parseLink(value);
  };

  return {
    request: async ({ newEmail, password }, context) => {
      const { user } = context;
      if (newEmail === user.email) throw new AppError('auth/same-email');
      await confirmOwner(context, password);
      if (await isEmailTaken(ambient, newEmail)) throw new AppError('auth/email-in-use');
      return ambient.transaction(async (tx) => {
        await lockSession(tx, context);
        const { id: userId, email: from, name } = user;
        await voidResetLinks(tx, userId);
        await sendLink(tx, { step: 'current', userId, name, from, to: newEmail });
        return { sentTo: from };
      });
    },

    pending: async ({ user }) => {
      const row = await findPending(ambient, user.id);
      if (!row) return null;
      const link = parseLink(row.value);
      return {
        newEmail: link.to,
        sentTo: recipientOf(link),
        sentAt: row.createdAt.toISOString(),
        expiresAt: row.expiresAt.toISOString(),
      };
    },

    resend: async (context) => {
      await rateLimits.take({ key: `resendEmailChange:${context.user.id}`, ...MAILS_AN_HOUR });
      return ambient.transaction(async (tx) => {
        await lockSession(tx, context);
        const row = await findPending(tx, context.user.id);
        if (!row) throw new AppError('auth/link-expired');
        const link = parseLink(row.value);
        await sendLink(tx, link);
        return { sentTo: recipientOf(link) };
      });
    },

    cancel: (context) =>
      ambient.transaction(async (tx) => {
        await lockSession(tx, context);
        await voidEmailChange(tx, context.user.id);
      }),

    confirm: async ({ token }, context) => {
      try {
        return await ambient.transaction(async (tx) => {
          const link = await take(tx, token);
          if (link.step === 'new') {
            const cookies = await change(tx, link, context);
            return { step: 'changed' as const, newEmail: link.to, cookies };
          }
          if (await isEmailTaken(tx, link.to)) throw new AppError('auth/email-in-use');
          await sendLink(tx, { ...link, step: 'new' });
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
