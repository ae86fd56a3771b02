import {
  type DeviceSession,
  endOtherSessions,
  endSession,
} from '@wrenchwise/contract/endpoints/accounts/sessions-and-devices';
import type { Database, Transaction } from '@wrenchwise/database/database';

import { AppError } from '../../../../platform/app-error.ts';
import { deviceOf } from '../../../../platform/device-name.ts';
import type { UserContext } from '../../../../platform/http/context.ts';
import type { Mount } from '../../../../platform/http/mount.ts';
import type { Identity } from '../../identity/identity.ts';
import { lockSession } from '../../identity/sessions.repository.ts';
import {
  deleteOtherSessions,
  deleteSession,
  listSessions,
} from './sessions-and-devices.repository.ts';

/** A user's sessions as the API answers: the one that asks first, then the newest. */
export const shownSessions = async (
  db: Database,
  { user, session }: UserContext,
): Promise<DeviceSession[]> => {
  const rows = await listSessions(db, user.id);
  const shown = rows.map((row): DeviceSession => {
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
  return shown.toSorted((a, b) => Number(b.current) - Number(a.current));
};

/** Signing out other browsers. */
export const mountSessionsAndDevices = (
  mount: Mount,
  { ambient, audit, reAuthenticate }: Pick<Identity, 'ambient' | 'audit' | 'reAuthenticate'>,
): void => {
  const recordEnd = (tx: Transaction, change: string, { user }: UserContext) =>
    audit.record(tx, {
      userId: user.id,
      kind: 'security_setting_change',
      detail: { change },
    });

  mount(endSession, async ({ params: { id }, body: { password } }, context) => {
    await reAuthenticate(context, password);
    await ambient.transaction(async (tx) => {
      await lockSession(tx, context);
      if (!(await deleteSession(tx, { userId: context.user.id, id }))) {
        throw new AppError('db/record-not-found');
      }
      await recordEnd(tx, 'session-ended', context);
    });
  });

  mount(endOtherSessions, async ({ body: { password } }, context) => {
    await reAuthenticate(context, password);
    return ambient.transaction(async (tx) => {
      const { user, session } = context;
      await lockSession(tx, context);
      const ended = await deleteOtherSessions(tx, { userId: user.id, except: session.id });
      if (ended > 0) await recordEnd(tx, 'sessions-ended', context);
      return { ended };
    });
  });
};
