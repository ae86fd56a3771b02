import type { Database } from '@wrenchwise/database/database';

import { AppError } from '../../app-error.ts';
import type { UserContext } from '../../http/context.ts';
import { authHeaders, cookiesOf } from './auth-headers.ts';
import type { Auth } from './auth.ts';
import { inOurWords } from './catalogue-codes.ts';
import type { ConfirmOwner } from './confirm-owner.ts';
import { voidResetLinks } from './links.repository.ts';
import { withProvenPassword } from './passwords.ts';
import { lockSession } from './sessions.repository.ts';
import type { TellChange } from './tell-change.ts';
import type { TwoFactorKeys } from './two-factor-keys.ts';
import { forgetTrustedBrowsers, isTwoFactorOn } from './two-factor.repository.ts';

type Confirmed = { readonly password?: string | undefined };

export interface TwoFactorService {
  /** A secret and recovery codes; nothing is on before `confirm`. */
  readonly enable: (
    given: Confirmed,
    context: UserContext,
  ) => Promise<{ totpUri: string; recoveryCodes: string[] }>;
  readonly confirm: (given: { code: string }, context: UserContext) => Promise<Headers>;
  readonly disable: (given: Confirmed, context: UserContext) => Promise<Headers>;
  readonly renewRecoveryCodes: (given: Confirmed, context: UserContext) => Promise<string[]>;
}

/** Two-factor by an authenticator app. Each change gives the session a new token. */
export const createTwoFactorService = (given: {
  auth: Auth;
  ambient: Database;
  confirmOwner: ConfirmOwner;
  tellChange: TellChange;
  keys: TwoFactorKeys;
}): TwoFactorService => {
  const { auth, ambient, confirmOwner, tellChange, keys } = given;

  /** Proves the owner first, then runs a call of Better Auth, which asks for the password again. */
  const asOwner = async <T>(
    { password }: Confirmed,
    context: UserContext,
    call: (body: { password?: string }) => Promise<T>,
  ): Promise<T> => {
    const hash = await confirmOwner(context, password);
    return withProvenPassword(hash, () => call(password === undefined ? {} : { password }));
  };

  return {
    enable: (confirmed, context) =>
      asOwner(confirmed, context, (body) =>
        ambient.transaction(async (tx) => {
          await lockSession(tx, context);
          const answer = await inOurWords(
            auth.api.enableTwoFactor({
              body: { ...body, method: 'totp' },
              headers: authHeaders(context),
            }),
          );
          if (answer.method !== 'totp') throw new TypeError('asked for an app, got something else');
          return { totpUri: answer.totpURI, recoveryCodes: answer.backupCodes };
        }),
      ),

    confirm: ({ code }, context) =>
      ambient.transaction(async (tx) => {
        await lockSession(tx, context);
        await keys.take(tx, context.user.id, 'app');
        const { headers } = await inOurWords(
          auth.api.verifyTOTP({
            body: { code },
            headers: authHeaders(context),
            returnHeaders: true,
          }),
        );
        await voidResetLinks(tx, context.user.id);
        await forgetTrustedBrowsers(tx, context.user.id);
        await tellChange(tx, context, 'two-factor-on');
        return cookiesOf(headers);
      }),

    disable: (confirmed, context) =>
      asOwner(confirmed, context, (body) =>
        ambient.transaction(async (tx) => {
          await lockSession(tx, context);
          if (!(await isTwoFactorOn(tx, context.user.id))) {
            throw new AppError('auth/two-factor-is-off');
          }
          const { headers } = await inOurWords(
            auth.api.disableTwoFactor({
              body,
              headers: authHeaders(context),
              returnHeaders: true,
            }),
          );
          await voidResetLinks(tx, context.user.id);
          await forgetTrustedBrowsers(tx, context.user.id);
          await tellChange(tx, context, 'two-factor-off');
          return cookiesOf(headers);
        }),
      ),

    renewRecoveryCodes: (confirmed, context) =>
      asOwner(confirmed, context, (body) =>
        ambient.transaction(async (tx) => {
          await lockSession(tx, context);
          const { backupCodes } = await inOurWords(
            auth.api.generateBackupCodes({ body, headers: authHeaders(context) }),
          );
          await tellChange(tx, context, 'recovery-codes-new');
          return backupCodes;
        }),
      ),
  };
};
