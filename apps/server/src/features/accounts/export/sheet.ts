import { stringify } from 'csv-stringify/sync';

import type { ExportRow } from './export-part.ts';

/** A value as one cell: lists joined, dates in ISO 8601, what is nested as JSON. */
const cellOf = (value: unknown): string | number | null => {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) {
    return value.join('; ');
  }
  return JSON.stringify(value);
};

/**
 * Rows as CSV (RFC 4180). With its head it begins with the mark by which Excel knows UTF-8. A text
 * that a spreadsheet would run as a formula gets an apostrophe before it.
 */
export const toCsv = (rows: readonly ExportRow[], { head }: { head: boolean }): string => {
  const cells = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, cellOf(value)])),
  );
  return stringify(cells, {
    header: head,
    bom: head,
    escape_formulas: true,
    record_delimiter: 'windows',
    // Not implied by it: the second line of a text would begin a row, and could be a formula.
    quote_record_delimiter: true,
  });
};
