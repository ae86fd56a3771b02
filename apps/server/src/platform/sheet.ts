import { stringify } from 'csv-stringify/sync';

import type { ExportRow } from './export-part.ts';

/** A value as a cell: lists joined, dates in ISO 8601, nested values as JSON. */
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
 * Rows as CSV (RFC 4180). The head starts with a byte order mark, by which Excel recognises UTF-8.
 * A text that a spreadsheet would run as a formula is prefixed with an apostrophe (CSV injection).
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
    // Quoted explicitly: a second line could begin with a formula.
    quote_record_delimiter: true,
  });
};
