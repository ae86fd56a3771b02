import type { Database, Transaction } from '@wrenchwise/database/database';
import { and, eq, sql } from 'drizzle-orm';

import { knownDevices } from '../accounts.tables.ts';

/** Records the use of a device. Answers whether it is a new one beside others. */
export const noteDevice = async (
  tx: Transaction,
  userId: string,
  deviceHash: string,
): Promise<{ isNewAmongOthers: boolean }> => {
  const known = await tx
    .select({ deviceHash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId));
  await tx
    .insert(knownDevices)
    .values({ userId, deviceHash })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.deviceHash],
      set: { lastSeenAt: sql`app_now()` },
    });
  const isKnown = known.some((device) => device.deviceHash === deviceHash);
  return { isNewAmongOthers: known.length > 0 && !isKnown };
};

/** Whether a user has signed in from a device before. */
export const isDeviceKnown = async (
  db: Database,
  userId: string,
  deviceHash: string,
): Promise<boolean> => {
  const rows = await db
    .select({ deviceHash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.deviceHash, deviceHash)));
  return rows.length > 0;
};

/** The hashes of the devices that a user has signed in from. */
export const listDevices = async (
  db: Database | Transaction,
  userId: string,
): Promise<readonly string[]> => {
  const rows = await db
    .select({ deviceHash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId));
  return rows.map(({ deviceHash }) => deviceHash);
};
