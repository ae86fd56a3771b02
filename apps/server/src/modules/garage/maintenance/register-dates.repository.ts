import { rowsOf, type UserDatabase } from '@wrenchwise/database/database';
import { RENEWAL_KINDS, RENEWAL_WORDS } from '@wrenchwise/rules/garage/renewals';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';

import { renewals } from '../renewals/renewals.tables.ts';
import { vehicles } from '../vehicles/vehicles.tables.ts';
import { vehicleName } from './vehicle-use.ts';

const kindWords = sql.join(
  RENEWAL_KINDS.map((kind) => sql`when ${kind}::text then ${RENEWAL_WORDS[kind]}::text`),
  sql` `,
);

/** The service items that stand for what a register says. */
export const REGISTER_ITEMS = { mot: 'mot', tax: 'vehicle-tax' } as const;

/**
 * 'Insurance with Hill Mutual'; of something else what it is called.
 *
 * @param row the name under which `renewals` is read
 */
export const renewalName = (row: SQL = sql`${renewals}`): SQL<string> => sql<string>`case
  when ${row}.kind = 'other' then coalesce(${row}.provider, 'Other')
  else (case ${row}.kind ${kindWords} end) || coalesce(' with ' || ${row}.provider, '') end`;

/** Of a car on the road, for which no open task of the item is, nor a day that its owner typed. */
export const isOwed = (item: (typeof REGISTER_ITEMS)[keyof typeof REGISTER_ITEMS]): SQL => sql`
  (${vehicles.taxStatus} is null or upper(${vehicles.taxStatus}) <> 'SORN')
  and not exists (select 1 from maintenance_schedules t where t.vehicle_id = ${vehicles.id}
    and t.service_item = ${item} and not t.completed and t.deleted_at is null)
  ${
    item === REGISTER_ITEMS.tax
      ? sql`and not exists (select 1 from renewals r where r.vehicle_id = ${vehicles.id}
    and r.kind = 'tax' and r.deleted_at is null)`
      : sql``
  }`;

const RegisterDate = z.object({
  /** Of the vehicle, or of what its owner recorded. */
  id: z.string(),
  vehicleId: z.string(),
  vehicle: z.string(),
  about: z.enum(['mot', 'tax', 'renewal']),
  /** What ends, of a renewal: 'Insurance with Hill Mutual'. */
  title: z.string().nullable(),
  /** YYYY-MM-DD. */
  date: z.string(),
  changedAt: z.string(),
});
export type RegisterDate = z.infer<typeof RegisterDate>;

/** No household has more. */
const MOST = 500;

/** When MOT, tax and what owners recorded run out, of the vehicles that the user may see. */
export const listRegisterDates = async (own: UserDatabase): Promise<RegisterDate[]> => {
  const dates = (about: keyof typeof REGISTER_ITEMS, column: SQL): SQL => sql`
    select ${vehicles.id} as id, ${vehicles.id} as "vehicleId", ${vehicleName} as vehicle, ${about}::text as about, null::text as title,
      ${column}::text as date, to_char(${vehicles.updatedAt} at time zone 'UTC',
        'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "changedAt"
    from ${vehicles}
    where ${vehicles.deletedAt} is null and ${vehicles.archivedOn} is null and ${column} is not null and ${isOwed(REGISTER_ITEMS[about])}`;
  const rows = await rowsOf(
    own,
    sql`${dates('mot', sql`${vehicles.motExpiryDate}`)} union all ${dates('tax', sql`${vehicles.taxDueDate}`)} union all
      select ${renewals.id}, ${vehicles.id}, ${vehicleName}, 'renewal', ${renewalName()}, ${renewals.dueOn}::text,
        to_char(${renewals.updatedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      from ${renewals} join ${vehicles} on ${vehicles.id} = ${renewals.vehicleId}
      where ${renewals.deletedAt} is null and ${vehicles.deletedAt} is null and ${vehicles.archivedOn} is null
      order by date, "vehicleId" limit ${sql.raw(String(MOST))}`,
  );
  return z.array(RegisterDate).parse(rows);
};
