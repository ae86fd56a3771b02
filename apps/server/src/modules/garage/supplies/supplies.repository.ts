import { MAX_VEHICLE_RECORDS } from '@wrenchwise/contract/endpoints/renewals';
import { Supply } from '@wrenchwise/contract/endpoints/supplies';
import { rowsOf, type Transaction, type UserDatabase } from '@wrenchwise/database/database';
import type { NewSupply, SupplyUse } from '@wrenchwise/rules/garage/supplies';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';

import { supplies, supplyUses } from './supplies.tables.ts';

type Handle = UserDatabase | Transaction;

/** What jobs took, those of deleted entries left out. */
const used = sql`coalesce((select sum(u.amount) from supply_uses u
  where u.supply_id = s.id and u.deleted_at is null), 0)`;

const select = (where: SQL): SQL => sql`
  select s.id, s.name, s.unit, (s.stocked - ${used})::float8 as left, s.low_at::float8 as "lowAt",
    s.part_number as "partNumber", s.notes,
    (select count(*)::integer from supply_uses u where u.supply_id = s.id and u.deleted_at is null) as uses,
    to_char(s.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
  from supplies s where ${where}`;

const parse = async (own: Handle, statement: SQL): Promise<Supply[]> =>
  z.array(Supply).parse(await rowsOf(own, statement));

export const listSupplies = (own: Handle): Promise<Supply[]> =>
  parse(
    own,
    sql`${select(sql`s.deleted_at is null`)} order by lower(s.name), s.id limit ${MAX_VEHICLE_RECORDS}`,
  );

/** One that is there, or that was deleted. */
export const findSupply = async (
  own: Handle,
  id: string,
  { deleted = false }: { deleted?: boolean } = {},
): Promise<Supply | undefined> => {
  const state = deleted ? sql`is not null` : sql`is null`;
  return (await parse(own, select(sql`s.id = ${id} and s.deleted_at ${state}`)))[0];
};

/** Whether it is new: not where there is one of this id, or its owner has as many as one may have. */
export const insertSupply = async (
  tx: Transaction,
  { id, userId, written }: { id: string; userId: string; written: NewSupply },
): Promise<boolean> => {
  const { name, unit, left, lowAt, partNumber, notes } = written;
  const made = await rowsOf(
    tx,
    sql`insert into supplies (id, user_id, name, unit, stocked, low_at, part_number, notes)
      select ${id}::uuid, ${userId}::uuid, ${name}::text, ${unit}::text, ${left}::numeric, ${lowAt}::numeric,
        ${partNumber}::text, ${notes}::text
      where (select count(*) from supplies where user_id = ${userId}::uuid) < ${MAX_VEHICLE_RECORDS}::integer
      on conflict (id) do nothing returning id`,
  );
  return made.length > 0;
};

/** Replaces what is said; what was stocked follows from what is left. */
export const changeSupply = async (
  tx: Transaction,
  id: string,
  { left, ...written }: NewSupply,
): Promise<void> => {
  const stocked = sql`greatest(0, ${left}::numeric + coalesce((select sum(u.amount) from supply_uses u
    where u.supply_id = ${id}::uuid and u.deleted_at is null), 0))`;
  await tx
    .update(supplies)
    .set({ ...written, stocked, updatedAt: sql`app_now()` })
    .where(eq(supplies.id, id));
};

export const setSupplyDeleted = async (
  tx: Transaction,
  id: string,
  isDeleted: boolean,
): Promise<void> => {
  await tx
    .update(supplies)
    .set({ deletedAt: isDeleted ? sql`app_now()` : null, updatedAt: sql`app_now()` })
    .where(eq(supplies.id, id));
};

/** How many of these supplies the served user has on the shelf. */
export const countOnShelf = async (tx: Transaction, ids: readonly string[]): Promise<number> => {
  const rows = await tx
    .select({ id: supplies.id })
    .from(supplies)
    .where(and(inArray(supplies.id, [...ids]), isNull(supplies.deletedAt)));
  return rows.length;
};

/** Takes from the served user's shelf for a job, in place of what they took for it before. */
export const putUses = async (
  tx: Transaction,
  { userId, logEntryId, uses }: { userId: string; logEntryId: string; uses: readonly SupplyUse[] },
): Promise<void> => {
  await tx
    .delete(supplyUses)
    .where(and(eq(supplyUses.logEntryId, logEntryId), eq(supplyUses.userId, userId)));
  if (uses.length === 0) return;
  await tx.insert(supplyUses).values(uses.map((use) => ({ ...use, userId, logEntryId })));
};
