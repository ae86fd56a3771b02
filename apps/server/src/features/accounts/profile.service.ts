import type { Database } from '@wrenchwise/database/database';
import type { MeChanges } from '@wrenchwise/domain/endpoints/accounts/profile';

import { AppError } from '../../app-error.ts';
import type { SessionUser } from '../../http/context.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { updateProfile } from './accounts.repository.ts';

export interface ProfileService {
  /** Changes what is named, and answers with the person as they are then. */
  readonly update: (user: SessionUser, changes: MeChanges) => Promise<SessionUser>;
}

export const createProfileService = ({
  ambient,
  audit,
}: {
  ambient: Database;
  audit: AuditService;
}): ProfileService => ({
  update: async (user, changes) => {
    const { name, distanceUnit, timeZone, priceRegion, labourCentsPerHour } = changes;
    const moves = priceRegion !== undefined && priceRegion !== user.prices.priceRegion;
    // An hour in dollars says nothing of an hour in pounds.
    const rate = labourCentsPerHour === undefined && moves ? null : labourCentsPerHour;
    return ambient.transaction(async (tx) => {
      const changed = await updateProfile(tx, user.id, {
        ...(name === undefined ? {} : { name }),
        ...(distanceUnit === undefined ? {} : { distanceUnit }),
        ...(timeZone === undefined ? {} : { timeZone }),
        ...(priceRegion === undefined ? {} : { priceRegion }),
        ...(rate === undefined ? {} : { labourCentsPerHour: rate }),
      });
      if (!changed) throw new AppError('auth/no-user');
      await audit.record(tx, { userId: user.id, kind: 'data_update', detail: { of: 'profile' } });
      return {
        ...user,
        name: changed.name,
        prices: changed.prices,
        distanceUnit: distanceUnit ?? user.distanceUnit,
        timeZone: timeZone === undefined ? user.timeZone : timeZone,
      };
    });
  },
});
