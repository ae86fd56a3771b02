import { type Me, type MeChanges, updateMe } from '@wrenchwise/contract/endpoints/accounts/profile';

import { AppError } from '../../../../platform/app-error.ts';
import type { SessionUser } from '../../../../platform/http/context.ts';
import type { Mount } from '../../../../platform/http/mount.ts';
import type { Identity } from '../../identity/identity.ts';
import { placeChanges } from './place-changes.ts';
import { updateProfile } from './profile.repository.ts';

/** A user's name, place, units, time zone and price settings. */
export const mountProfile = (
  mount: Mount,
  {
    ambient,
    audit,
    me,
  }: Pick<Identity, 'ambient' | 'audit'> & {
    /** The user with plan and usage. */
    me: (user: SessionUser) => Promise<Me>;
  },
): void => {
  const update = (user: SessionUser, changes: MeChanges): Promise<SessionUser> => {
    const { name, timeZone, hasTools } = changes;
    return ambient.transaction(async (tx) => {
      const changed = await updateProfile(tx, user.id, {
        ...(name === undefined ? {} : { name }),
        ...(timeZone === undefined ? {} : { timeZone }),
        ...(hasTools === undefined ? {} : { hasTools }),
        ...placeChanges(user, changes),
      });
      if (!changed) throw new AppError('auth/no-user');
      await audit.record(tx, { userId: user.id, kind: 'data_update', detail: { of: 'profile' } });
      return {
        ...user,
        name: changed.name,
        prices: changed.prices,
        place: changed.place,
        distanceUnit: changed.place.distanceUnit,
        timeZone: timeZone === undefined ? user.timeZone : timeZone,
        hasTools: hasTools ?? user.hasTools,
      };
    });
  };

  mount(updateMe, async ({ body }, { user }) => me(await update(user, body)));
};
