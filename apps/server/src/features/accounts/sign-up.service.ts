import type { Database } from '@wrenchwise/database/database';
import { APIError } from 'better-auth/api';

import { AppError } from '../../app-error.ts';
import type { AuthSecrets } from '../../config/auth-secret.ts';
import type { AccountUser, RequestContext } from '../../http/context.ts';
import type { RateLimits } from '../../http/limits.ts';
import type { AccountMails } from './account-mails.ts';
import { findByEmail, findUser, isEmailTaken, lockAddress } from './accounts.repository.ts';
import { authHeaders, cookiesOf } from './auth-headers.ts';
import type { Auth } from './auth.ts';
import { translated } from './catalogue-codes.ts';
import { isWeakPassword } from './common-passwords.ts';
import type { Devices } from './devices.ts';
import { openedSession } from './opened-session.ts';
import { safeReturnPath } from './return-path.ts';
import { signingInBy } from './sign-in-method.ts';
import { accountKey } from './tries.ts';
import { readVerification, type SendVerification } from './verification-mail.ts';
import { lockPerson } from './ways-in.repository.ts';

export interface SignUpService {
  readonly signUp: (
    given: { name: string; email: string; password: string; callbackURL?: string | undefined },
    context: RequestContext,
  ) => Promise<AccountUser>;
  /** Sends the link again. Says nothing of whether the address has an account. */
  readonly resendVerification: (given: {
    email: string;
    callbackURL?: string | undefined;
  }) => Promise<void>;
  /** Follows the link of the mail; answers with where to go and the cookies of the new session. */
  readonly verifyEmail: (
    given: { token: string; callbackURL?: string | undefined },
    context: RequestContext,
  ) => Promise<Headers>;
}

const MAILS_AN_HOUR = { requests: 5, seconds: 3600 };

export const createSignUpService = (given: {
  auth: Auth;
  secrets: AuthSecrets;
  ambient: Database;
  rateLimits: RateLimits;
  sendVerification: SendVerification;
  accountMails: AccountMails;
  devices: Devices;
}): SignUpService => {
  const { auth, secrets, ambient, rateLimits, sendVerification, accountMails, devices } = given;
  return {
    signUp: async ({ name, email, password, callbackURL }, context) => {
      if (isWeakPassword(password, email)) throw new AppError('auth/weak-password');
      if (await isEmailTaken(ambient, email)) throw new AppError('auth/email-in-use');
      try {
        return await ambient.transaction(async (tx) => {
          await lockAddress(tx, email);
          if (await isEmailTaken(tx, email)) throw new AppError('auth/email-in-use');
          const headers = authHeaders(context);
          const { user } = await auth.api.signUpEmail({ body: { name, email, password }, headers });
          await sendVerification(tx, user, callbackURL);
          const made = await findUser(tx, user.id);
          // Of an address that is taken, Better Auth invents a user, so as not to say so.
          if (!made) throw new AppError('auth/email-in-use');
          return made;
        });
      } catch (error) {
        // At the same moment somebody got the address by Google or by an e-mail change.
        const isRefused = error instanceof APIError && error.body?.code === 'FAILED_TO_CREATE_USER';
        if (isRefused && (await isEmailTaken(ambient, email))) {
          throw new AppError('auth/email-in-use', { cause: error });
        }
        throw translated(error);
      }
    },

    resendVerification: async ({ email, callbackURL }) => {
      await rateLimits.take({ key: `resend:${accountKey(email)}`, ...MAILS_AN_HOUR });
      await accountMails.ask({ kind: 'verification', email, callbackURL });
    },

    verifyEmail: async ({ token, callbackURL }, context) => {
      try {
        return await signingInBy('verification-link', () =>
          ambient.transaction(async (tx) => {
            const link = await readVerification(secrets, token);
            if (!link) throw new AppError('auth/link-expired');
            await lockPerson(tx, link.userId);
            // Another account has the address by now, or none.
            if ((await findByEmail(tx, link.email))?.id !== link.userId) {
              throw new AppError('auth/link-expired');
            }
            const { headers } = await auth.api.verifyEmail({
              query: { token: link.token },
              headers: authHeaders(context),
              returnHeaders: true,
            });
            const answer = cookiesOf(headers);
            const opened = await openedSession(auth, headers);
            const user = opened && (await findUser(tx, opened.userId));
            // An address that was proved before signs nobody in: the link may be an old one.
            if (!user) {
              answer.set('location', '/login?verified=1');
              return answer;
            }
            const marked = cookiesOf(answer, await devices.note(tx, user, context));
            marked.set('location', safeReturnPath(callbackURL));
            return marked;
          }),
        );
      } catch (error) {
        if (!(error instanceof APIError || error instanceof AppError)) throw error;
        return new Headers({ location: '/login?error=link-expired' });
      }
    },
  };
};
