import { connectGoogle, disconnectGoogle } from '@wrenchwise/domain/endpoints/accounts/google';
import {
  startPasskeyRegistration,
  addPasskey,
  removePasskey,
} from '@wrenchwise/domain/endpoints/accounts/passkeys';
import { getSecurity } from '@wrenchwise/domain/endpoints/accounts/security-overview';
import {
  endSession,
  endOtherSessions,
} from '@wrenchwise/domain/endpoints/accounts/sessions-and-devices';
import {
  enableTwoFactor,
  confirmTwoFactor,
  disableTwoFactor,
  renewRecoveryCodes,
} from '@wrenchwise/domain/endpoints/accounts/two-factor';

import type { Mount } from '../../http/mount.ts';
import { Reply } from '../../http/reply.ts';
import type { Accounts } from './accounts.ts';

/** How a person signs in, and where they are signed in. */
export const mountSecurity = (mount: Mount, accounts: Accounts): void => {
  const { security: own, twoFactor: second, passkeys: keys, google: viaGoogle } = accounts;

  mount(getSecurity, (_, context) => own.overview(context));
  mount(endSession, ({ params, body }, context) =>
    own.endSession({ id: params.id, ...body }, context),
  );
  mount(endOtherSessions, ({ body }, context) => own.endOtherSessions(body, context));

  mount(enableTwoFactor, ({ body }, context) => second.enable(body, context));
  mount(confirmTwoFactor, async ({ body }, context) => {
    return new Reply({ enabled: true as const }, await second.confirm(body, context));
  });
  mount(disableTwoFactor, async ({ body }, context) => {
    return new Reply({ enabled: false as const }, await second.disable(body, context));
  });
  mount(renewRecoveryCodes, async ({ body }, context) => ({
    recoveryCodes: await second.renewRecoveryCodes(body, context),
  }));

  mount(startPasskeyRegistration, async ({ body }, context) => {
    const { options, cookies } = await keys.begin(body, context);
    return new Reply({ options }, cookies);
  });
  mount(addPasskey, async ({ body }, context) => {
    const { passkey, cookies } = await keys.add(body, context);
    return new Reply(passkey, cookies);
  });
  mount(removePasskey, ({ params }, context) => keys.remove(params.id, context));

  mount(connectGoogle, async (_, context) => {
    const { url, cookies } = await viaGoogle.connect(context);
    return new Reply({ url }, cookies);
  });
  mount(disconnectGoogle, (_, context) => viaGoogle.disconnect(context));
};
