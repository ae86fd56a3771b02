import * as auth from '@wrenchwise/domain/endpoints/auth';
import * as google from '@wrenchwise/domain/endpoints/google';
import * as passkeys from '@wrenchwise/domain/endpoints/passkeys';
import * as twoFactor from '@wrenchwise/domain/endpoints/two-factor';

import type { Mount } from '../../http/mount.ts';
import { Reply } from '../../http/reply.ts';
import type { Accounts } from './accounts.ts';
import { shownUser } from './shown-user.ts';
import type { SignInOutcome } from './sign-in.service.ts';

const signedIn = ({ user, cookies }: SignInOutcome) =>
  new Reply({ user: user && shownUser(user), twoFactorRequired: user === null }, cookies);

/** The ways in, and the way out. */
export const mountSignIn = (mount: Mount, accounts: Accounts): void => {
  const { signIn, google: viaGoogle } = accounts;

  mount(auth.signIn, async ({ body }, context) =>
    signedIn(await signIn.withPassword(body, context)),
  );
  mount(twoFactor.verifyTotp, async ({ body }, context) =>
    signedIn(await signIn.withCode(body, context)),
  );
  mount(twoFactor.verifyRecoveryCode, async ({ body }, context) =>
    signedIn(await signIn.withRecoveryCode(body, context)),
  );

  mount(passkeys.startPasskeySignIn, async (_, context) => {
    const { options, cookies } = await signIn.passkeyOptions(context);
    return new Reply({ options }, cookies);
  });
  mount(passkeys.signInWithPasskey, async ({ body }, context) =>
    signedIn(await signIn.withPasskey(body, context)),
  );

  mount(google.getSignInMethods, () => Promise.resolve({ google: viaGoogle.available }));
  mount(google.signInWithGoogle, async ({ body }, context) => {
    const { url, cookies } = await viaGoogle.signIn(body, context);
    return new Reply({ url }, cookies);
  });
  mount(google.googleCallback, async ({ query }, context) => {
    return new Reply(undefined, await viaGoogle.callback(query, context));
  });

  mount(auth.signOut, async (_, context) => {
    return new Reply({ success: true }, await signIn.signOut(context));
  });
};
