import * as google from '@wrenchwise/domain/endpoints/google';
import * as passkeys from '@wrenchwise/domain/endpoints/passkeys';
import * as security from '@wrenchwise/domain/endpoints/security';
import * as twoFactor from '@wrenchwise/domain/endpoints/two-factor';

import type { Mount } from '../../http/mount.ts';
import { Reply } from '../../http/reply.ts';
import type { Accounts } from './accounts.ts';

/** How a person signs in, and where they are signed in. */
export const mountSecurity = (mount: Mount, accounts: Accounts): void => {
  const { security: own, twoFactor: second, passkeys: keys, google: viaGoogle } = accounts;

  mount(security.getSecurity, (_, context) => own.overview(context));
  mount(security.endSession, ({ params, body }, context) =>
    own.endSession({ id: params.id, ...body }, context),
  );
  mount(security.endOtherSessions, ({ body }, context) => own.endOtherSessions(body, context));

  mount(twoFactor.enableTwoFactor, ({ body }, context) => second.enable(body, context));
  mount(twoFactor.confirmTwoFactor, async ({ body }, context) => {
    return new Reply({ enabled: true as const }, await second.confirm(body, context));
  });
  mount(twoFactor.disableTwoFactor, async ({ body }, context) => {
    return new Reply({ enabled: false as const }, await second.disable(body, context));
  });
  mount(twoFactor.renewRecoveryCodes, async ({ body }, context) => ({
    recoveryCodes: await second.renewRecoveryCodes(body, context),
  }));

  mount(passkeys.startPasskeyRegistration, async ({ body }, context) => {
    const { options, cookies } = await keys.begin(body, context);
    return new Reply({ options }, cookies);
  });
  mount(passkeys.addPasskey, async ({ body }, context) => {
    const { passkey, cookies } = await keys.add(body, context);
    return new Reply(passkey, cookies);
  });
  mount(passkeys.removePasskey, ({ params }, context) => keys.remove(params.id, context));

  mount(google.connectGoogle, async (_, context) => {
    const { url, cookies } = await viaGoogle.connect(context);
    return new Reply({ url }, cookies);
  });
  mount(google.disconnectGoogle, (_, context) => viaGoogle.disconnect(context));
};
