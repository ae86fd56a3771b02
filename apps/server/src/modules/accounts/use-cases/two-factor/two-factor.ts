import {
  confirmTwoFactor,
  disableTwoFactor,
  enableTwoFactor,
  renewRecoveryCodes,
} from '@wrenchwise/contract/endpoints/accounts/two-factor';

import { AppError } from '../../../../platform/app-error.ts';
import type { UserContext } from '../../../../platform/http/context.ts';
import type { Mount } from '../../../../platform/http/mount.ts';
import { Reply } from '../../../../platform/http/reply.ts';
import { authHeaders, cookiesOf, withAppErrors } from '../../better-auth/auth-calls.ts';
import { withCheckedPassword } from '../../better-auth/proof.ts';
import type { AccountServices } from '../../identity/identity.ts';
import { lockSession } from '../../identity/sessions.repository.ts';
import { forgetTrustedBrowsers, voidResetLinks } from '../../identity/verifications.repository.ts';
import type { TwoFactorKeys } from './two-factor-keys.ts';
import { isTwoFactorOn } from './two-factor.repository.ts';

/**
 * Two-factor by an authenticator app (TOTP): on, off, and new recovery codes. Switching it on or off
 * gives the session a new token.
 */
export const mountTwoFactor = (
  mount: Mount,
  {
    auth,
    ambient,
    reAuthenticate,
    recordSecurityChange,
    keys,
  }: Pick<AccountServices, 'auth' | 'ambient' | 'reAuthenticate' | 'recordSecurityChange'> & {
    keys: TwoFactorKeys;
  },
): void => {
  /** Re-authenticates, then runs a call of Better Auth, which asks for the password again. */
  const afterReAuthentication = async <T>(
    { password }: { readonly password?: string | undefined },
    context: UserContext,
    call: (body: { password?: string }) => Promise<T>,
  ): Promise<T> => {
    const hash = await reAuthenticate(context, password);
    return withCheckedPassword(hash, () => call(password === undefined ? {} : { password }));
  };

  // A TOTP secret and recovery codes; nothing is on before the next step.
  mount(enableTwoFactor, ({ body: confirmation }, context) =>
    afterReAuthentication(confirmation, context, (body) =>
      ambient.transaction(async (tx) => {
        await lockSession(tx, context);
        const answer = await withAppErrors(
          auth.api.enableTwoFactor({
            body: { ...body, method: 'totp' },
            headers: authHeaders(context),
          }),
        );
        if (answer.method !== 'totp') throw new TypeError('asked for TOTP, got another method');
        return { totpUri: answer.totpURI, recoveryCodes: answer.backupCodes };
      }),
    ),
  );

  mount(confirmTwoFactor, ({ body: { code } }, context) =>
    ambient.transaction(async (tx) => {
      await lockSession(tx, context);
      await keys.take(tx, context.user.id, 'app');
      const { headers } = await withAppErrors(
        auth.api.verifyTOTP({
          body: { code },
          headers: authHeaders(context),
          returnHeaders: true,
        }),
      );
      await voidResetLinks(tx, context.user.id);
      await forgetTrustedBrowsers(tx, context.user.id);
      await recordSecurityChange(tx, context, 'two-factor-on');
      return new Reply({ enabled: true as const }, cookiesOf(headers));
    }),
  );

  mount(disableTwoFactor, ({ body: confirmation }, context) =>
    afterReAuthentication(confirmation, context, (body) =>
      ambient.transaction(async (tx) => {
        await lockSession(tx, context);
        if (!(await isTwoFactorOn(tx, context.user.id))) {
          throw new AppError('auth/two-factor-is-off');
        }
        const { headers } = await withAppErrors(
          auth.api.disableTwoFactor({
            body,
            headers: authHeaders(context),
            returnHeaders: true,
          }),
        );
        await voidResetLinks(tx, context.user.id);
        await forgetTrustedBrowsers(tx, context.user.id);
        await recordSecurityChange(tx, context, 'two-factor-off');
        return new Reply({ enabled: false as const }, cookiesOf(headers));
      }),
    ),
  );

  mount(renewRecoveryCodes, ({ body: confirmation }, context) =>
    afterReAuthentication(confirmation, context, (body) =>
      ambient.transaction(async (tx) => {
        await lockSession(tx, context);
        const { backupCodes } = await withAppErrors(
          auth.api.generateBackupCodes({ body, headers: authHeaders(context) }),
        );
        await recordSecurityChange(tx, context, 'recovery-codes-new');
        return { recoveryCodes: backupCodes };
      }),
    ),
  );
};
