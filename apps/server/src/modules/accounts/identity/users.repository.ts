import type { Database, Transaction } from '@wrenchwise/database/database';
import { PRICE_REGION_IDS } from '@wrenchwise/knowledge/price-regions';
import { knownCountry, type Place, placeIn } from '@wrenchwise/rules/place';
import { PlaceSource } from '@wrenchwise/rules/place-fields';
import { DistanceUnit } from '@wrenchwise/rules/preferences';
import type { PriceSettings } from '@wrenchwise/rules/pricing';
import { and, eq, sql } from 'drizzle-orm';

import { users } from '../../../platform/db/users.tables.ts';
import type { AccountUser } from '../../../platform/http/context.ts';
import { accounts, profilePictures } from '../accounts.tables.ts';
import type { OutsideProviderId } from './outside-accounts.repository.ts';

export type Handle = Database | Transaction;

/**
 * Locks the user's row until `tx` ends. Every sign-in and every change of credentials does so first,
 * so that the second of two sees what the first did, and none deadlocks with another.
 */
export const lockUser = async (tx: Transaction, userId: string): Promise<void> => {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
};

/** Whether an account has this address. Addresses are stored and compared in lower case. */
export const isEmailTaken = async (db: Handle, email: string): Promise<boolean> => {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.email, email)).limit(1);
  return rows.length > 0;
};

/** Waits for whoever else is signing up with this address (an advisory lock), until `tx` ends. */
export const lockAddress = async (tx: Transaction, email: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sign-up:${email}`}, 0))`);
};

/** What `toPlace` reads. */
export const PLACE_COLUMNS = {
  distanceUnit: users.distanceUnit,
  country: users.country,
  placeSource: users.placeSource,
  priceRegion: users.priceRegion,
};

interface PlaceRow {
  readonly distanceUnit: string;
  readonly country: string;
  readonly placeSource: string;
  readonly priceRegion: string;
}

/** The stored price region, that of the country where its id is unknown. */
const priceRegionOf = ({ country, priceRegion }: Pick<PlaceRow, 'country' | 'priceRegion'>) =>
  PRICE_REGION_IDS.find((id) => id === priceRegion) ?? knownCountry(country).priceRegion;

export const toPlace = (row: PlaceRow): Place =>
  placeIn(row.country, {
    source: PlaceSource.catch('assumed').parse(row.placeSource),
    priceRegion: priceRegionOf(row),
    distanceUnit: DistanceUnit.catch('miles').parse(row.distanceUnit),
  });

/** What `toAccountUser` reads; `profilePictures` is joined for it. */
export const USER_COLUMNS = {
  id: users.id,
  email: users.email,
  name: users.name,
  emailVerified: users.emailVerified,
  createdAt: users.createdAt,
  timeZone: users.timeZone,
  ...PLACE_COLUMNS,
  pictureAt: profilePictures.updatedAt,
};

interface UserRow extends Omit<AccountUser, 'pictureUrl' | 'distanceUnit' | 'place'>, PlaceRow {
  readonly pictureAt: Date | null;
}

export const toAccountUser = (row: UserRow): AccountUser => ({
  id: row.id,
  email: row.email,
  name: row.name,
  emailVerified: row.emailVerified,
  createdAt: row.createdAt,
  timeZone: row.timeZone,
  distanceUnit: DistanceUnit.catch('miles').parse(row.distanceUnit),
  place: toPlace(row),
  // A new picture has a new address, so that browsers may cache the old one for ever.
  pictureUrl: row.pictureAt && `/api/me/picture?v=${row.pictureAt.getTime()}`,
});

/** A user’s price region and labour rate. */
export const toPriceSettings = (
  row: Pick<PlaceRow, 'country' | 'priceRegion'> & { readonly labourCentsPerHour: number | null },
): PriceSettings => ({
  priceRegion: priceRegionOf(row),
  labourCentsPerHour: row.labourCentsPerHour,
});

/** Sets an account's place at its making, as far as the request says where its user is. */
export const assumePlace = async (
  tx: Handle,
  userId: string,
  country: string | undefined,
): Promise<void> => {
  if (country === undefined) return;
  const { code, priceRegion, distanceUnit } = knownCountry(country);
  await tx
    .update(users)
    .set({ country: code, priceRegion, distanceUnit })
    .where(eq(users.id, userId));
};

export const findUser = async (db: Handle, userId: string): Promise<AccountUser | undefined> => {
  const [row] = await db
    .select(USER_COLUMNS)
    .from(users)
    .leftJoin(profilePictures, eq(profilePictures.userId, users.id))
    .where(eq(users.id, userId));
  return row && toAccountUser(row);
};

export const findByEmail = async (
  db: Handle,
  email: string,
): Promise<{ id: string; email: string; name: string; emailVerified: boolean } | undefined> => {
  const [row] = await db
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      emailVerified: users.emailVerified,
    })
    .from(users)
    .where(eq(users.email, email));
  return row;
};

/** What a sign-in is checked against. The hash is null for an account without a password. */
export const findCredential = async (
  db: Database,
  email: string,
): Promise<{ userId: string; emailVerified: boolean; hash: string | null } | undefined> => {
  const [row] = await db
    .select({ userId: users.id, emailVerified: users.emailVerified, hash: accounts.password })
    .from(users)
    .leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, 'credential')))
    .where(eq(users.email, email))
    .limit(1);
  return row;
};

/** Undefined for an account without a password. */
export const findPasswordHash = async (db: Handle, userId: string): Promise<string | undefined> => {
  const [row] = await db
    .select({ hash: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
    .limit(1);
  return row?.hash ?? undefined;
};

/** Stores another hash of the same password, unless the password was changed meanwhile. */
export const replaceHash = async (
  tx: Transaction,
  { userId, from, to }: { userId: string; from: string; to: string },
): Promise<void> => {
  await tx
    .update(accounts)
    .set({ password: to })
    .where(
      and(
        eq(accounts.userId, userId),
        eq(accounts.providerId, 'credential'),
        eq(accounts.password, from),
      ),
    );
};

/** The sign-in methods of a user. */
export const countSignInMethods = async (
  db: Handle,
  userId: string,
): Promise<{
  password: boolean;
  outside: Readonly<Record<OutsideProviderId, boolean>>;
  passkeys: number;
}> => {
  // Written out: in a select from one table, Drizzle leaves the tables' names off columns.
  const [row] = await db
    .select({
      password: sql<boolean>`exists (select 1 from accounts a where a.user_id = users.id and a.provider_id = 'credential' and a.password is not null)`,
      google: sql<boolean>`exists (select 1 from accounts a where a.user_id = users.id and a.provider_id = 'google')`,
      oidc: sql<boolean>`exists (select 1 from accounts a where a.user_id = users.id and a.provider_id = 'oidc')`,
      passkeys: sql<number>`(select count(*)::int from passkeys p where p.user_id = users.id)`,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!row) return { password: false, outside: { google: false, oidc: false }, passkeys: 0 };
  const { google, oidc, ...methods } = row;
  return { ...methods, outside: { google, oidc } };
};

/** Marks an address as verified: by a link that was mailed there, or for the demo's account. */
export const markEmailVerified = async (db: Handle, email: string): Promise<void> => {
  await db.update(users).set({ emailVerified: true }).where(eq(users.email, email));
};
