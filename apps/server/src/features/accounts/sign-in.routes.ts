import {
  getSignInMethods,
  signInWithGoogle,
  googleCallback,
} from '@wrenchwise/domain/endpoints/accounts/google';
import {
  startPasskeySignIn,
  signInWithPasskey,
} from '@wrenchwise/domain/endpoints/accounts/passkeys';
import { signIn as signInEndpoint, signOut } from '@wrenchwise/domain/endpoints/accounts/sign-in';
import { verifyTotp, verifyRecoveryCode } from '@wrenchwise/domain/endpoints/accounts/two-factor';

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

  mount(signInEndpoint, async ({ body }, context) =>
    signedIn(await signIn.withPassword(body, context)),
  );
  mount(verifyTotp, async ({ body }, context) => signedIn(await signIn.withCode(body, context)));
  mount(verifyRecoveryCode, async ({ body }, context) =>
    signedIn(await signIn.withRecoveryCode(body, context)),
  );

  mount(startPasskeySignIn, async (_, context) => {
    const { options, cookies } = await signIn.passkeyOptions(context);
    return new Reply({ options }, cookies);
  });
  mount(signInWithPasskey, async ({ body }, context) =>
    signedIn(await signIn.withPasskey(body, context)),
  );

  mount(getSignInMethods, () => Promise.resolve({ google: viaGoogle.available }));
  mount(signInWithGoogle, async ({ body }, context) => {
    const { url, cookies } = await viaGoogle.signIn(body, context);
    return new Reply({ url }, cookies);
  });
  mount(googleCallback, async ({ query }, context) => {
    return new Reply(undefined, await viaGoogle.callback(query, context));
  });

  mount(signOut, async (_, context) => {
    return new Reply({ success: true }, await signIn.signOut(context));
  });
};
