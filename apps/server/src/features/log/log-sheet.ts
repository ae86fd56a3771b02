import type { LogEntry } from '@wrenchwise/domain/endpoints/log';

import { toCsv } from '../accounts/export/sheet.ts';

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
export const logSheet = (entries: readonly LogEntry[]): string =>
  entries.length === 0
    ? `\uFEFF${SHEET_COLUMNS.join(',')}\r\n`
    : toCsv(entries.map(toRow), { head: true });
