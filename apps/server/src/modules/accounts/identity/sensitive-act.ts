import type { Database, Transaction } from '@wrenchwise/database/database';

import type { UserContext } from '../../../platform/http/context.ts';
import type { ReAuthenticate } from './re-authentication.ts';
import type { RecordSecurityChange, SecurityChange } from './security-change.ts';
import { lockSession } from './sessions.repository.ts';

/**
 * Does something by which others could act for a user later on, such as making an API key: after
 * re-authentication, recorded in the audit and mailed, all or nothing. Throws
 * `auth/wrong-password` or `auth/reauthentication-required`, and what `act` throws.
 */
export type SensitiveAct = <T>(
  context: UserContext,
  asked: { readonly password: string | undefined; readonly change: SecurityChange },
  act: (tx: Transaction) => Promise<T>,
) => Promise<T>;

export const createSensitiveAct =
  ({
    ambient,
    reAuthenticate,
    recordSecurityChange,
  }: {
    ambient: Database;
    reAuthenticate: ReAuthenticate;
    recordSecurityChange: RecordSecurityChange;
  }): SensitiveAct =>
  async (context, { password, change }, act) => {
    await reAuthenticate(context, password);
    return ambient.transaction(async (tx) => {
      // Another request may have ended the session since.
      await lockSession(tx, context);
      const outcome = await act(tx);
      await recordSecurityChange(tx, context, change);
      return outcome;
    });
  };
