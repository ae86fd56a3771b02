// A user's text may hold control characters (terminal escape sequences).
const plain = (text: string): string => text.replace(/[^\P{C}]/gu, ' ');

const shown = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '-';
  if (value instanceof Date) return value.toISOString().slice(0, 16).replace('T', ' ');
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return plain(text.replace(/^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d).*$/, '$1 $2'));
};

/** Rows as a table of a terminal: the columns of the first row, each as wide as it has to be. */
export const tableText = (rows: readonly Readonly<Record<string, unknown>>[]): string => {
  const [first] = rows;
  if (!first) return '  none\n';
  const columns = Object.keys(first);
  const cells = [columns, ...rows.map((row) => columns.map((column) => shown(row[column])))];
  const widths = columns.map((_, i) => Math.max(...cells.map((row) => row[i]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    `  ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ')}`.trimEnd();
  return `${cells.map(line).join('\n')}\n`;
};

/** A table under its heading. */
export const sectionText = (
  heading: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): string => `${heading}\n${tableText(rows)}`;
