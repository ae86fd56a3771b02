import type { Transaction } from '@wrenchwise/database/database';
import type { DistanceUnit } from '@wrenchwise/domain/preferences';
import type { PriceSettings } from '@wrenchwise/domain/pricing';
import { eq, sql } from 'drizzle-orm';

import { users } from '../../../db/schema/accounts.ts';
import { toPriceSettings } from '../identity/users.repository.ts';

/** What is named is changed, the rest stays. */
export interface ProfileChanges extends Partial<PriceSettings> {
  readonly name?: string;
  readonly distanceUnit?: DistanceUnit;
  readonly timeZone?: string | null;
  readonly hasTools?: boolean;
}

/** Undefined when the account was deleted meanwhile. */
export const updateProfile = async (
  tx: Transaction,
  userId: string,
  changes: ProfileChanges,
): Promise<{ name: string; prices: PriceSettings } | undefined> => {
  const [row] = await tx
    .update(users)
    .set({ ...changes, updatedAt: sql`app_now()` })
    .where(eq(users.id, userId))
    .returning({
      name: users.name,
      priceRegion: users.priceRegion,
      labourCentsPerHour: users.labourCentsPerHour,
    });
  return row && { name: row.name, prices: toPriceSettings(row) };
};
