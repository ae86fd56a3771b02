import { IMPORT_MAX_COLUMNS, IMPORT_MAX_ROWS } from '@wrenchwise/rules/garage/log-import';
import { parse } from 'csv-parse/sync';

import { headName } from './head-name.ts';
import { ImportRefused } from './import-refused.ts';
import { isSectionTitle } from './section-names.ts';

/** A row of a file. */
export interface FileRow {
  /** In the file, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** A table of a file: all of it, or what follows a line such as '## Log'. */
export interface FileSection {
  /** As written, without its signs; empty where a file has no sections. */
  readonly name: string;
  /** The columns as written. */
  readonly heads: readonly string[];
  readonly rows: readonly FileRow[];
}

export interface ImportFile {
  readonly sections: readonly FileSection[];
  readonly delimiter: string;
}

const DELIMITERS = [',', ';', '\t'] as const;
const MAX_SECTIONS = 100;
/** Lines that only name a section. */
const MAX_MARKERS = 1000;
const MAX_RECORD_CHARACTERS = 100_000;
const MAX_CELL_CHARACTERS = 20_000;
/** Lines at the start among which the delimiter is looked for. */
const SNIFFED_CHARACTERS = 20_000;

const isMarker = (cell: string): boolean => /^"?\s*#{1,2}\s*\p{L}/u.test(cell);

/** The sign that divides the cells of most of the first lines; a comma where none does. */
const delimiterOf = (text: string): string => {
  const lines = text
    .slice(0, SNIFFED_CHARACTERS)
    .split(/\r\n|\n|\r/, 30)
    .filter((line) => line.trim() !== '' && !isMarker(line));
  const scores = DELIMITERS.map((sign) => {
    const counts = lines.map((line) => line.replaceAll(/"[^"]*"/g, '').split(sign).length - 1);
    return counts.filter((count) => count > 0).length * 1000 + Math.min(...counts, 999);
  });
  return DELIMITERS[scores.indexOf(Math.max(...scores))] ?? ',';
};

interface Building {
  name: string;
  heads: readonly string[];
  rows: FileRow[];
}

const hasOneCell = (cells: readonly string[]): boolean =>
  cells.filter((cell) => cell.trim() !== '').length === 1;

/** Gathers records into sections, and throws as soon as there are more than a file of a log has. */
const createGathering = () => {
  const sections: Building[] = [];
  let name = '';
  let awaitsHeads = true;
  let rows = 0;
  let markers = 0;
  return {
    sections,
    take: (cells: readonly string[], line: number): void => {
      if (cells.length > IMPORT_MAX_COLUMNS) throw new ImportRefused('log/import-unreadable');
      const [first = ''] = cells;
      if (hasOneCell(cells) && (isMarker(first) || isSectionTitle(first))) {
        markers += 1;
        if (markers > MAX_MARKERS) throw new ImportRefused('log/import-too-large');
        name = first
          .replaceAll(/^[#\s]+|[\s:]+$/g, '')
          .slice(0, 200)
          .toWellFormed();
        awaitsHeads = true;
        return;
      }
      if (awaitsHeads) {
        // A line above the table, such as the name of the program, is none of its heads.
        if (hasOneCell(cells) && sections.length === 0 && line < 10) return;
        sections.push({ name, heads: cells, rows: [] });
        if (sections.length > MAX_SECTIONS) throw new ImportRefused('log/import-too-large');
        const isTable = cells.filter((cell) => headName(cell) !== '').length >= 2;
        if (!isTable && sections.length === 1) {
          throw new ImportRefused('log/import-unreadable');
        }
        awaitsHeads = false;
        return;
      }
      rows += 1;
      if (rows > IMPORT_MAX_ROWS) throw new ImportRefused('log/import-too-large');
      sections.at(-1)?.rows.push({ line, cells });
    },
  };
};

/**
 * Divides CSV with commas, semicolons or tabs into tables. It stops at the first record beyond the limits of
 * rows, columns and length, so that a file made to fill the memory is refused at once.
 *
 * @throws ImportRefused for what is no table, or too large.
 */
export const splitSections = (text: string): ImportFile => {
  if (text.trim() === '') throw new ImportRefused('log/import-unreadable');
  const delimiter = delimiterOf(text);
  const gathering = createGathering();
  try {
    parse(text, {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      max_record_size: MAX_RECORD_CHARACTERS,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      on_record: (record: readonly string[], { lines }) => {
        const cells = record.map((cell) =>
          cell.trim().slice(0, MAX_CELL_CHARACTERS).toWellFormed(),
        );
        if (cells.some((cell) => cell !== '')) gathering.take(cells, lines);
        return null;
      },
    });
  } catch (error) {
    throw error instanceof ImportRefused ? error : new ImportRefused('log/import-unreadable');
  }
  if (gathering.sections.length === 0) throw new ImportRefused('log/import-unreadable');
  return { sections: gathering.sections, delimiter };
};
