import { rowsOf, type UserDatabase } from '@wrenchwise/database/database';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';

import { vehicles } from '../vehicles/vehicles.tables.ts';
import { vehicleName } from './vehicle-use.ts';

/** The service items that stand for what a register says. */
export const REGISTER_ITEMS = { mot: 'mot', tax: 'vehicle-tax' } as const;

/** Of a car on the road, for which no open task of the item is. */
export const isOwed = (item: (typeof REGISTER_ITEMS)[keyof typeof REGISTER_ITEMS]): SQL => sql`
  (${vehicles.taxStatus} is null or upper(${vehicles.taxStatus}) <> 'SORN')
  and not exists (select 1 from maintenance_schedules t where t.vehicle_id = ${vehicles.id}
    and t.service_item = ${item} and not t.completed and t.deleted_at is null)`;

const RegisterDate = z.object({
  vehicleId: z.string(),
  vehicle: z.string(),
  about: z.enum(['mot', 'tax']),
  /** YYYY-MM-DD. */
  date: z.string(),
  changedAt: z.string(),
});
export type RegisterDate = z.infer<typeof RegisterDate>;

/** No household has more. */
const MOST = 500;

/** When MOT and tax run out, of the vehicles that the user may see. */
export const listRegisterDates = async (own: UserDatabase): Promise<RegisterDate[]> => {
  const dates = (about: keyof typeof REGISTER_ITEMS, column: SQL): SQL => sql`
    select ${vehicles.id} as "vehicleId", ${vehicleName} as vehicle, ${about}::text as about,
      ${column}::text as date, to_char(${vehicles.updatedAt} at time zone 'UTC',
        'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "changedAt"
    from ${vehicles}
    where ${vehicles.deletedAt} is null and ${column} is not null and ${isOwed(REGISTER_ITEMS[about])}`;
  const rows = await rowsOf(
    own,
    sql`${dates('mot', sql`${vehicles.motExpiryDate}`)} union all ${dates('tax', sql`${vehicles.taxDueDate}`)}
      order by date, "vehicleId" limit ${sql.raw(String(MOST))}`,
  );
  return z.array(RegisterDate).parse(rows);
};
