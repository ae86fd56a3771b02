import { eq, sql } from 'drizzle-orm';

import type { Transaction } from '../../db/connect.ts';
import { knownDevices } from '../../db/schema/accounts.ts';

/** Notes that a device was used. Says whether it is a new one beside others that are known. */
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
