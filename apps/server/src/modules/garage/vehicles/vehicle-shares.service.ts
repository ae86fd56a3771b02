import { createHash, randomBytes } from 'node:crypto';

import {
  INVITATION_DAYS,
  type NewVehicleShare,
  type ShareRole,
  type VehicleShare,
} from '@wrenchwise/contract/endpoints/vehicle-shares';
import type { Database } from '@wrenchwise/database/database';

import { AppError } from '../../../platform/app-error.ts';
import type { SessionUser } from '../../../platform/http/context.ts';
import type { MailService } from '../../messages/mail/mail.service.ts';
import { vehicleAccess } from './vehicle-access.ts';
import {
  acceptShare,
  findInvitation,
  insertShare,
  listShares,
  lockVehicle,
  revokeShare,
  updateShareRole,
} from './vehicle-shares.repository.ts';

export interface VehicleSharesService {
  /** Throws `vehicle/not-owner` and `vehicle/already-shared`. */
  readonly invite: (
    user: SessionUser,
    vehicleId: string,
    input: NewVehicleShare,
  ) => Promise<VehicleShare>;
  readonly list: (userId: string, vehicleId: string) => Promise<VehicleShare[]>;
  readonly changeRole: (userId: string, id: string, role: ShareRole) => Promise<VehicleShare>;
  /** Revokes a share of one's own vehicle, or leaves a shared one. */
  readonly end: (userId: string, id: string) => Promise<void>;
  readonly read: (
    user: SessionUser,
    token: string,
  ) => Promise<{ vehicle: string; ownerName: string; role: ShareRole; otherEmail: string | null }>;
  /** Throws `vehicle/invitation-other-address` unless that is confirmed. */
  readonly accept: (
    user: SessionUser,
    token: string,
    isConfirmed: boolean,
  ) => Promise<{ vehicleId: string }>;
}

const DAY_MS = 86_400_000;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const isSameAddress = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/**
 * Vehicles shared between accounts. Shares are written by the owner role after the user was checked:
 * `app_user` may only read them.
 */
export const createVehicleSharesService = ({
  db,
  mail,
  appUrl,
  now,
}: {
  db: Database;
  mail: Pick<MailService, 'send'>;
  appUrl: string;
  now: () => Date;
}): VehicleSharesService => {
  const openInvitation = async (user: SessionUser, token: string) => {
    const found = await findInvitation(db, hashOf(token));
    // An owner's own car needs no sharing.
    if (!found || found.ownerId === user.id) throw new AppError('vehicle/invitation-expired');
    return found;
  };

  return {
    invite: async (user, vehicleId, { email, role }) => {
      const { isOwner } = await vehicleAccess(db.forUser(user.id), vehicleId);
      if (!isOwner) throw new AppError('vehicle/not-owner');
      const token = randomBytes(32).toString('base64url');
      return db.transaction(async (tx) => {
        const vehicle = await lockVehicle(tx, { vehicleId, ownerId: user.id });
        if (!vehicle) throw new AppError('db/record-not-found');
        const shares = await listShares(tx, { vehicleId, userId: user.id });
        const isShared = shares.some((share) => isSameAddress(share.email, email));
        if (isShared || isSameAddress(user.email, email)) {
          throw new AppError('vehicle/already-shared');
        }
        const share = await insertShare(tx, {
          vehicleId,
          userId: user.id,
          email,
          role,
          tokenHash: hashOf(token),
          expiresAt: new Date(now().getTime() + INVITATION_DAYS * DAY_MS),
        });
        await mail.send(tx, {
          to: email,
          template: {
            kind: 'vehicle-invitation',
            name: '',
            ownerName: user.name,
            vehicle: `${vehicle.year} ${vehicle.make} ${vehicle.model}`,
            role,
            // In the fragment: it reaches no server and no log.
            url: `${appUrl}/dashboard/shared-vehicle#token=${token}`,
          },
        });
        return share;
      });
    },

    list: async (userId, vehicleId) => {
      await vehicleAccess(db.forUser(userId), vehicleId);
      return listShares(db, { vehicleId, userId });
    },

    changeRole: async (userId, id, role) => {
      const changed = await updateShareRole(db, { id, ownerId: userId, role });
      const shares = changed && (await listShares(db, { vehicleId: changed.vehicleId, userId }));
      const share = shares?.find((one) => one.id === id);
      if (!share) throw new AppError('db/record-not-found');
      return share;
    },

    end: async (userId, id) => {
      const isEnded = await revokeShare(db, { id, userId });
      if (!isEnded) throw new AppError('db/record-not-found');
    },

    read: async (user, token) => {
      const { make, model, year, ownerName, role, email } = await openInvitation(user, token);
      return {
        vehicle: `${year} ${make} ${model}`,
        ownerName,
        role,
        otherEmail: isSameAddress(email, user.email) ? null : email,
      };
    },

    accept: async (user, token, isConfirmed) => {
      const { id, vehicleId, email } = await openInvitation(user, token);
      if (!isSameAddress(email, user.email) && !isConfirmed) {
        throw new AppError('vehicle/invitation-other-address');
      }
      await db.transaction(async (tx) => {
        const isAccepted = await acceptShare(tx, { id, vehicleId, memberId: user.id });
        if (!isAccepted) throw new AppError('vehicle/invitation-expired');
      });
      return { vehicleId };
    },
  };
};
