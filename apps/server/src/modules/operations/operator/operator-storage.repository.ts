import { type Database, rowsOf } from '@wrenchwise/database/database';
import { sql } from 'drizzle-orm';

/** What takes room, in bytes. */
export interface StorageFacts {
  readonly databaseBytes: number;
  readonly files: number;
  readonly fileBytes: number;
  /** Deleted, and to be erased within a week. */
  readonly deletedFiles: number;
  readonly deletedFileBytes: number;
  /** The largest ones. */
  readonly tables: readonly { readonly table: string; readonly bytes: number }[];
  /** Those with most bytes in files. */
  readonly users: readonly {
    readonly email: string;
    readonly files: number;
    readonly bytes: number;
  }[];
}

const SHOWN = 10;

export const readStorage = async (db: Database): Promise<StorageFacts> => {
  const [sums] = await rowsOf(
    db,
    sql`select pg_database_size(current_database())::float8 as database_bytes,
        count(*) filter (where deleted_at is null)::int as files,
        coalesce(sum(bytes) filter (where deleted_at is null), 0)::float8 as file_bytes,
        count(*) filter (where deleted_at is not null)::int as deleted_files,
        coalesce(sum(bytes) filter (where deleted_at is not null), 0)::float8 as deleted_bytes
      from files`,
  );
  const tables = await rowsOf(
    db,
    sql`select c.relname as name, pg_total_relation_size(c.oid)::float8 as bytes from pg_class c
      where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
      order by bytes desc, name limit ${SHOWN}`,
  );
  const users = await rowsOf(
    db,
    sql`select u.email, count(*)::int as files, sum(f.bytes)::float8 as bytes
      from files f join users u on u.id = f.user_id where f.deleted_at is null
      group by u.id order by bytes desc limit ${SHOWN}`,
  );
  return {
    databaseBytes: Number(sums?.['database_bytes']),
    files: Number(sums?.['files']),
    fileBytes: Number(sums?.['file_bytes']),
    deletedFiles: Number(sums?.['deleted_files']),
    deletedFileBytes: Number(sums?.['deleted_bytes']),
    tables: tables.map(({ name, bytes }) => ({ table: String(name), bytes: Number(bytes) })),
    users: users.map((row) => ({
      email: String(row['email']),
      files: Number(row['files']),
      bytes: Number(row['bytes']),
    })),
  };
};
