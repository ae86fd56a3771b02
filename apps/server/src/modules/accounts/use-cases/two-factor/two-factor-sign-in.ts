import { verifyRecoveryCode, verifyTotp } from '@wrenchwise/contract/endpoints/accounts/two-factor';
import type { Transaction } from '@wrenchwise/database/database';

import { AppError } from '../../../../platform/app-error.ts';
import type { AccountUser, RequestContext } from '../../../../platform/http/context.ts';
import type { Mount } from '../../../../platform/http/mount.ts';
import { authHeaders, toAppError } from '../../better-auth/auth-calls.ts';
import { signingInBy } from '../../better-auth/proof.ts';
import { challengedUser } from '../../better-auth/session-cookie.ts';
import type { AccountServices } from '../../identity/identity.ts';
import { signInContextOf } from '../../identity/security-change.ts';
import { type FinishSignIn, signedInReply, type SignInOutcome } from '../../identity/signed-in.ts';
import { findUser, lockUser } from '../../identity/users.repository.ts';
import { matchingCode } from './recovery-codes.ts';
import type { TwoFactorKeys } from './two-factor-keys.ts';
import { useUpCode } from './two-factor.repository.ts';

/** The second step of a sign-in: a TOTP code of the app, or a recovery code. */
interface SecondFactor {
  readonly method: 'code' | 'recovery-code';
  /** Better Auth's check. */
  readonly check: (
    headers: Headers,
    recoveryCodes: readonly string[],
  ) => Promise<{ headers: Headers }>;
  /** What else belongs to a right code, in the same transaction. */
  readonly after: (tx: Transaction, user: AccountUser) => Promise<void>;
}

export const mountTwoFactorSignIn = (
  mount: Mount,
  {
    auth,
    ambient,
    db,
    attempts,
    recordSignInFailure,
    mail,
    now,
    keys,
    finishSignIn,
  }: Pick<
    AccountServices,
    'auth' | 'ambient' | 'db' | 'attempts' | 'recordSignInFailure' | 'mail' | 'now'
  > & { keys: TwoFactorKeys; finishSignIn: FinishSignIn },
): void => {
  /**
   * A wrong code is counted by Better Auth in rows of its own, so the transaction commits in either
   * case, and the failure is thrown after it.
   */
  const withSecondFactor = async (
    { method, check, after }: SecondFactor,
    context: RequestContext,
  ): Promise<SignInOutcome> => {
    const userId = await challengedUser(auth, context.headers);
    const user = userId === undefined ? undefined : await findUser(db, userId);
    if (!user) throw new AppError('auth/challenge-expired');
    const { id, email } = user;
    const attempt = { email, userId: id, headers: context.headers };
    const forget = await attempts.count('code', attempt);
    const settled = await signingInBy(method, () =>
      ambient.transaction(async (tx) => {
        await lockUser(tx, id);
        let answer: { headers: Headers };
        try {
          // Again, under the lock: the challenge may have been void or used since.
          const challenged = await challengedUser(auth, context.headers);
          const needed = method === 'code' ? 'app' : 'recovery-codes';
          const stored =
            challenged === undefined ? undefined : await keys.take(tx, challenged, needed);
          answer = await check(authHeaders(context), stored?.recoveryCodes ?? []);
        } catch (error) {
          const failure = toAppError(error);
          if (!(failure instanceof AppError)) throw failure;
          // Switched off since the password was given: the next sign-in asks for no code.
          const isOff = failure.code === 'auth/two-factor-is-off';
          return { failure: isOff ? new AppError('auth/challenge-expired') : failure };
        }
        const outcome = await finishSignIn(tx, answer.headers, context);
        if (outcome.user) await after(tx, outcome.user);
        return { outcome };
      }),
    );
    if ('failure' in settled) {
      if (settled.failure.code === 'auth/wrong-code') await recordSignInFailure(id, method);
      throw settled.failure;
    }
    await forget();
    return settled.outcome;
  };

  mount(verifyTotp, async ({ body: { code, trustDevice } }, context) => {
    const factor: SecondFactor = {
      method: 'code',
      check: (headers) =>
        auth.api.verifyTOTP({ body: { code, trustDevice }, headers, returnHeaders: true }),
      // Against TOTP replay: a code is good once (RFC 6238, 5.2).
      after: async (tx, user) => {
        if (!(await useUpCode(tx, user.id, code))) throw new AppError('auth/wrong-code');
      },
    };
    return signedInReply(await withSecondFactor(factor, context));
  });

  mount(verifyRecoveryCode, async ({ body: { code } }, context) => {
    const factor: SecondFactor = {
      method: 'recovery-code',
      check: (headers, recoveryCodes) => {
        // Better Auth compares letter by letter; it refuses the empty code.
        const stored = matchingCode(recoveryCodes, code) ?? '';
        return auth.api.verifyBackupCode({ body: { code: stored }, headers, returnHeaders: true });
      },
      after: (tx, user) =>
        mail.send(tx, {
          to: user.email,
          userId: user.id,
          template: {
            kind: 'security-changed',
            name: user.name,
            change: 'recovery-code-used',
            place: signInContextOf(user, now()),
          },
        }),
    };
    return signedInReply(await withSecondFactor(factor, context));
  });
};
