import type { Database, Transaction } from '@wrenchwise/database/database';
import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

export type ExportRow = Readonly<Record<string, unknown>>;

/** Some rows of a part, and where the next ones begin; undefined after the last. */
export interface ExportBatch {
  readonly rows: readonly ExportRow[];
  readonly next: readonly string[] | undefined;
}

/** One kind of personal data: a JSON file and a CSV file. */
export interface ExportPart {
  /** The files' name without its ending. */
  readonly name: string;
  /** Its description in the README. */
  readonly about: string;
  /** Its source tables. */
  readonly tables: readonly PgTable[];
  /** The columns of its order, by which a batch goes on after the one before. */
  readonly order: readonly PgColumn[];
  /**
   * A user's rows after those before, some at once, in a stable order. Each batch is a statement of its own:
   * what is written or deleted meanwhile moves no other row.
   */
  readonly read: (
    db: Database | Transaction,
    userId: string,
    after: readonly string[] | undefined,
  ) => Promise<ExportBatch>;
  /** The row for CSV, where it differs from the plain values. */
  readonly toSheetRow?: (row: ExportRow) => ExportRow;
}

/** A photo, document or recording with its key in the file store. */
export interface ExportFile {
  readonly id: string;
  /** Of what is written. */
  readonly contentType: string;
  readonly bytes: number;
  readonly storageKey: string;
  /** What is written of the stored bytes, where other programs cannot read those. */
  readonly toReadable?: (stored: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>;
}

/** What the modules give to the export of an account. */
export interface ExportSources {
  /** In the order in which the README names them. */
  readonly parts: readonly ExportPart[];
  /** A user's files, newest first. */
  readonly filesOf: (db: Database | Transaction, userId: string) => Promise<readonly ExportFile[]>;
}

type Columns = Record<string, PgColumn>;

const AT_ONCE = 500;

/** The columns of an order as text, to the microsecond, under names that no table has. */
const placeColumns = (order: readonly PgColumn[]): Record<string, SQL> =>
  Object.fromEntries(order.map((column, index) => [`place ${index}`, sql`${column}::text`]));

const isAfter = (order: readonly PgColumn[], place: readonly string[]): SQL => {
  const list = (items: readonly SQL[]) => sql.join([...items], sql`, `);
  const values = order.map(
    (column, index) => sql`${place[index]}::text::${sql.raw(column.getSQLType())}`,
  );
  return sql`(${list(order.map((column) => sql`${column}`))}) > (${list(values)})`;
};

/** All columns except the owner and those named. */
const columnsBut = (table: PgTable, hidden: readonly string[]): Columns =>
  Object.fromEntries(
    Object.entries<PgColumn>(getTableColumns(table)).filter(
      ([name]) => name !== 'userId' && !hidden.includes(name),
    ),
  );

/** A part of one table: every column except the hidden ones, or only the shown ones. */
export const tablePart = (options: {
  readonly name: string;
  readonly about: string;
  readonly table: PgTable;
  readonly owner: PgColumn;
  /** The order: never null, unique together. */
  readonly order: readonly PgColumn[];
  readonly hidden?: readonly string[];
  /** An allow-list, for tables with secrets. */
  readonly shown?: Columns;
  readonly toSheetRow?: (row: ExportRow) => ExportRow;
  /** Rows that are read, and written, at once: fewer where each is long. */
  readonly atOnce?: number;
}): ExportPart => {
  const { name, about, table, owner, order, hidden = [], toSheetRow, atOnce = AT_ONCE } = options;
  const columns = options.shown ?? columnsBut(table, hidden);
  return {
    name,
    about,
    tables: [table],
    order,
    read: async (db, userId, after) => {
      const rows: ExportRow[] = await db
        .select({ ...columns, ...placeColumns(order) })
        .from(table)
        .where(and(eq(owner, userId), after && isAfter(order, after)))
        .orderBy(...order.map((column) => asc(column)))
        .limit(atOnce);
      const last = rows.length < atOnce ? undefined : rows.at(-1);
      return {
        rows: rows.map((row) =>
          Object.fromEntries(Object.entries(row).filter(([key]) => !key.startsWith('place '))),
        ),
        next: last && order.map((_, index) => String(last[`place ${index}`])),
      };
    },
    ...(toSheetRow ? { toSheetRow } : {}),
  };
};
