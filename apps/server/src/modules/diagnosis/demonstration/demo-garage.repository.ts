import type { Transaction } from '@wrenchwise/database/database';
import { eq } from 'drizzle-orm';

import { users } from '../../../platform/db/users.tables.ts';
import { logEntries } from '../../garage/log/log.tables.ts';
import { maintenanceSchedules } from '../../garage/maintenance/maintenance.tables.ts';
import { vehicles } from '../../garage/vehicles/vehicles.tables.ts';

/** Holds the account until the end of the transaction; whether it had vehicles ever. */
export const lockAndLook = async (
  tx: Transaction,
  email: string,
): Promise<{ userId: string; hasVehicles: boolean } | undefined> => {
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, email))
    .for('update');
  if (!user) return undefined;
  const [car] = await tx
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(eq(vehicles.userId, user.id))
    .limit(1);
  return { userId: user.id, hasVehicles: car !== undefined };
};

export const insertTasks = async (
  tx: Transaction,
  tasks: readonly (typeof maintenanceSchedules.$inferInsert)[],
): Promise<void> => {
  await tx.insert(maintenanceSchedules).values([...tasks]);
};

export const insertLogEntries = async (
  tx: Transaction,
  entries: readonly (typeof logEntries.$inferInsert)[],
): Promise<void> => {
  await tx.insert(logEntries).values([...entries]);
};
