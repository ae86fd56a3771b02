import { parse } from 'csv-parse/sync';

/** A row by the names of its columns. */
export interface TableRow {
  /** In the file, from 1. */
  readonly line: number;
  /** As it stands there, cut to what a report shows. */
  readonly text: string;
  readonly cells: Readonly<Record<string, string>>;
}

export interface Section {
  /** 'log' of '## Log'; empty where a file has no sections. */
  readonly name: string;
  /** The columns as written. */
  readonly heads: readonly string[];
  readonly rows: readonly TableRow[];
}

export interface CsvFile {
  readonly sections: readonly Section[];
  /** A semicolon stands between cells, as where commas are decimals. */
  readonly commaDecimals: boolean;
}

/** A column's name without units, spaces and capitals: 'odometer' of 'Odometer (km)'. */
export const columnName = (head: string): string =>
  head
    .replaceAll(/\(.*?\)/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');

const decode = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

const DELIMITERS = [',', ';', '\t'] as const;

const delimiterOf = (text: string): string => {
  const heads = text
    .split(/\r?\n/, 40)
    .filter((row) => row.trim() !== '' && !row.replace(/^"/, '').startsWith('##'))
    .slice(0, 1);
  const counts = DELIMITERS.map((sign) => (heads[0] ?? '').split(sign).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
};

const TEXT_SHOWN = 200;

interface Parsed {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/**
 * Reads CSV with commas, semicolons or tabs, in UTF-8 or Windows-1252, of one table or of sections that
 * begin with '## Name'. Undefined for what is not CSV.
 */
export const readTable = (bytes: Uint8Array): CsvFile | undefined => {
  const text = decode(bytes).replace(/^\uFEFF/, '');
  if (text.includes('\0') || text.trim() === '') return undefined;
  const delimiter = delimiterOf(text);
  let records: readonly Parsed[];
  try {
    records = parse(text, {
      delimiter,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    }) as unknown as readonly Parsed[]; // what `info` makes of the records, which the types leave out
  } catch {
    return undefined;
  }
  const sections: { name: string; heads: readonly string[]; rows: TableRow[] }[] = [];
  let awaitsHeads = true;
  let name = '';
  for (const { record, info } of records) {
    const [first = ''] = record;
    if (first.trim().startsWith('##')) {
      name = columnName(first);
      awaitsHeads = true;
    } else if (awaitsHeads) {
      sections.push({ name, heads: record, rows: [] });
      awaitsHeads = false;
    } else if (record.some((cell) => cell.trim() !== '')) {
      const section = sections.at(-1);
      const names = section?.heads.map(columnName) ?? [];
      section?.rows.push({
        line: info.lines,
        text: record.join(delimiter).slice(0, TEXT_SHOWN),
        cells: Object.fromEntries(record.map((cell, index) => [names[index] ?? '', cell.trim()])),
      });
    }
  }
  return { sections, commaDecimals: delimiter === ';' };
};
