import type { Database, Transaction } from '@wrenchwise/database/database';

import { AppError } from '../../app-error.ts';
import type { AccountUser, RequestContext } from '../../http/context.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { MailService } from '../mail/mail.service.ts';
import { findCredential, findUser } from './accounts.repository.ts';
import { authHeaders, cookiesOf } from './auth-headers.ts';
import type { Auth } from './auth.ts';
import { inOurWords, translated } from './catalogue-codes.ts';
import type { CookieSignatures } from './cookie-signatures.ts';
import type { Devices } from './devices.ts';
import { challengedUser, openedSession } from './opened-session.ts';
import { checkPassword, withProvenPassword } from './passwords.ts';
import { placeOf } from './place.ts';
import { meantCode } from './recovery-codes.ts';
import { type SignInMethod, signingInBy } from './sign-in-method.ts';
import type { Tries } from './tries.ts';
import type { TwoFactorKeys } from './two-factor-keys.ts';
import { useUpCode } from './two-factor.repository.ts';
import { lockPerson, ownerOfPasskey } from './ways-in.repository.ts';

/** Who is signed in, and the cookies that say so. No user: a second factor is owed. */
export interface SignInOutcome {
  readonly user: AccountUser | null;
  readonly cookies: Headers;
}

export interface SignInService {
  readonly withPassword: (
    given: { email: string; password: string; rememberMe: boolean },
    context: RequestContext,
  ) => Promise<SignInOutcome>;
  readonly withCode: (
    given: { code: string; trustDevice: boolean },
    context: RequestContext,
  ) => Promise<SignInOutcome>;
  readonly withRecoveryCode: (
    given: { code: string },
    context: RequestContext,
  ) => Promise<SignInOutcome>;
  readonly passkeyOptions: (
    context: RequestContext,
  ) => Promise<{ options: Record<string, unknown>; cookies: Headers }>;
  readonly withPasskey: (
    given: { credential: { readonly id: string } & Record<string, unknown> },
    context: RequestContext,
  ) => Promise<SignInOutcome>;
  readonly signOut: (context: RequestContext) => Promise<Headers>;
}

