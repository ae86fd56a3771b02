import { getSignInMethods } from '@wrenchwise/contract/endpoints/accounts/google';
import { getSecurity } from '@wrenchwise/contract/endpoints/accounts/security-overview';

import type { Config } from '../../platform/config/config.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { Identity } from './identity/identity.ts';
import { countSignInMethods } from './identity/users.repository.ts';
import { listPasskeys } from './use-cases/passkeys/passkeys.repository.ts';
import { shownPasskey } from './use-cases/passkeys/passkeys.ts';
import { shownSessions } from './use-cases/sessions-and-devices/sessions-and-devices.ts';
import type { TwoFactorKeys } from './use-cases/two-factor/two-factor-keys.ts';
import { isTwoFactorOn } from './use-cases/two-factor/two-factor.repository.ts';

/** A user's sign-in methods and sessions, read over all use cases. */
export const mountSecurityOverview = (
  mount: Mount,
  {
    ambient,
    db,
    keys,
    config: { google, oidc },
  }: Pick<Identity, 'ambient' | 'db'> & {
    keys: TwoFactorKeys;
    config: Pick<Config, 'google' | 'oidc'>;
  },
): void => {
  mount(getSignInMethods, async () => ({
    google: google !== undefined,
    oidc: oidc ? { name: oidc.name } : null,
  }));

  mount(getSecurity, async (_, context) => {
    const { id } = context.user;
    const [methods, passkeys, sessions, enabled] = await Promise.all([
      countSignInMethods(db, id),
      listPasskeys(db, id),
      shownSessions(db, context),
      isTwoFactorOn(db, id),
    ]);
    const { readable, recoveryCodes } = await keys.read(ambient, id);
    return {
      hasPassword: methods.password,
      google: { connected: methods.outside.google, available: google !== undefined },
      oidc:
        oidc || methods.outside.oidc
          ? {
              connected: methods.outside.oidc,
              available: oidc !== undefined,
              name: oidc?.name ?? 'Single sign-on',
            }
          : null,
      twoFactor: {
        enabled,
        recoveryCodesLeft: enabled ? recoveryCodes.length : 0,
        readable: !enabled || readable,
      },
      passkeys: passkeys.map(shownPasskey),
      sessions,
    };
  });
};
