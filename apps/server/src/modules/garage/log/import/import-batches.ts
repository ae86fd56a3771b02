import { categoryOf } from '@wrenchwise/rules/garage/log-kinds';

import type { RefusalCode } from './reading/import-refused.ts';
import type { FileRequest, ReadFile } from './reading/read-file.ts';
import type { ReadEntry, ReadTask } from './reading/to-entry.ts';

/** Rows of one log as the JSON that the database takes: the server's thread never unpacks them. */
export interface EntryBatch {
  readonly group: string;
  readonly count: number;
  /** An array of objects with the columns of `log_entries`. */
  readonly json: string;
}

export interface WorkerRequest extends FileRequest {
  readonly wantsRows: boolean;
}

export type WorkerAnswer =
  | {
      readonly inspection: ReadFile['inspection'];
      readonly duplicates: number;
      readonly batches: readonly EntryBatch[];
      readonly tasks: readonly (ReadTask & { readonly group: string })[];
      /** Entries and tasks. */
      readonly total: number;
    }
  | { readonly refused: RefusalCode };

/** Few enough that a statement is short also where the database is in the server's own process. */
const ROWS_OF_BATCH = 500;

const columnsOf = (entry: ReadEntry) => {
  const isFilling = entry.kind === 'fuel' || entry.kind === 'charge';
  return {
    kind: entry.kind,
    date: entry.date,
    odometer: entry.odometer,
    litres: entry.litres,
    kwh: entry.kwh,
    fuel_kind: entry.fuelKind,
    is_full: isFilling ? entry.isFull : null,
    is_after_gap: isFilling && entry.isAfterGap,
    cost_cents: entry.costCents,
    currency: entry.currency,
    category: categoryOf(entry.kind, entry.category),
    title: entry.title,
    place: entry.place,
    notes: entry.notes,
  };
};

/** The rows of each log in batches, oldest first. */
export const batchesOf = (
  entries: readonly ReadEntry[],
  groups: Readonly<Record<string, string>>,
): readonly EntryBatch[] => {
  const byGroup = Map.groupBy(entries, ({ car }) => groups[car] ?? car);
  return [...byGroup].flatMap(([group, own]) =>
    Array.from({ length: Math.ceil(own.length / ROWS_OF_BATCH) }, (_, index) => {
      const rows = own.slice(index * ROWS_OF_BATCH, (index + 1) * ROWS_OF_BATCH);
      return { group, count: rows.length, json: JSON.stringify(rows.map(columnsOf)) };
    }),
  );
};
