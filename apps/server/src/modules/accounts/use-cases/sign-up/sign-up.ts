import {
  sendVerificationEmail,
  signUp,
  verifyEmail,
} from '@wrenchwise/contract/endpoints/accounts/sign-up';
import { APIError } from 'better-auth/api';

import { AppError } from '../../../../platform/app-error.ts';
import type { AccountUser, RequestContext } from '../../../../platform/http/context.ts';
import type { Mount } from '../../../../platform/http/mount.ts';
import { Reply } from '../../../../platform/http/reply.ts';
import { authHeaders, toAppError, withAppErrors } from '../../better-auth/auth-calls.ts';
import { signingInBy, withNewHash } from '../../better-auth/proof.ts';
import type { AccountMails, MailLink } from '../../identity/account-mails.ts';
import { countryOfRequest } from '../../identity/country-of-request.ts';
import type { AccountServices } from '../../identity/identity.ts';
import { accountKey } from '../../identity/sign-in-attempts.ts';
import { type FinishSignIn, shownUser, signedInReply } from '../../identity/signed-in.ts';
import {
  assumePlace,
  findByEmail,
  findUser,
  isEmailTaken,
  lockAddress,
  lockUser,
} from '../../identity/users.repository.ts';
import { isWeakPassword } from '../../identity/weak-passwords.ts';
import { type MailVerificationLink, readVerificationToken } from './verification-link.ts';

const MAILS_AN_HOUR = { requests: 5, seconds: 3600 };

/** Sign-up with e-mail and password, until the address is verified. */
export const mountSignUp = (
  mount: Mount,
  {
    auth,
    appUrl,
    secrets,
    ambient,
    rateLimits,
    passwordHashing,
    mailVerificationLink,
    accountMails,
    finishSignIn,
  }: Pick<
    AccountServices,
    'auth' | 'appUrl' | 'secrets' | 'ambient' | 'rateLimits' | 'passwordHashing'
  > & {
    mailVerificationLink: MailVerificationLink;
    accountMails: AccountMails;
    finishSignIn: FinishSignIn;
  },
): void => {
  /** 1. Makes the account and mails the verification link, in one transaction. */
  const createAccount = async (
    input: {
      name: string;
      email: string;
      password: string;
      callbackURL?: string | undefined;
      timeZone?: string | undefined;
    },
    context: RequestContext,
  ): Promise<AccountUser> => {
    const { name, email, password, callbackURL, timeZone } = input;
    if (await isWeakPassword(password, email)) throw new AppError('auth/weak-password');
    if (await isEmailTaken(ambient, email)) throw new AppError('auth/email-in-use');
    const hash = await passwordHashing.hash(password);
    const make = () =>
      ambient.transaction(async (tx) => {
        await lockAddress(tx, email);
        if (await isEmailTaken(tx, email)) throw new AppError('auth/email-in-use');
        const headers = authHeaders(context);
        const { user } = await auth.api.signUpEmail({ body: { name, email, password }, headers });
        await assumePlace(tx, user.id, countryOfRequest(context, timeZone));
        await mailVerificationLink(tx, user, callbackURL);
        const made = await findUser(tx, user.id);
        // For a taken address Better Auth answers with a user that does not exist.
        if (!made) throw new AppError('auth/email-in-use');
        return made;
      });
    try {
      return await withNewHash({ password, hash }, make);
    } catch (error) {
      // Google or an e-mail change gave the address to somebody else at the same moment.
      const isRefused = error instanceof APIError && error.body?.code === 'FAILED_TO_CREATE_USER';
      if (isRefused && (await isEmailTaken(ambient, email))) {
        throw new AppError('auth/email-in-use', { cause: error });
      }
      throw toAppError(error);
    }
  };

  mount(signUp, async ({ body }, context) => ({
    user: shownUser(await createAccount(body, context)),
    verificationRequired: true,
  }));

  // 2. The link again, mailed by a job: the answer is the same for an address without an account.
  mount(sendVerificationEmail, async ({ body: { email, callbackURL } }) => {
    await rateLimits.take({ key: `resend:${accountKey(email)}`, ...MAILS_AN_HOUR });
    await accountMails.request({ kind: 'verification', email, callbackURL });
    return { status: true };
  });

  // 3. The button of the link's page: verifies the address, once, and signs in.
  mount(verifyEmail, ({ body: { token } }, context) =>
    signingInBy('verification-link', () =>
      ambient.transaction(async (tx) => {
        const link = await readVerificationToken({ secrets, appUrl }, token);
        if (!link) throw new AppError('auth/link-expired');
        await lockUser(tx, link.userId);
        const owner = await findByEmail(tx, link.email);
        // Another account has the address by now, or none; or the link was used: it may be an old one.
        if (owner?.id !== link.userId || owner.emailVerified) {
          throw new AppError('auth/link-expired');
        }
        const answer = await withAppErrors(
          auth.api.verifyEmail({
            query: { token: link.token },
            headers: authHeaders(context),
            returnHeaders: true,
          }),
        );
        const { output, headers } = signedInReply(await finishSignIn(tx, answer.headers, context));
        return new Reply({ ...output, next: link.next }, headers);
      }),
    ),
  );
};

/** Step 2's job: mails the link unless the address is verified already. */
export const mailLinkAgain =
  (mailVerificationLink: MailVerificationLink): MailLink =>
  async (tx, user, callbackURL) => {
    if (!user.emailVerified) await mailVerificationLink(tx, user, callbackURL);
  };
