import type { Database } from '@wrenchwise/database/database';
import type { SecurityOverview } from '@wrenchwise/domain/endpoints/accounts/security-overview';
import type { DeviceSession } from '@wrenchwise/domain/endpoints/accounts/sessions-and-devices';

import { AppError } from '../../app-error.ts';
import { deviceOf } from '../../device-name.ts';
import type { UserContext } from '../../http/context.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { ConfirmOwner } from './confirm-owner.ts';
import { shownPasskey } from './passkeys.service.ts';
import {
  deleteOtherSessions,
  deleteSession,
  listSessions,
  lockSession,
} from './sessions.repository.ts';
import type { TwoFactorKeys } from './two-factor-keys.ts';
import { isTwoFactorOn } from './two-factor.repository.ts';
import { countWaysIn, listPasskeys } from './ways-in.repository.ts';

export interface SecurityService {
  readonly overview: (context: UserContext) => Promise<SecurityOverview>;
  readonly endSession: (
    given: { id: string; password?: string | undefined },
    context: UserContext,
  ) => Promise<void>;
  readonly endOtherSessions: (
    given: { password?: string | undefined },
    context: UserContext,
  ) => Promise<{ ended: number }>;
}

/** How somebody signs in, and where they are signed in. */
export const createSecurityService = (given: {
  ambient: Database;
  db: Database;
  audit: AuditService;
  keys: TwoFactorKeys;
  confirmOwner: ConfirmOwner;
  googleAvailable: boolean;
}): SecurityService => {
  const { ambient, db, audit, keys, confirmOwner, googleAvailable } = given;

  const recordEnd = (change: string, { user }: UserContext) => ({
    userId: user.id,
    kind: 'security_setting_change' as const,
    detail: { change },
  });

  return {
    overview: async ({ user, session }) => {
      const [ways, passkeys, sessions, enabled] = await Promise.all([
        countWaysIn(db, user.id),
        listPasskeys(db, user.id),
        listSessions(db, user.id),
        isTwoFactorOn(db, user.id),
      ]);
      const { readable, recoveryCodes } = await keys.read(ambient, user.id);
      const shown = sessions.map((row): DeviceSession => {
        const device = deviceOf(row.userAgent);
        return {
          id: row.id,
          device: device.name,
          kind: device.kind,
          address: row.ipAddress === '' ? null : row.ipAddress,
          createdAt: row.createdAt.toISOString(),
          expiresAt: row.expiresAt.toISOString(),
          current: row.id === session.id,
        };
      });
      return {
        hasPassword: ways.password,
        google: { connected: ways.google, available: googleAvailable },
        twoFactor: {
          enabled,
          recoveryCodesLeft: enabled ? recoveryCodes.length : 0,
          readable: !enabled || readable,
        },
        passkeys: passkeys.map(shownPasskey),
        sessions: shown.toSorted((a, b) => Number(b.current) - Number(a.current)),
      };
    },

    endSession: async ({ id, password }, context) => {
      await confirmOwner(context, password);
      await ambient.transaction(async (tx) => {
        await lockSession(tx, context);
        if (!(await deleteSession(tx, { userId: context.user.id, id }))) {
          throw new AppError('db/record-not-found');
        }
        await audit.record(tx, recordEnd('session-ended', context));
      });
    },

    endOtherSessions: async ({ password }, context) => {
      await confirmOwner(context, password);
      return ambient.transaction(async (tx) => {
        const { user, session } = context;
        await lockSession(tx, context);
        const ended = await deleteOtherSessions(tx, { userId: user.id, kept: session.id });
        if (ended > 0) await audit.record(tx, recordEnd('sessions-ended', context));
        return { ended };
      });
    },
  };
};
