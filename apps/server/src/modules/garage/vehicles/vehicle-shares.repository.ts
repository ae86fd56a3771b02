import {
  SHARE_ROLES,
  type ShareRole,
  type VehicleShare,
} from '@wrenchwise/contract/endpoints/vehicle-shares';
import type { Database, Transaction } from '@wrenchwise/database/database';
import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm';

import { users } from '../../../platform/db/users.tables.ts';
import { vehicles, vehicleShares } from './vehicles.tables.ts';

const SHARE = {
  id: vehicleShares.id,
  email: vehicleShares.email,
  memberName: users.name,
  role: vehicleShares.role,
  createdAt: vehicleShares.createdAt,
  expiresAt: vehicleShares.expiresAt,
  acceptedAt: vehicleShares.acceptedAt,
};

type Row = Omit<typeof vehicleShares.$inferSelect, 'vehicleId' | 'userId' | 'memberId'> & {
  memberName: string | null;
};

const roleOf = (role: string): ShareRole => SHARE_ROLES.find((known) => known === role) ?? 'view';

const toShare = (row: Pick<Row, keyof typeof SHARE>): VehicleShare => ({
  id: row.id,
  email: row.email,
  memberName: row.memberName,
  role: roleOf(row.role),
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  acceptedAt: row.acceptedAt?.toISOString() ?? null,
});

/** The name of a vehicle's owner, by the owner role: users do not see each other's accounts. */
export const findOwnerName = async (db: Database, ownerId: string): Promise<string | null> => {
  const [row] = await db.select({ name: users.name }).from(users).where(eq(users.id, ownerId));
  return row?.name ?? null;
};

// Revoked ones stay as rows; an invitation that nobody accepted in time says nothing any more.
const isLive = and(
  isNull(vehicleShares.revokedAt),
  or(sql`${vehicleShares.acceptedAt} is not null`, sql`${vehicleShares.expiresAt} > app_now()`),
);

/**
 * The shares of a vehicle that a user may know of, by the owner role, since a member's name is another
 * user's: the owner's all, a member's own.
 */
export const listShares = async (
  db: Database | Transaction,
  { vehicleId, userId }: { vehicleId: string; userId: string },
): Promise<VehicleShare[]> => {
  const rows = await db
    .select(SHARE)
    .from(vehicleShares)
    .leftJoin(users, eq(users.id, vehicleShares.memberId))
    .where(
      and(
        eq(vehicleShares.vehicleId, vehicleId),
        isLive,
        or(eq(vehicleShares.userId, userId), eq(vehicleShares.memberId, userId)),
      ),
    )
    .orderBy(asc(vehicleShares.createdAt), asc(vehicleShares.id));
  return rows.map(toShare);
};

/** Holds a vehicle until the end of the transaction, so that of two invitations one comes first. */
export const lockVehicle = async (
  tx: Transaction,
  { vehicleId, ownerId }: { vehicleId: string; ownerId: string },
) => {
  const { id, make, model, year } = vehicles;
  const [row] = await tx
    .select({ id, make, model, year })
    .from(vehicles)
    .where(
      and(eq(vehicles.id, vehicleId), eq(vehicles.userId, ownerId), isNull(vehicles.deletedAt)),
    )
    .for('update');
  return row;
};

export const insertShare = async (
  tx: Transaction,
  values: {
    vehicleId: string;
    userId: string;
    email: string;
    role: ShareRole;
    tokenHash: string;
    expiresAt: Date;
  },
): Promise<VehicleShare> => {
  const [row] = await tx.insert(vehicleShares).values(values).returning();
  if (!row) throw new Error('the insert returned no row');
  return toShare({ ...row, memberName: null });
};

/** Changes the role of a share of the user's own vehicle; undefined when there is none. */
export const updateShareRole = async (
  db: Database,
  { id, ownerId, role }: { id: string; ownerId: string; role: ShareRole },
): Promise<{ readonly vehicleId: string } | undefined> => {
  const [row] = await db
    .update(vehicleShares)
    .set({ role })
    .where(and(eq(vehicleShares.id, id), eq(vehicleShares.userId, ownerId), isLive))
    .returning({ vehicleId: vehicleShares.vehicleId });
  return row;
};

/** Ends a share, for its owner or its member; false when the user is neither. */
export const revokeShare = async (
  db: Database,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> => {
  const rows = await db
    .update(vehicleShares)
    .set({ revokedAt: sql`app_now()`, tokenHash: null })
    .where(
      and(
        eq(vehicleShares.id, id),
        isNull(vehicleShares.revokedAt),
        or(eq(vehicleShares.userId, userId), eq(vehicleShares.memberId, userId)),
      ),
    )
    .returning({ id: vehicleShares.id });
  return rows.length > 0;
};

/** What an invitation's link offers; undefined once it is used, revoked or too old. */
export const findInvitation = async (db: Database | Transaction, tokenHash: string) => {
  const [row] = await db
    .select({
      id: vehicleShares.id,
      vehicleId: vehicles.id,
      ownerId: vehicleShares.userId,
      ownerName: users.name,
      email: vehicleShares.email,
      role: vehicleShares.role,
      make: vehicles.make,
      model: vehicles.model,
      year: vehicles.year,
    })
    .from(vehicleShares)
    .innerJoin(vehicles, eq(vehicles.id, vehicleShares.vehicleId))
    .innerJoin(users, eq(users.id, vehicleShares.userId))
    .where(
      and(
        eq(vehicleShares.tokenHash, tokenHash),
        isNull(vehicleShares.acceptedAt),
        isNull(vehicles.deletedAt),
        isLive,
      ),
    );
  return row && { ...row, role: roleOf(row.role) };
};

/**
 * Makes a user the member of a share; true as well where another request of theirs was faster, false
 * where the invitation has ended or is somebody else's.
 */
export const acceptShare = async (
  tx: Transaction,
  { id, vehicleId, memberId }: { id: string; vehicleId: string; memberId: string },
): Promise<boolean> => {
  // Held, so that of two acceptances one comes first, also of two invitations to one vehicle.
  await tx
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(eq(vehicles.id, vehicleId))
    .for('update');
  const rows = await tx
    .update(vehicleShares)
    .set({
      memberId,
      acceptedAt: sql`coalesce(${vehicleShares.acceptedAt}, app_now())`,
      tokenHash: null,
    })
    .where(
      and(
        eq(vehicleShares.id, id),
        isNull(vehicleShares.revokedAt),
        or(isNull(vehicleShares.acceptedAt), eq(vehicleShares.memberId, memberId)),
      ),
    )
    .returning({ id: vehicleShares.id });
  if (rows.length === 0) return false;
  // An earlier share of the same vehicle with the same member gives way to the newest.
  await tx
    .update(vehicleShares)
    .set({ revokedAt: sql`app_now()` })
    .where(
      and(
        ne(vehicleShares.id, id),
        eq(vehicleShares.vehicleId, vehicleId),
        eq(vehicleShares.memberId, memberId),
        isNull(vehicleShares.revokedAt),
      ),
    );
  return true;
};
