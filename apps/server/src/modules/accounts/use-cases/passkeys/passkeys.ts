import {
  addPasskey,
  type Passkey,
  removePasskey,
  signInWithPasskey,
  startPasskeyRegistration,
  startPasskeySignIn,
} from '@wrenchwise/contract/endpoints/accounts/passkeys';

import { AppError } from '../../../../platform/app-error.ts';
import type { RequestContext } from '../../../../platform/http/context.ts';
import type { Mount } from '../../../../platform/http/mount.ts';
import { Reply } from '../../../../platform/http/reply.ts';
import { authHeaders, cookiesOf, withAppErrors } from '../../better-auth/auth-calls.ts';
import { refuseLocked } from '../../better-auth/locked-accounts.repository.ts';
import { signingInBy } from '../../better-auth/proof.ts';
import type { AccountServices } from '../../identity/identity.ts';
import { lockSession } from '../../identity/sessions.repository.ts';
import { type FinishSignIn, signedInReply, type SignInOutcome } from '../../identity/signed-in.ts';
import { countSignInMethods, lockUser } from '../../identity/users.repository.ts';
import { deletePasskey, ownerOfPasskey, type PasskeyRow } from './passkeys.repository.ts';

/** A passkey as the API answers. */
export const shownPasskey = (row: PasskeyRow): Passkey => ({
  id: row.id,
  name: row.name ?? 'Passkey',
  createdAt: row.createdAt.toISOString(),
  synced: row.backedUp,
});

/** Passkeys: registration, sign-in, removal. */
export const mountPasskeys = (
  mount: Mount,
  {
    auth,
    ambient,
    reAuthenticate,
    recordSecurityChange,
    recordSignInFailure,
    finishSignIn,
  }: Pick<
    AccountServices,
    'auth' | 'ambient' | 'reAuthenticate' | 'recordSecurityChange' | 'recordSignInFailure'
  > & { finishSignIn: FinishSignIn },
): void => {
  mount(startPasskeyRegistration, async ({ body: { password } }, context) => {
    await reAuthenticate(context, password);
    const { headers, response } = await withAppErrors(
      auth.api.generatePasskeyRegistrationOptions({
        headers: authHeaders(context),
        returnHeaders: true,
      }),
    );
    return new Reply({ options: { ...response } }, cookiesOf(headers));
  });

  mount(addPasskey, ({ body: { name, credential } }, context) =>
    ambient.transaction(async (tx) => {
      await lockSession(tx, context);
      const { headers, response } = await withAppErrors(
        auth.api.verifyPasskeyRegistration({
          body: { name, response: credential },
          headers: authHeaders(context),
          returnHeaders: true,
        }),
        'auth/passkey-failed',
      );
      await recordSecurityChange(tx, context, 'passkey-added');
      const { id, backedUp, createdAt } = response;
      const passkey = shownPasskey({ id, name, backedUp, createdAt: new Date(createdAt) });
      return new Reply(passkey, cookiesOf(headers));
    }),
  );

  mount(startPasskeySignIn, async (_, context) => {
    const { headers, response } = await auth.api.generatePasskeyAuthenticationOptions({
      headers: authHeaders(context),
      returnHeaders: true,
    });
    return new Reply({ options: { ...response } }, cookiesOf(headers));
  });

  const withPasskey = async (
    credential: { readonly id: string } & Record<string, unknown>,
    context: RequestContext,
  ): Promise<SignInOutcome> => {
    try {
      return await signingInBy('passkey', () =>
        ambient.transaction(async (tx) => {
          const owner = await ownerOfPasskey(tx, credential.id);
          if (owner === undefined) throw new AppError('auth/passkey-failed');
          await lockUser(tx, owner);
          // Better Auth would answer with a refusal of the passkey.
          await refuseLocked(tx, owner);
          const { headers } = await withAppErrors(
            auth.api.verifyPasskeyAuthentication({
              // The WebAuthn library checks every field of it.
              body: { response: credential as never },
              headers: authHeaders(context),
              returnHeaders: true,
            }),
            'auth/passkey-failed',
          );
          return finishSignIn(tx, headers, context);
        }),
      );
    } catch (error) {
      if (error instanceof AppError) await recordSignInFailure(null, 'passkey');
      throw error;
    }
  };

  mount(signInWithPasskey, async ({ body: { credential } }, context) =>
    signedInReply(await withPasskey(credential, context)),
  );

  mount(removePasskey, ({ params: { id } }, context) =>
    ambient.transaction(async (tx) => {
      const userId = context.user.id;
      await lockSession(tx, context);
      const methods = await countSignInMethods(tx, userId);
      if (!(await deletePasskey(tx, { userId, id }))) throw new AppError('db/record-not-found');
      const isOutside = methods.outside.google || methods.outside.oidc;
      if (!methods.password && !isOutside && methods.passkeys === 1) {
        throw new AppError('auth/last-way-in');
      }
      await recordSecurityChange(tx, context, 'passkey-removed');
    }),
  );
};
