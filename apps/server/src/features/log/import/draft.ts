import type { LogCategory, LogKind } from '@wrenchwise/domain/garage/log-kinds';

import { columnName, type Section, type TableRow } from './read-table.ts';

/** A row of a file in our terms; amounts and days are still texts. */
export interface Draft {
  readonly line: number;
  readonly text: string;
  readonly kind: LogKind;
  readonly date: string;
  readonly odometer: string;
  readonly amount: string;
  readonly cost: string;
  /** Of a litre, gallon or kWh, where a file has no total. */
  readonly unitPrice: string;
  readonly isFull: boolean;
  readonly isAfterGap: boolean;
  readonly category: LogCategory | null;
  readonly currency: string;
  readonly title: string;
  readonly place: string;
  readonly notes: string;
  /** Why it can be no entry, whatever its cells say. */
  readonly refusal?: string;
}
/** The first of these columns of a row that says something; else an empty text. */
export const cell = ({ cells }: TableRow, ...names: readonly string[]): string =>
  names.map((name) => cells[name]).find((text) => text !== undefined && text !== '') ?? '';

/** Whether a section has all of these columns. */
export const has = ({ heads }: Section, ...names: readonly string[]): boolean => {
  const columns = new Set(heads.map(columnName));
  return names.every((name) => columns.has(name));
};

/** A row of which nothing is read yet. */
export const blank = ({ line, text }: TableRow, kind: LogKind): Draft => ({
  line,
  text,
  kind,
  date: '',
  odometer: '',
  amount: '',
  cost: '',
  unitPrice: '',
  isFull: true,
  isAfterGap: false,
  category: null,
  currency: '',
  title: '',
  place: '',
  notes: '',
});

const CATEGORY_WORDS: readonly (readonly [RegExp, LogCategory])[] = [
  [/tyre|tire/i, 'tyres'],
  [/insur/i, 'insurance'],
  [/tax|registration|mot\b|inspection/i, 'tax'],
  [/park/i, 'parking'],
  [/toll/i, 'toll'],
  [/wash|clean/i, 'cleaning'],
  [/loan|lease|financ|payment/i, 'finance'],
  [/fine|ticket/i, 'fine'],
  [/repair/i, 'repair'],
  [/service|maintenance|oil/i, 'service'],
  [/fuel/i, 'fuel'],
];

/** What a category of another product is in ours, by its words. */
export const categoryNamed = (name: string): LogCategory =>
  CATEGORY_WORDS.find(([words]) => words.test(name))?.[1] ?? 'other';

/** Work or other spending, by its category. */
export const kindNamed = (category: LogCategory): LogKind =>
  category === 'service' || category === 'repair' || category === 'tyres' ? 'service' : 'expense';

/** Notes with the tags and the extra fields of a row below them. */
export const withTags = (notes: string, row: TableRow): string => {
  const tags = cell(row, 'tags');
  const extras = Object.entries(row.cells)
    .filter(([name, text]) => name.startsWith('extrafield') && text !== '')
    .map(([name, text]) => `${name.slice('extrafield'.length)}: ${text}`);
  return [notes, tags === '' ? '' : `Tags: ${tags}`, ...extras]
    .filter((part) => part !== '')
    .join('\n');
};
