import { type Place, placeIn } from '@wrenchwise/rules/place';
import { PlaceSource } from '@wrenchwise/rules/place-fields';
import { DistanceUnit } from '@wrenchwise/rules/preferences';
import { PriceRegion, type PriceSettings } from '@wrenchwise/rules/pricing';

import { users } from '../../../platform/db/users.tables.ts';

/** Who made a link, with how they read: what is behind it is worked out for them. */
export interface LinkOwner {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly timeZone: string | null;
  readonly distanceUnit: DistanceUnit;
  readonly place: Place;
  readonly prices: PriceSettings;
}

/** What a query that joins the owner selects of them. */
export const OWNER_COLUMNS = {
  userId: users.id,
  name: users.name,
  email: users.email,
  timeZone: users.timeZone,
  distanceUnit: users.distanceUnit,
  country: users.country,
  placeSource: users.placeSource,
  priceRegion: users.priceRegion,
  labourCentsPerHour: users.labourCentsPerHour,
};

type UserRow = typeof users.$inferSelect;
type OwnerRow = Pick<UserRow, keyof typeof OWNER_COLUMNS & keyof UserRow> & {
  readonly userId: string;
};

export const toOwner = (row: OwnerRow): LinkOwner => {
  const distanceUnit = DistanceUnit.catch('miles').parse(row.distanceUnit);
  const { data: priceRegion } = PriceRegion.safeParse(row.priceRegion);
  const place = placeIn(row.country, {
    source: PlaceSource.catch('assumed').parse(row.placeSource),
    distanceUnit,
    ...(priceRegion === undefined ? {} : { priceRegion }),
  });
  return {
    id: row.userId,
    name: row.name,
    email: row.email,
    timeZone: row.timeZone,
    distanceUnit,
    place,
    prices: { priceRegion: place.priceRegion, labourCentsPerHour: row.labourCentsPerHour },
  };
};
