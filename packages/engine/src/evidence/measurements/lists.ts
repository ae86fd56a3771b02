import type { Stretch } from '../hearsay.ts';
import type { RawValue } from './measured-value.ts';
import type { NameIndex } from './name-index.ts';
import { readAs } from './pairing.ts';
import { type Place, placesOf } from './places.ts';
import { scan, type Token } from './scan.ts';

/** Parameters that lists over cylinders and wheels give, and the unit of their heading. */
interface Subject {
  readonly ids: readonly string[];
  readonly unit?: string;
}

const LISTED: ReadonlySet<string> = new Set([
  'compression',
  'injector-correction',
  'leak-off',
  'misfire-count',
  'tread-depth',
  'tyre-pressure',
  'front-pad-thickness',
  'rear-pad-thickness',
  'pad-thickness',
]);

/** What a list is of by its units, where nothing names it. */
const BY_UNIT = {
  cylinder: ['compression', 'injector-correction', 'leak-off'],
  wheel: ['tread-depth', 'tyre-pressure'],
} as const;

const MAX_LINES = 400;
const MAX_LINE = 240;
const MAX_VALUES = 120;

/** Lines below a heading that it still names. */
const REACH = 3;

const NUMBER = String.raw`[-+]?\d{1,4}(?:[.,]\d{1,3})?`;
const VALUES = new RegExp(
  String.raw`^(?:\s{0,3}(?:[:=.)|,;]|[-](?=\s|\d{2}))){0,2}\s{0,24}(${NUMBER}(?:(?:\s{0,3}[/|]\s{0,3}|[ \t]{1,20})${NUMBER}){0,3})\s{0,14}`,
);
/** Words behind a figure by which it is another thing. */
const COUNTED =
  /^(?:weeks?|days?|months?|years?|times?|miles?|km\b|x\b|th\b|nd\b|st\b|rd\b|o['’]?clock)/i;

const numbersOf = (text: string): readonly string[] => text.split(/[/|\s]+/).filter(Boolean);

interface Line {
  readonly text: string;
  readonly start: number;
}

const linesOf = (text: string): readonly Line[] => {
  let start = 0;
  return text.split('\n', MAX_LINES).map((line) => {
    const from = start;
    start += line.length + 1;
    return { text: line, start: from };
  });
};

/** Columns of tyre tables. */
const DEPTHS = /\b(?:outer|outside|out|cent(?:re|er)|middle|mid|inner|inside|in)\b/gi;

const subjectOf = (index: NameIndex, tokens: readonly Token[]): Subject | undefined => {
  for (let at = 0; at < tokens.length; at += 1) {
    const mention = index.mentionAt(tokens, at);
    if (mention === undefined) continue;
    const ids = [mention.parameter.id, ...(mention.others ?? []).map((one) => one.parameter.id)];
    const listed = ids.filter((id) => LISTED.has(id));
    if (listed.length === 0) continue;
    const bracket = tokens.findIndex(({ text }) => '(['.includes(text));
    const declared = bracket < 0 ? undefined : index.unitAt(tokens, bracket + 1);
    const unit = Object.values(declared?.unit ?? {})[0];
    return { ids: listed, ...(unit === undefined ? {} : { unit }) };
  }
  return undefined;
};

const valueOf = (
  index: NameIndex,
  ids: readonly string[],
  written: string,
  unit: Token['text'] | undefined,
  declared: string | undefined,
): Omit<RawValue, 'row' | 'tags' | 'start' | 'end'> | undefined => {
  const value = Number(written.replace(',', '.'));
  const units = unit === undefined ? undefined : index.unitAt(scan(unit), 0)?.unit;
  const decimals = written.split(/[.,]/)[1]?.length ?? 0;
  const figure = {
    value,
    decimals,
    isSigned: /^[-+]/.test(written),
    first: 0,
    digits: 0,
    next: 1,
    ...(units === undefined ? {} : { unit: units }),
  };
  for (const id of ids) {
    const of = index.parameter(id);
    if (of === undefined) continue;
    const reading = readAs({ parameter: of, isSure: true }, figure, declared);
    if (reading !== undefined && reading !== 'impossible') return { of, ...reading };
  }
  return undefined;
};

/** The numbers behind each place of a line, with their unit. */
const figuresBehind = (index: NameIndex, text: string, places: readonly Place[]) =>
  places.map((place, at) => {
    const behind = text.slice(place.end, places[at + 1]?.start ?? text.length);
    const values = VALUES.exec(behind);
    if (values === null) return undefined;
    const rest = behind.slice(values[0].length);
    if (COUNTED.test(rest)) return undefined;
    const tokens = scan(rest.slice(0, 24));
    const found = index.unitAt(tokens, 0);
    const end = found === undefined ? undefined : tokens[found.next - 1]?.end;
    return {
      place,
      numbers: numbersOf(values[1] ?? ''),
      unit: end === undefined ? '' : rest.slice(0, end),
      at: values,
    };
  });

/** The entries of one line. */
const entriesOf = (
  index: NameIndex,
  { text, start }: Line,
  places: readonly Place[],
  subject: Subject | undefined,
  columns: readonly string[],
): readonly RawValue[] => {
  const units = figuresBehind(index, text, places);
  const last = units.findLast((one) => (one?.unit ?? '') !== '')?.unit;
  return units.flatMap((one): RawValue[] => {
    if (one === undefined) return [];
    const { place, numbers } = one;
    const unit = one.unit === '' ? last : one.unit;
    if (subject === undefined && unit === undefined && columns.length === 0) return [];
    // Two figures without a heading or a stroke between them are no list.
    if (numbers.length > 1 && columns.length < numbers.length && !/[/|]/.test(one.at[1] ?? '')) {
      return [];
    }
    const known = (subject?.ids ?? []).filter((id) => index.parameter(id) !== undefined);
    const ids = [
      ...(columns.length > 0 ? ['tread-depth'] : []),
      ...known,
      ...(unit === undefined ? [] : BY_UNIT[place.kind]),
    ];
    return numbers.flatMap((written, column): RawValue[] => {
      const value = valueOf(
        index,
        ids,
        written,
        unit,
        unit === undefined ? subject?.unit : undefined,
      );
      if (value === undefined) return [];
      const part =
        columns[column] ??
        (numbers.length === 2 && value.of.id === 'compression' && column === 1
          ? 'with oil'
          : undefined);
      const name = part === undefined ? place.name : `${place.name}, ${part}`;
      const from = start + place.start;
      const to =
        start +
        place.end +
        (one.unit === '' ? one.at[0].trimEnd().length : one.at[0].length + one.unit.length);
      return [{ ...value, place: name, row: [value.own], tags: new Set(), start: from, end: to }];
    });
  });
};

/** A row of a table whose columns are cylinders or wheels. */
const rowOf = (
  index: NameIndex,
  { text, start }: Line,
  places: readonly Place[],
): readonly RawValue[] => {
  const tokens = scan(text);
  const subject = subjectOf(index, tokens.slice(0, 12));
  const found = new RegExp(
    String.raw`((?:${NUMBER}[ \t|;/]{1,24}){${places.length - 1}}${NUMBER})\s{0,9}([^\s\d]{1,12})?\s{0,9}$`,
  ).exec(text);
  const kind = places[0]?.kind;
  if (found === null || kind === undefined) return [];
  const ids = subject?.ids ?? (found[2] === undefined ? [] : BY_UNIT[kind]);
  const numbers = (found[1] ?? '').split(/[ \t|;/]+/);
  return numbers.flatMap((written, at): RawValue[] => {
    const value = valueOf(index, ids, written, found[2], subject?.unit);
    const place = places[at]?.name;
    if (value === undefined || place === undefined) return [];
    const end = start + text.trimEnd().length;
    return [{ ...value, place, row: [value.own], tags: new Set(), start, end }];
  });
};

/** The values of a list, each with all of its row. */
const inRows = (block: readonly RawValue[]): readonly RawValue[] => {
  const rows = Map.groupBy(block, ({ of, place = '' }) => `${of.id} ${place.includes('with oil')}`);
  return [...rows.values()].flatMap((group) => {
    const row = group.map(({ own }) => own);
    return group.map((value) => ({ ...value, row }));
  });
};

/** Reads the figures that lists have for cylinders and wheels. Linear in the length of the text. */
export const createListReader =
  (index: NameIndex) =>
  (
    text: string,
  ): { readonly values: readonly RawValue[]; readonly stretches: readonly Stretch[] } => {
    const values: RawValue[] = [];
    const stretches: Stretch[] = [];
    let subject: Subject | undefined;
    let named = -1;
    let header: readonly Place[] = [];
    let columns: readonly string[] = [];
    let block: RawValue[] = [];
    const close = () => {
      values.push(...inRows(block));
      block = [];
    };
    for (const [at, line] of linesOf(text).entries()) {
      if (values.length + block.length > MAX_VALUES) break;
      if (line.text.length > MAX_LINE || line.text.trim() === '') continue;
      const places = placesOf(line.text);
      const inHeader = header.length > 1 ? rowOf(index, line, header) : [];
      const depths = line.text.match(DEPTHS) ?? [];
      const own =
        places.length === 0 &&
        header.length === 0 &&
        depths.length < 2 &&
        !/[\p{L}]/u.test(line.text)
          ? undefined
          : subjectOf(index, scan(line.text));
      if (own !== undefined) {
        if (own.ids[0] !== subject?.ids[0]) close();
        subject = own;
        named = at;
      } else if (at - named > REACH && named >= 0 && places.length === 0) {
        subject = undefined;
        close();
      }
      const entries =
        inHeader.length > 0 ? inHeader : entriesOf(index, line, places, subject, columns);
      const isList =
        inHeader.length > 0 ||
        entries.length > 1 ||
        (entries.length === 1 && line.text.slice(0, places[0]?.start ?? 0).trim().length < 24);
      if (isList && entries.length > 0) {
        named = at;
        block.push(...entries);
        const first = Math.min(...entries.map(({ start }) => start));
        const last = Math.max(...entries.map(({ end }) => end));
        stretches.push([first, last]);
        continue;
      }
      if (depths.length >= 2 && !/\d/.test(line.text)) {
        columns = depths.map((one) => one.toLowerCase());
      } else if (at - named > REACH) columns = [];
      header = places.length > 1 && entries.length === 0 ? places : header;
    }
    close();
    return { values, stretches };
  };
