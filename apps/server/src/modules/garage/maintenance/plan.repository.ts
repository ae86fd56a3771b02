import type { MaintenanceTemplate } from '@wrenchwise/contract/endpoints/maintenance-plan';
import type { UserDatabase } from '@wrenchwise/database/database';
import { TemplateItem } from '@wrenchwise/rules/garage/template-item';
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';

import { logEntries } from '../log/log.tables.ts';
import { vehicles } from '../vehicles/vehicles.tables.ts';
import { maintenanceSchedules, maintenanceTemplates } from './maintenance.tables.ts';
import { carsOf } from './vehicle-use.ts';

/** What a schedule is worked out from; undefined when the user may not see the vehicle. */
export const findScheduledVehicle = async (own: UserDatabase, vehicleId: string) => {
  const cars = carsOf(own);
  const [row] = await own
    .select({ vehicle: vehicles, milesPerYear: cars.milesPerYear })
    .from(vehicles)
    .innerJoin(cars, eq(cars.id, vehicles.id))
    .where(eq(vehicles.id, vehicleId));
  return row;
};

/** When which service item was done, by completed tasks. */
export const listServicesDone = async (
  own: UserDatabase,
  vehicleId: string,
): Promise<{ item: string; date: string; mileage: number | null }[]> => {
  const t = maintenanceSchedules;
  const rows = await own
    .select({
      item: t.serviceItem,
      date: sql<string>`coalesce(${logEntries.date}, (${t.completedAt} at time zone 'UTC')::date)::text`,
      mileage: logEntries.odometer,
    })
    .from(t)
    .leftJoin(logEntries, and(eq(logEntries.taskId, t.id), isNull(logEntries.deletedAt)))
    .where(
      and(
        eq(t.vehicleId, vehicleId),
        eq(t.completed, true),
        isNull(t.deletedAt),
        isNotNull(t.serviceItem),
        isNotNull(t.completedAt),
      ),
    );
  return rows.flatMap(({ item, date, mileage }) =>
    item === null ? [] : [{ item, date, mileage }],
  );
};

const toTemplate = (row: typeof maintenanceTemplates.$inferSelect): MaintenanceTemplate => ({
  id: row.id,
  name: row.name,
  items: z.array(TemplateItem).parse(row.items),
  createdAt: row.createdAt.toISOString(),
});

export const listTemplates = async (
  own: UserDatabase,
  userId: string,
  limit: number,
): Promise<MaintenanceTemplate[]> => {
  const rows = await own
    .select()
    .from(maintenanceTemplates)
    .where(eq(maintenanceTemplates.userId, userId))
    .orderBy(asc(maintenanceTemplates.name), asc(maintenanceTemplates.id))
    .limit(limit);
  return rows.map(toTemplate);
};

export const insertTemplate = async (
  own: UserDatabase,
  values: { userId: string; name: string; items: TemplateItem[] },
): Promise<MaintenanceTemplate> => {
  const [row] = await own.insert(maintenanceTemplates).values(values).returning();
  if (!row) throw new Error('the insert returned no row');
  return toTemplate(row);
};

export const deleteTemplate = async (own: UserDatabase, id: string): Promise<boolean> => {
  const rows = await own
    .delete(maintenanceTemplates)
    .where(eq(maintenanceTemplates.id, id))
    .returning({ id: maintenanceTemplates.id });
  return rows.length > 0;
};
