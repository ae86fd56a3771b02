import type { Database } from '@wrenchwise/database/database';
import type { Passkey } from '@wrenchwise/domain/endpoints/accounts/passkeys';

import { AppError } from '../../app-error.ts';
import type { UserContext } from '../../http/context.ts';
import { authHeaders, cookiesOf } from './auth-headers.ts';
import type { Auth } from './auth.ts';
import { inOurWords } from './catalogue-codes.ts';
import type { ConfirmOwner } from './confirm-owner.ts';
import { lockSession } from './sessions.repository.ts';
import type { TellChange } from './tell-change.ts';
import { countWaysIn, deletePasskey, type PasskeyRow } from './ways-in.repository.ts';

export interface PasskeysService {
  readonly begin: (
    given: { password?: string | undefined },
    context: UserContext,
  ) => Promise<{ options: Record<string, unknown>; cookies: Headers }>;
  readonly add: (
    given: { name: string; credential: Record<string, unknown> },
    context: UserContext,
  ) => Promise<{ passkey: Passkey; cookies: Headers }>;
  readonly remove: (id: string, context: UserContext) => Promise<void>;
}

export const shownPasskey = (row: PasskeyRow): Passkey => ({
  id: row.id,
  name: row.name ?? 'Passkey',
  createdAt: row.createdAt.toISOString(),
  synced: row.backedUp,
});

export const createPasskeysService = (given: {
  auth: Auth;
  ambient: Database;
  confirmOwner: ConfirmOwner;
  tellChange: TellChange;
}): PasskeysService => {
  const { auth, ambient, confirmOwner, tellChange } = given;
  return {
    begin: async ({ password }, context) => {
      await confirmOwner(context, password);
      const { headers, response } = await inOurWords(
        auth.api.generatePasskeyRegistrationOptions({
          headers: authHeaders(context),
          returnHeaders: true,
        }),
      );
      return { options: { ...response }, cookies: cookiesOf(headers) };
    },

    add: ({ name, credential }, context) =>
      ambient.transaction(async (tx) => {
        await lockSession(tx, context);
        const { headers, response } = await inOurWords(
          auth.api.verifyPasskeyRegistration({
            body: { name, response: credential },
            headers: authHeaders(context),
            returnHeaders: true,
          }),
          'auth/passkey-failed',
        );
        await tellChange(tx, context, 'passkey-added');
        const { id, backedUp, createdAt } = response;
        const passkey = shownPasskey({ id, name, backedUp, createdAt: new Date(createdAt) });
        return { passkey, cookies: cookiesOf(headers) };
      }),

    remove: (id, context) =>
      ambient.transaction(async (tx) => {
        const userId = context.user.id;
        await lockSession(tx, context);
        const ways = await countWaysIn(tx, userId);
        if (!(await deletePasskey(tx, { userId, id }))) throw new AppError('db/record-not-found');
        if (!ways.password && !ways.google && ways.passkeys === 1) {
          throw new AppError('auth/last-way-in');
        }
        await tellChange(tx, context, 'passkey-removed');
      }),
  };
};
