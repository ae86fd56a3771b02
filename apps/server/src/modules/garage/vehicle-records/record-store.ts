import { MAX_VEHICLE_RECORDS } from '@wrenchwise/contract/endpoints/renewals';
import { rowsOf, type Transaction, type UserDatabase } from '@wrenchwise/database/database';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';

type Handle = UserDatabase | Transaction;

/** A column by its name in the database, and the type that a value is written as. */
type Column = readonly [name: string, type: 'text' | 'date' | 'integer' | 'boolean'];

/** One kind of record that belongs to a vehicle: a table with id, user_id, created_by, vehicle_id, times and deleted_at. */
export interface RecordKind<Shown, Written extends object> {
  readonly table: string;
  /** What a user writes. */
  readonly columns: Readonly<Record<keyof Written & string, Column>>;
  /** What is read besides, by its name in the answer. */
  readonly reads?: Readonly<Record<string, SQL>>;
  readonly shape: z.ZodType<Shown>;
  readonly order: SQL;
}

export interface RecordStore<Shown, Written> {
  /** Those of a vehicle, in the order of their kind. */
  readonly list: (own: Handle, vehicleId: string) => Promise<Shown[]>;
  readonly find: (
    own: Handle,
    id: string,
    options?: { deleted?: boolean },
  ) => Promise<Shown | undefined>;
  /** Undefined where there is one of this id, or the owner has as many as one may have. */
  readonly insert: (
    tx: Transaction,
    row: { id: string; ownerId: string; createdBy: string; vehicleId: string; written: Written },
  ) => Promise<Shown | undefined>;
  readonly change: (tx: Transaction, id: string, written: Written) => Promise<Shown>;
  readonly setDeleted: (tx: Transaction, id: string, isDeleted: boolean) => Promise<Shown>;
}

const ISO = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`);

/** Reads and writes one kind of record, under row-level security. */
export const createRecordStore = <Shown, Written extends object>({
  table: name,
  columns,
  reads = {},
  shape,
  order,
}: RecordKind<Shown, Written>): RecordStore<Shown, Written> => {
  const table = sql.identifier(name);
  const known = Object.entries<Column>(columns);
  const selected = sql.join(
    [
      sql`id, vehicle_id as "vehicleId", to_char(created_at at time zone 'UTC', ${ISO}) as "createdAt"`,
      ...known.map(([property, [column, type]]) =>
        type === 'date'
          ? sql`${sql.identifier(column)}::text as ${sql.identifier(property)}`
          : sql`${sql.identifier(column)} as ${sql.identifier(property)}`,
      ),
      ...Object.entries(reads).map(
        ([property, read]) => sql`${read} as ${sql.identifier(property)}`,
      ),
    ],
    sql`, `,
  );
  const valuesOf = (written: Written): SQL[] => {
    const values: ReadonlyMap<string, unknown> = new Map(Object.entries(written));
    return known.map(([property, [, type]]) => sql`${values.get(property)}::${sql.raw(type)}`);
  };
  const names = known.map(([, [column]]) => sql.identifier(column));
  const rows = async (own: Handle, statement: SQL): Promise<Shown[]> =>
    z.array(shape).parse(await rowsOf(own, statement));
  const one = async (tx: Transaction, statement: SQL): Promise<Shown> => {
    const [row] = await rows(tx, statement);
    if (row === undefined) throw new Error(`no row of ${name} was changed`);
    return row;
  };

  return {
    list: (own, vehicleId) =>
      rows(
        own,
        sql`select ${selected} from ${table} where vehicle_id = ${vehicleId} and deleted_at is null
          order by ${order}, id limit ${MAX_VEHICLE_RECORDS}`,
      ),
    find: async (own, id, { deleted = false } = {}) => {
      const state = deleted ? sql`is not null` : sql`is null`;
      const found = sql`select ${selected} from ${table} where id = ${id} and deleted_at ${state}`;
      return (await rows(own, found))[0];
    },
    insert: async (tx, { id, ownerId, createdBy, vehicleId, written }) => {
      const values = [
        sql`${id}::uuid, ${ownerId}::uuid, ${createdBy}::uuid, ${vehicleId}::uuid`,
        ...valuesOf(written),
      ];
      const all = [sql`id, user_id, created_by, vehicle_id`, ...names];
      const made = await rows(
        tx,
        sql`insert into ${table} (${sql.join(all, sql`, `)}) select ${sql.join(values, sql`, `)}
          where (select count(*) from ${table} where user_id = ${ownerId}::uuid) < ${MAX_VEHICLE_RECORDS}::integer
          on conflict (id) do nothing returning ${selected}`,
      );
      return made[0];
    },
    change: (tx, id, written) => {
      const values = valuesOf(written);
      const changes = names.map((column, at) => sql`${column} = ${values[at]}`);
      return one(
        tx,
        sql`update ${table} set ${sql.join(changes, sql`, `)}, updated_at = app_now()
          where id = ${id} returning ${selected}`,
      );
    },
    setDeleted: (tx, id, isDeleted) =>
      one(
        tx,
        sql`update ${table} set deleted_at = ${isDeleted ? sql`app_now()` : sql`null`},
          updated_at = app_now() where id = ${id} returning ${selected}`,
      ),
  };
};
