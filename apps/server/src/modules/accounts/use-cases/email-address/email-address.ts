import { createHash, randomBytes } from 'node:crypto';

import {
  cancelEmailChange,
  changeEmail,
  confirmEmailChange,
  getEmailChange,
  resendEmailChange,
} from '@wrenchwise/contract/endpoints/accounts/email-address';
import type { Transaction } from '@wrenchwise/database/database';
import { z } from 'zod';

import { AppError } from '../../../../platform/app-error.ts';
import { databaseErrorCode } from '../../../../platform/db/error-code.ts';
import type { RequestContext } from '../../../../platform/http/context.ts';
import type { Mount } from '../../../../platform/http/mount.ts';
import { Reply } from '../../../../platform/http/reply.ts';
import { authHeaders, cookiesOf } from '../../better-auth/auth-calls.ts';
import type { AccountServices } from '../../identity/identity.ts';
import { lockSession } from '../../identity/sessions.repository.ts';
import { isEmailTaken, lockUser } from '../../identity/users.repository.ts';
import {
  voidAllLinks,
  voidEmailChange,
  voidResetLinks,
} from '../../identity/verifications.repository.ts';
import {
  endAllSessions,
  findLink,
  findPending,
  replaceEmail,
  storeLink,
  takeLink,
} from './email-address.repository.ts';

const HOUR_SECONDS = 60 * 60;
const MAILS_AN_HOUR = { requests: 5, seconds: HOUR_SECONDS };

/** What is stored with a link of an e-mail change. */
const EmailChangeLink = z.object({
  /** Which address confirms by it: the current one first, then the new one. */
  step: z.enum(['current', 'new']),
  userId: z.string(),
  name: z.string(),
  from: z.string(),
  to: z.string(),
});
type EmailChangeLink = z.infer<typeof EmailChangeLink>;

const parseLink = (value: string): EmailChangeLink => EmailChangeLink.parse(JSON.parse(value));

const recipientOf = ({ step, from, to }: EmailChangeLink): string =>
  step === 'current' ? from : to;

const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

type Services = Pick<
  AccountServices,
  'auth' | 'ambient' | 'rateLimits' | 'audit' | 'mail' | 'reAuthenticate' | 'appUrl'
>;

type MailLink = (tx: Transaction, link: EmailChangeLink) => Promise<void>;

/** Mails a link; an older one of the user is void. Only the hash of its token is stored. */
const linkMailer =
  ({ mail, appUrl }: Services): MailLink =>
  async (tx, link) => {
    const token = randomBytes(24).toString('base64url');
    await storeLink(tx, {
      userId: link.userId,
      tokenHash: hashOfToken(token),
      value: JSON.stringify(link),
      seconds: HOUR_SECONDS,
    });
    // In the fragment: it reaches no server and no log.
    const url = `${appUrl}/email-change#token=${token}`;
    const { name, to: newEmail } = link;
    await mail.send(tx, {
      to: recipientOf(link),
      template:
        link.step === 'current'
          ? { kind: 'email-change-request', name, newEmail, url }
          : { kind: 'email-change-verification', name, url },
    });
  };

/** What follows when an address confirms by its link. */
const confirmationSteps = ({ auth, audit, mail }: Services, mailLink: MailLink) => {
  /** Takes the link of a token. The user is locked first, as by everything that voids links. */
  const take = async (tx: Transaction, token: string): Promise<EmailChangeLink> => {
    const hash = hashOfToken(token);
    const found = await findLink(tx, hash);
    if (found !== undefined) await lockUser(tx, parseLink(found).userId);
    const value = await takeLink(tx, hash);
    if (value === undefined) throw new AppError('auth/link-expired');
    return parseLink(value);
  };

  /** 2. The current address has confirmed: the second link goes to the new one. */
  const confirmByCurrent = async (tx: Transaction, link: EmailChangeLink): Promise<void> => {
    if (await isEmailTaken(tx, link.to)) throw new AppError('auth/email-in-use');
    await mailLink(tx, { ...link, step: 'new' });
  };

  /** 3. The new address has confirmed. Every session ends but that of the request, if it is the user's. */
  const confirmByNew = async (
    tx: Transaction,
    { userId, from, to }: EmailChangeLink,
    context: RequestContext,
  ): Promise<Headers> => {
    const session = await auth.api.getSession({
      headers: authHeaders(context),
      query: { disableRefresh: true },
    });
    const user = await replaceEmail(tx, { userId, from, to });
    if (!user) throw new AppError('auth/link-expired');
    await voidAllLinks(tx, userId);
    await audit.record(tx, { userId, kind: 'auth_email_change', severity: 'warning' });
    await mail.send(tx, {
      to: from,
      template: { kind: 'email-changed', name: user.name, newEmail: to },
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

  return { take, confirmByCurrent, confirmByNew };
};

/**
 * A change of the e-mail address, which the current and the new one confirm, in this order. Links are
 * followed by a click on a page, not by opening them: mail scanners open links.
 */
export const mountEmailAddress = (mount: Mount, services: Services): void => {
  const { ambient, rateLimits, reAuthenticate } = services;
  const mailLink = linkMailer(services);
  const { take, confirmByCurrent, confirmByNew } = confirmationSteps(services, mailLink);

  // 1. The change is asked for: the first link goes to the current address.
  mount(changeEmail, async ({ body: { newEmail, password } }, context) => {
    const { user } = context;
    if (newEmail === user.email) throw new AppError('auth/same-email');
    await reAuthenticate(context, password);
    if (await isEmailTaken(ambient, newEmail)) throw new AppError('auth/email-in-use');
    return ambient.transaction(async (tx) => {
      await lockSession(tx, context);
      const { id: userId, email: from, name } = user;
      await voidResetLinks(tx, userId);
      await mailLink(tx, { step: 'current', userId, name, from, to: newEmail });
      return { sentTo: from };
    });
  });

  // While it is pending: shown, mailed again, called off.
  mount(getEmailChange, async (_, { user }) => {
    const row = await findPending(ambient, user.id);
    if (!row) return { change: null };
    const link = parseLink(row.value);
    return {
      change: {
        newEmail: link.to,
        sentTo: recipientOf(link),
        sentAt: row.createdAt.toISOString(),
        expiresAt: row.expiresAt.toISOString(),
      },
    };
  });

  mount(resendEmailChange, async (_, context) => {
    await rateLimits.take({ key: `resendEmailChange:${context.user.id}`, ...MAILS_AN_HOUR });
    return ambient.transaction(async (tx) => {
      await lockSession(tx, context);
      const row = await findPending(tx, context.user.id);
      if (!row) throw new AppError('auth/link-expired');
      const link = parseLink(row.value);
      await mailLink(tx, link);
      return { sentTo: recipientOf(link) };
    });
  });

  mount(cancelEmailChange, (_, context) =>
    ambient.transaction(async (tx) => {
      await lockSession(tx, context);
      await voidEmailChange(tx, context.user.id);
    }),
  );

  mount(confirmEmailChange, async ({ body: { token } }, context) => {
    try {
      return await ambient.transaction(async (tx) => {
        const link = await take(tx, token);
        if (link.step === 'current') {
          await confirmByCurrent(tx, link);
          return { step: 'confirmed' as const, newEmail: link.to };
        }
        const cookies = await confirmByNew(tx, link, context);
        return new Reply({ step: 'changed' as const, newEmail: link.to }, cookies);
      });
    } catch (error) {
      // Another account took the address between the two steps.
      if (databaseErrorCode(error) === 'db/unique-violation') {
        throw new AppError('auth/email-in-use', { cause: error });
      }
      throw error;
    }
  });
};
