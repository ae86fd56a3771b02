import type { LogEntry } from '@wrenchwise/contract/endpoints/log';

import { toCsv } from '../../../platform/sheet.ts';

/** The columns of our own CSV, by which an import recognises it. In miles, litres, kWh and units of money. */
export const SHEET_COLUMNS = [
  'date',
  'kind',
  'odometer_miles',
  'litres',
  'kwh',
  'full',
  'after_gap',
  'cost',
  'currency',
  'category',
  'title',
  'place',
  'notes',
  'fuel_kind',
] as const;

type SheetRow = Readonly<Record<(typeof SHEET_COLUMNS)[number], unknown>>;

const toRow = (entry: LogEntry): SheetRow => ({
  date: entry.date,
  kind: entry.kind,
  odometer_miles: entry.odometer,
  litres: entry.litres,
  kwh: entry.kwh,
  full: entry.isFull,
  after_gap: entry.isAfterGap,
  cost: entry.costCents === null ? null : (entry.costCents / 100).toFixed(2),
  currency: entry.currency,
  category: entry.category,
  title: entry.title,
  place: entry.place,
  notes: entry.notes,
  fuel_kind: entry.fuelKind,
});

/** Entries as CSV that a spreadsheet opens and `POST /api/vehicles/{id}/imports` reads back. */
export const logSheet = async (batches: AsyncIterable<readonly LogEntry[]>): Promise<Blob> => {
  const written: string[] = [];
  for await (const entries of batches) {
    written.push(toCsv(entries.map(toRow), { head: written.length === 0 }));
  }
  if (written.length === 0) written.push(`\uFEFF${SHEET_COLUMNS.join(',')}\r\n`);
  return new Blob(written, { type: 'text/csv' });
};
