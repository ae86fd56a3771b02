import type { Transaction } from '@wrenchwise/database/database';
import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

export type ExportRow = Readonly<Record<string, unknown>>;

/** One kind of personal data: a JSON file and a CSV file of the archive. */
export interface ExportPart {
  /** The files' name without its ending. */
  readonly name: string;
  /** What it holds, for the README. */
  readonly about: string;
  /** The tables that it is read from. */
  readonly tables: readonly PgTable[];
  /** The rows of a person from `offset` on, at most `limit` of them, always in the same order. */
  readonly read: (
    tx: Transaction,
    userId: string,
    page: { limit: number; offset: number },
  ) => Promise<readonly ExportRow[]>;
  /** The row as a spreadsheet shows it, where that is not simply its plain values. */
  readonly toSheetRow?: (row: ExportRow) => ExportRow;
}

type Columns = Record<string, PgColumn>;

/** All columns of a table but its owner and those named. */
const columnsBut = (table: PgTable, hidden: readonly string[]): Columns =>
  Object.fromEntries(
    Object.entries<PgColumn>(getTableColumns(table)).filter(
      ([name]) => name !== 'userId' && !hidden.includes(name),
    ),
  );

/** A part that is one table: every column but those that are hidden, or only those that are shown. */
export const tablePart = (options: {
  readonly name: string;
  readonly about: string;
  readonly table: PgTable;
  readonly owner: PgColumn;
  /** Ordered by these, which together are unique. */
  readonly order: readonly PgColumn[];
  readonly hidden?: readonly string[];
  /** For tables with secrets: what is not named does not leave. */
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
