import type { Transaction } from '@wrenchwise/database/database';
import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

export type ExportRow = Readonly<Record<string, unknown>>;

/** One kind of personal data: a JSON file and a CSV file. */
export interface ExportPart {
  /** The files' name without its ending. */
  readonly name: string;
  /** Its description in the README. */
  readonly about: string;
  /** Its source tables. */
  readonly tables: readonly PgTable[];
  /** A user's rows from `offset` on, at most `limit`, in a stable order. */
  readonly read: (
    tx: Transaction,
    userId: string,
    page: { limit: number; offset: number },
  ) => Promise<readonly ExportRow[]>;
  /** The row for CSV, where it differs from the plain values. */
  readonly toSheetRow?: (row: ExportRow) => ExportRow;
}

type Columns = Record<string, PgColumn>;

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
  /** The order; unique together. */
  readonly order: readonly PgColumn[];
  readonly hidden?: readonly string[];
  /** An allow-list, for tables with secrets. */
  readonly shown?: Columns;
  readonly toSheetRow?: (row: ExportRow) => ExportRow;
}): ExportPart => {
  const { name, about, table, owner, order, hidden = [], toSheetRow } = options;
  const columns = options.shown ?? columnsBut(table, hidden);
  return {
    name,
    about,
    tables: [table],
    read: (tx, userId, { limit, offset }) =>
      tx
        .select(columns)
        .from(table)
        .where(eq(owner, userId))
        .orderBy(...order.map((column) => asc(column)))
        .limit(limit)
        .offset(offset),
    ...(toSheetRow ? { toSheetRow } : {}),
  };
};