export const createSignInService = (given: {
  auth: Auth;
  ambient: Database;
  db: Database;
  tries: Tries;
  audit: AuditService;
  devices: Devices;
  cookies: CookieSignatures;
  keys: TwoFactorKeys;
  mail: MailService;
  now: () => Date;
}): SignInService => {
  const { auth, ambient, db, tries, audit, devices, cookies, keys, mail, now } = given;

  const recordFailure = (userId: string | null, reason: string): Promise<void> =>
    audit.record(db, {
      userId,
      kind: 'auth_failure',
      severity: 'warning',
      detail: { reason },
    });

  /** The person whom an answer of Better Auth signed in, their browser noted. */
  const outcomeOf = async (
    tx: Transaction,
    headers: Headers,
    context: RequestContext,
  ): Promise<SignInOutcome> => {
    const opened = await openedSession(auth, headers);
    const user = opened && (await findUser(tx, opened.userId));
    if (!user) return { user: null, cookies: cookiesOf(headers) };
    return { user, cookies: cookiesOf(headers, await devices.note(tx, user, context)) };
  };

  /**
   * A second factor. A wrong one is counted by Better Auth in rows of its own, so the transaction
   * commits in either case, and the failure is thrown after it.
   */
  const finish = async (
    method: SignInMethod,
    call: (headers: Headers, recoveryCodes: readonly string[]) => Promise<{ headers: Headers }>,
    context: RequestContext,
    after: (tx: Transaction, user: AccountUser) => Promise<void> = () => Promise.resolve(),
  ): Promise<SignInOutcome> => {
    const userId = await challengedUser(auth, context.headers);
    const challenged = userId === undefined ? undefined : await findUser(db, userId);
    if (!challenged) throw new AppError('auth/challenge-expired');
    const { id, email } = challenged;
    const forget = await tries.take('code', { email, userId: id, headers: context.headers });
    const settled = await signingInBy(method, () =>
      ambient.transaction(async (tx) => {
        await lockPerson(tx, id);
        let answer: { headers: Headers };
        try {
          const userId = await challengedUser(auth, context.headers);
          const needed = method === 'code' ? 'app' : 'recovery-codes';
          const taken = userId === undefined ? undefined : await keys.take(tx, userId, needed);
          answer = await call(authHeaders(context), taken?.recoveryCodes ?? []);
        } catch (error) {
          const failure = translated(error);
          if (!(failure instanceof AppError)) throw failure;
          // Switched off since the password was given: the next log-in asks for no code.
          const isOff = failure.code === 'auth/two-factor-is-off';
          return { failure: isOff ? new AppError('auth/challenge-expired') : failure };
        }
        const outcome = await outcomeOf(tx, answer.headers, context);
        if (outcome.user) await after(tx, outcome.user);
        return { outcome };
      }),
    );
    if ('failure' in settled) {
      if (settled.failure.code === 'auth/wrong-code') await recordFailure(id, method);
      throw settled.failure;
    }
    await forget();
    return settled.outcome;
  };

  return {
    withPassword: async ({ email, password, rememberMe }, context) => {
      const known = await findCredential(db, email);
      const guess = { email, userId: known?.userId ?? null, headers: context.headers };
      const forget = await tries.take('password', guess);
      const right = await checkPassword(known?.hash, password);
      if (!known?.hash || !right) {
        // Recorded for an unknown address too: the answer takes as long.
        await recordFailure(known?.userId ?? null, 'password');
        throw new AppError('auth/invalid-credentials');
      }
      if (!known.emailVerified) {
        await recordFailure(known.userId, 'unverified');
        throw new AppError('auth/email-not-verified');
      }
      await forget();
      return withProvenPassword(known.hash, () =>
        signingInBy('password', () =>
          ambient.transaction(async (tx) => {
            // Better Auth then finds the password that was checked, or checks another one by itself.
            await lockPerson(tx, known.userId);
            const { headers } = await inOurWords(
              auth.api.signInEmail({
                body: { email, password, rememberMe },
                headers: cookies.resignTrust(authHeaders(context), known.userId),
                returnHeaders: true,
              }),
            );
            return outcomeOf(tx, headers, context);
          }),
        ),
      );
    },

    withCode: async ({ code, trustDevice }, context) =>
      finish(
        'code',
        (headers) =>
          auth.api.verifyTOTP({ body: { code, trustDevice }, headers, returnHeaders: true }),
        context,
        // A code that was used is used up: whoever saw it typed has nothing (RFC 6238, 5.2).
        async (tx, user) => {
          if (!(await useUpCode(tx, user.id, code))) throw new AppError('auth/wrong-code');
        },
      ),

    withRecoveryCode: async ({ code }, context) =>
      finish(
        'recovery-code',
        (headers, kept) => {
          // Better Auth compares letter by letter, with nothing that it knows when this is nobody's.
          const meant = meantCode(kept, code) ?? '';
          return auth.api.verifyBackupCode({ body: { code: meant }, headers, returnHeaders: true });
        },
        context,
        (tx, user) =>
          mail.send(tx, {
            to: user.email,
            userId: user.id,
            template: {
              kind: 'security-changed',
              name: user.name,
              change: 'recovery-code-used',
              place: placeOf(user, now()),
            },
          }),
      ),

    passkeyOptions: async (context) => {
      const { headers, response } = await auth.api.generatePasskeyAuthenticationOptions({
        headers: authHeaders(context),
        returnHeaders: true,
      });
      return { options: { ...response }, cookies: cookiesOf(headers) };
    },

    withPasskey: async ({ credential }, context) => {
      try {
        return await signingInBy('passkey', () =>
          ambient.transaction(async (tx) => {
            const owner = await ownerOfPasskey(tx, credential.id);
            if (owner === undefined) throw new AppError('auth/passkey-failed');
            await lockPerson(tx, owner);
            const { headers } = await inOurWords(
              auth.api.verifyPasskeyAuthentication({
                // The library checks every field of it.
                body: { response: credential as never },
                headers: authHeaders(context),
                returnHeaders: true,
              }),
              'auth/passkey-failed',
            );
            return outcomeOf(tx, headers, context);
          }),
        );
      } catch (error) {
        if (error instanceof AppError) await recordFailure(null, 'passkey');
        throw error;
      }
    },

    signOut: async (context) =>
      ambient.transaction(async (tx) => {
        const headers = authHeaders(context);
        const find = () => auth.api.getSession({ headers, query: { disableRefresh: true } });
        const found = await find();
        if (found) await lockPerson(tx, found.user.id);
        // Of two clicks the first ends it, and only that one is an event.
        const session = found && (await find());
        const answer = await auth.api.signOut({ headers, returnHeaders: true });
        if (session) await audit.record(tx, { userId: session.user.id, kind: 'auth_signout' });
        return cookiesOf(answer.headers);
      }),
  };
};
