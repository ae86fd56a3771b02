import type { Transaction } from '@wrenchwise/database/database';
import type { Place, PlaceSource } from '@wrenchwise/rules/place';
import type { DistanceUnit } from '@wrenchwise/rules/preferences';
import type { PriceSettings } from '@wrenchwise/rules/pricing';
import { eq, sql } from 'drizzle-orm';

import { users } from '../../../../platform/db/users.tables.ts';
import { PLACE_COLUMNS, toPlace, toPriceSettings } from '../../identity/users.repository.ts';

/** What is named is changed, the rest stays. */
export interface ProfileChanges extends Partial<PriceSettings> {
  readonly name?: string;
  readonly distanceUnit?: DistanceUnit;
  readonly timeZone?: string | null;
  readonly hasTools?: boolean;
  readonly country?: string;
  readonly placeSource?: PlaceSource;
}

/** Undefined when the account was deleted meanwhile. */
export const updateProfile = async (
  tx: Transaction,
  userId: string,
  changes: ProfileChanges,
): Promise<{ name: string; place: Place; prices: PriceSettings } | undefined> => {
  const [row] = await tx
    .update(users)
    .set({ ...changes, updatedAt: sql`app_now()` })
    .where(eq(users.id, userId))
    .returning({
      name: users.name,
      labourCentsPerHour: users.labourCentsPerHour,
      ...PLACE_COLUMNS,
    });
  return row && { name: row.name, place: toPlace(row), prices: toPriceSettings(row) };
};
