import { QUANTITIES } from '@wrenchwise/knowledge/parameters/units';

import type { Stretch } from '../hearsay.ts';
import type { Figure } from './figures.ts';
import type { RawValue } from './measured-value.ts';
import type { NameIndex } from './name-index.ts';
import { readAs } from './pairing.ts';
import { scan } from './scan.ts';
import { tagOfSample } from './when-measured.ts';

/** A column of a recording whose heading names a parameter. */
interface Column {
  readonly at: number;
  readonly of: RawValue['of'];
  readonly unit: string;
  readonly start: number;
  readonly end: number;
}

interface Line {
  readonly text: string;
  readonly start: number;
}

const DELIMITERS = ['\t', ';', '|', ','] as const;
/** What orders the rows of a recording, and is no reading of the car. */
const ORDERS_ROWS =
  /^(?:(?:date|time|timestamp|device time|gps time|seconds?|secs?|s|ms|elapsed\w*|frame|row|no\.?|nr\.?|#|index|sample|id|lat\w*|lon\w*|altitude|bearing|gps .*)\b.*)?$/i;

const MAX_LINES = 3_000;
const MAX_CELLS = 60;

/** Columns of headings that name parameters, at least. */
const MIN_COLUMNS = 2;

const linesOf = (text: string): readonly Line[] => {
  let start = 0;
  return text.split('\n', MAX_LINES).map((line) => {
    const from = start;
    start += line.length + 1;
    return { text: line, start: from };
  });
};

const unquoted = (cell: string): string => cell.replace(/^[\s"']+|[\s"'\r]+$/g, '');

const columnsOf = (
  { text, start }: Line,
  delimiter: string,
  index: NameIndex,
): readonly Column[] => {
  let offset = start;
  return text.split(delimiter, MAX_CELLS).flatMap((cell, at): Column[] => {
    const from = offset;
    offset += cell.length + delimiter.length;
    if (cell.length > 80) return [];
    const tokens = scan(unquoted(cell));
    const mention = index.mentionAt(tokens, 0);
    if (mention?.isSure !== true) return [];
    const { parameter } = mention;
    // Behind the name there is only its unit.
    // 'Voltage (Control Module)(V)'
    const closed = ')]'.includes(tokens[mention.last + 1]?.text ?? ' ') ? 1 : 0;
    const bracket = tokens[mention.last + 1 + closed];
    const unit =
      bracket === undefined ? undefined : index.unitAt(tokens, mention.last + 2 + closed);
    if (bracket !== undefined && !'([/'.includes(bracket.text)) return [];
    return [
      {
        at,
        of: parameter,
        unit: unit?.unit[parameter.quantity] ?? QUANTITIES[parameter.quantity][0].shown,
        start: from,
        end: from + cell.length,
      },
    ];
  });
};

const NUMBER = /^[-+]?\d{1,7}(?:[.,]\d{1,9})?$/;

const numberOf = (cell: string | undefined): number | undefined => {
  const plain = unquoted(cell ?? '');
  return NUMBER.test(plain) ? Number(plain.replace(',', '.')) : undefined;
};

/** A cell as a figure: '27.480' may be one of thousands. */
const figureOf = (cell: string | undefined): Figure | undefined => {
  const value = numberOf(cell);
  if (value === undefined) return undefined;
  const grouped = /^([1-9]\d{0,2})[.,](\d{3})$/.exec(unquoted(cell ?? ''));
  const otherwise = grouped === null ? {} : { otherwise: Number(`${grouped[1]}${grouped[2]}`) };
  return { value, ...otherwise, decimals: 0, isSigned: false, first: 0, digits: 0, next: 1 };
};

/** Headings over figures that name nothing known: they are listed, not lost. */
const unknownHeadings = (
  { text, start }: Line,
  firstRow: string,
  delimiter: string,
  columns: readonly Column[],
): readonly Stretch[] => {
  const known = new Set(columns.map(({ at }) => at));
  const cells = firstRow.split(delimiter, MAX_CELLS);
  let offset = start;
  return text.split(delimiter, MAX_CELLS).flatMap((heading, at): Stretch[] => {
    const from = offset;
    offset += heading.length + delimiter.length;
    const name = unquoted(heading);
    const isReading =
      !known.has(at) &&
      !ORDERS_ROWS.test(name) &&
      /\p{L}/u.test(name) &&
      numberOf(cells[at]) !== undefined;
    return isReading
      ? [[from + heading.indexOf(name), from + heading.indexOf(name) + name.length]]
      : [];
  });
};

/** The values of one row of a recording. */
const rowValues = (cells: readonly string[], columns: readonly Column[]): readonly RawValue[] => {
  const values = columns.flatMap(({ at, of, unit, start, end }): RawValue[] => {
    const figure = figureOf(cells[at]);
    if (figure === undefined) return [];
    const reading = readAs({ parameter: of, isSure: true }, figure, unit);
    if (reading === undefined || reading === 'impossible') return [];
    return [{ of, ...reading, row: [reading.own], tags: new Set(), start, end }];
  });
  const tag = tagOfSample((id) => values.find(({ of }) => of.id === id)?.own);
  return tag === undefined ? values : values.map((value) => ({ ...value, tags: new Set([tag]) }));
};

const countOf = (text: string, delimiter: string): number =>
  text.split(delimiter, MAX_CELLS).length - 1;

/** Recordings: a line of headings and lines of as many figures below. */
export const createTableReader =
  (index: NameIndex) =>
  (
    text: string,
  ): {
    readonly values: readonly RawValue[];
    readonly stretches: readonly Stretch[];
    /** Headings of columns that name nothing known. */
    readonly unknown: readonly Stretch[];
  } => {
    const values: RawValue[] = [];
    const stretches: Stretch[] = [];
    const unknown: Stretch[] = [];
    if (!text.includes('\n')) return { values, stretches, unknown };
    const lines = linesOf(text);
    for (let at = 0; at < lines.length - 1; at += 1) {
      const line = lines[at];
      const next = lines[at + 1];
      if (line === undefined || next === undefined || !/[\t;|,]/.test(line.text)) continue;
      const delimiter = DELIMITERS.find((one) => {
        const count = countOf(line.text, one);
        return count >= 1 && Math.abs(countOf(next.text, one) - count) <= 1;
      });
      if (delimiter === undefined) continue;
      const columns = columnsOf(line, delimiter, index);
      if (columns.length < MIN_COLUMNS) continue;
      let last = at;
      for (let row = at + 1; row < lines.length; row += 1) {
        const cells = lines[row]?.text.split(delimiter, MAX_CELLS) ?? [];
        if (columns.every((column) => numberOf(cells[column.at]) === undefined)) break;
        values.push(...rowValues(cells, columns));
        last = row;
      }
      if (last === at) continue;
      unknown.push(...unknownHeadings(line, next.text, delimiter, columns));
      const end = lines[last];
      stretches.push([line.start, (end?.start ?? line.start) + (end?.text.length ?? 0)]);
      at = last;
    }
    return { values, stretches, unknown };
  };
