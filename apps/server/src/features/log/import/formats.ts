import type { ImportFormat, LubeLoggerRecords } from '@wrenchwise/domain/endpoints/log-imports';
import type { VolumeUnit } from '@wrenchwise/domain/garage/consumption';
import {
  LOG_CATEGORIES,
  LOG_KINDS,
  type LogCategory,
  type LogKind,
} from '@wrenchwise/domain/garage/log-kinds';

import { blank, categoryNamed, cell, type Draft, has, kindNamed, withTags } from './draft.ts';
import type { CsvFile, Section, TableRow } from './read-table.ts';
import { readFlag } from './read-values.ts';

/** What the columns of a file say about its units. */
export interface Hints {
  readonly distance: 'miles' | 'kilometres' | undefined;
  readonly volume: VolumeUnit | 'gallons' | undefined;
}

const LUBELOGGER: Readonly<Record<LubeLoggerRecords, (row: TableRow) => Draft>> = (() => {
  const common = (row: TableRow, kind: LogKind): Draft => {
    // LubeLogger writes 0 where no odometer was noted.
    const odometer = cell(row, 'odometer');
    return {
      ...blank(row, kind),
      date: cell(row, 'date'),
      odometer: kind !== 'odometer' && Number(odometer) === 0 ? '' : odometer,
      cost: cell(row, 'cost', 'totalcost', 'totalprice'),
      title: cell(row, 'description'),
      notes: withTags(cell(row, 'notes', 'note'), row),
    };
  };
  const work = (category: LogCategory) => (row: TableRow) => ({
    ...common(row, 'service'),
    category,
  });
  return {
    odometer: (row) => ({ ...common(row, 'odometer'), cost: '', title: '' }),
    fuel: (row) => {
      const filled = cell(row, 'isfilltofull', 'filledup');
      const partial = cell(row, 'partialfuelup', 'partialtank');
      return {
        ...common(row, 'fuel'),
        amount: cell(
          row,
          'fuelconsumed',
          'gallons',
          'liters',
          'litres',
          'consumption',
          'quantity',
          'qty',
        ),
        unitPrice: cell(row, 'price'),
        isFull: filled === '' ? !readFlag(partial) : readFlag(filled),
        isAfterGap: readFlag(cell(row, 'missedfuelup', 'missedfillup')),
      };
    },
    service: work('service'),
    repair: work('repair'),
    upgrade: work('other'),
    tax: (row) => ({ ...common(row, 'expense'), category: 'tax' as const }),
  };
})();

const lubeLoggerRecords = (section: Section): LubeLoggerRecords | undefined => {
  if (!has(section, 'date')) return undefined;
  const hasFuel = ['fuelconsumed', 'gallons', 'liters', 'litres', 'quantity', 'qty'];
  if (hasFuel.some((name) => has(section, name))) return 'fuel';
  if (has(section, 'description', 'cost', 'odometer')) return 'service';
  if (has(section, 'description', 'cost')) return 'tax';
  return has(section, 'odometer') ? 'odometer' : undefined;
};

const fuelly = (row: TableRow): Draft => ({
  ...blank(row, 'fuel'),
  date: cell(row, 'fuelupdate', 'date'),
  odometer: cell(row, 'odometer'),
  amount: cell(row, 'gallons', 'litres', 'liters'),
  unitPrice: cell(row, 'price'),
  isFull: !readFlag(cell(row, 'partialfuelup')),
  isAfterGap: readFlag(cell(row, 'missedfuelup')),
  place: cell(row, 'brand'),
  notes: withTags(cell(row, 'notes', 'note'), row),
});

const fuelio = ({ sections }: CsvFile): Draft[] => {
  const costTypes = new Map(
    sections
      .filter(({ name }) => name === 'costcategories')
      .flatMap(({ rows }) => rows.map((row) => [cell(row, 'costtypeid'), cell(row, 'name')])),
  );
  return sections.flatMap((section) => {
    if (section.name === 'log') {
      const isElectric = section.heads.some((head) => /kwh/i.test(head) && /^fuel/i.test(head));
      return section.rows.map((row) => ({
        ...blank(row, isElectric ? 'charge' : 'fuel'),
        date: cell(row, 'data', 'date'),
        odometer: cell(row, 'odo'),
        amount: cell(row, 'fuel'),
        cost: cell(row, 'price'),
        unitPrice: cell(row, 'volumeprice'),
        isFull: readFlag(cell(row, 'full')),
        isAfterGap: readFlag(cell(row, 'missed')),
        place: cell(row, 'city'),
        notes: cell(row, 'notes'),
      }));
    }
    if (section.name !== 'costs') return [];
    return section.rows.map((row) => {
      const category = categoryNamed(
        costTypes.get(cell(row, 'costtypeid')) ?? cell(row, 'costtitle'),
      );
      const odometer = cell(row, 'odo');
      const refusal = readFlag(cell(row, 'isincome'))
        ? 'Income is not kept in the log'
        : readFlag(cell(row, 'istemplate'))
          ? 'A planned expense is not kept in the log'
          : undefined;
      return {
        ...blank(row, kindNamed(category)),
        date: cell(row, 'date'),
        odometer: Number(odometer) === 0 ? '' : odometer,
        cost: cell(row, 'cost'),
        category,
        title: cell(row, 'costtitle'),
        notes: cell(row, 'notes'),
        ...(refusal === undefined ? {} : { refusal }),
      };
    });
  });
};

const DRIVVO_FUEL = new Set(['refuelling', 'refueling', 'refuel']);
const DRIVVO_SPENDING = new Set(['expense', 'expenses', 'service', 'services']);

const drivvo = ({ sections }: CsvFile): Draft[] =>
  sections.flatMap((section) => {
    const { name, rows } = section;
    if (DRIVVO_FUEL.has(name)) {
      return rows.map((row) => {
        const isElectric = /electric|kwh/i.test(cell(row, 'fuel'));
        return {
          ...blank(row, isElectric ? ('charge' as const) : ('fuel' as const)),
          date: cell(row, 'date'),
          odometer: cell(row, 'odometer'),
          amount: cell(row, 'volume', 'litres', 'liters', 'gallons', 'quantity'),
          cost: cell(row, 'totalcost', 'total'),
          unitPrice: cell(row, 'pricel', 'pricegal', 'price'),
          isFull: readFlag(cell(row, 'fulltank', 'full')),
          isAfterGap: readFlag(cell(row, 'missedrefuelling', 'forgotpreviousrefuelling')),
          place: cell(row, 'gasstation', 'place'),
          notes: cell(row, 'notes', 'note', 'observation'),
        };
      });
    }
    if (!DRIVVO_SPENDING.has(name)) return [];
    return rows.map((row) => {
      const title = cell(
        row,
        'expensetype',
        'typeofexpense',
        'servicetype',
        'typeofservice',
        'type',
      );
      const isWork = name.startsWith('service');
      const named = categoryNamed(title);
      const category = isWork && named === 'other' ? 'service' : named;
      return {
        ...blank(row, isWork ? 'service' : kindNamed(category)),
        date: cell(row, 'date'),
        odometer: cell(row, 'odometer'),
        cost: cell(row, 'totalcost', 'total', 'cost'),
        category,
        title: title === '' ? cell(row, 'reason') : title,
        place: cell(row, 'place'),
        notes: cell(row, 'notes', 'note', 'observation'),
      };
    });
  });

/** Our export puts an apostrophe before what a spreadsheet would run. */
const unguarded = (text: string): string => text.replace(/^'(?=[=+\-@\t\r＝＋－＠])/, '');

const ours = (row: TableRow): Draft => {
  const kind = LOG_KINDS.find((known) => known === cell(row, 'kind'));
  const category = cell(row, 'category');
  return {
    ...blank(row, kind ?? 'expense'),
    date: cell(row, 'date'),
    odometer: cell(row, 'odometermiles'),
    amount: cell(row, 'litres', 'kwh'),
    cost: cell(row, 'cost'),
    currency: cell(row, 'currency'),
    isFull: readFlag(cell(row, 'full')),
    isAfterGap: readFlag(cell(row, 'aftergap')),
    category: LOG_CATEGORIES.find((known) => known === category) ?? null,
    title: unguarded(cell(row, 'title')),
    place: unguarded(cell(row, 'place')),
    notes: unguarded(cell(row, 'notes')),
    ...(kind === undefined ? { refusal: 'This is no kind of entry' } : {}),
  };
};

/** Whose export a file is, by its sections and columns; undefined when it is nobody's that we know. */
export const formatOf = ({ sections }: CsvFile): ImportFormat | undefined => {
  const names = new Set(sections.map(({ name }) => name));
  if (names.has('log') && sections.some((section) => has(section, 'odo'))) return 'fuelio';
  const isDrivvo = [...names].some((name) => DRIVVO_FUEL.has(name) || DRIVVO_SPENDING.has(name));
  if (isDrivvo) return 'drivvo';
  const [first] = sections;
  if (!first) return undefined;
  if (has(first, 'kind', 'odometermiles')) return 'wrenchwise';
  if (has(first, 'fuelupdate')) return 'fuelly';
  return lubeLoggerRecords(first) === undefined ? undefined : 'lubelogger';
};

/** The rows of a file, and which records of LubeLogger they are; undefined where its columns are others. */
export const draftsOf = (
  file: CsvFile,
  format: ImportFormat,
  records: LubeLoggerRecords | undefined,
): { drafts: readonly Draft[]; records: LubeLoggerRecords | null } | undefined => {
  const found = formatOf(file);
  const rows = file.sections[0]?.rows ?? [];
  const first = file.sections[0];
  if (format === 'lubelogger') {
    const kind = records ?? (first && lubeLoggerRecords(first));
    if (!first || !kind || !has(first, 'date')) return undefined;
    return { drafts: rows.map(LUBELOGGER[kind]), records: kind };
  }
  if (found !== format) return undefined;
  const drafts = {
    fuelly: () => rows.map(fuelly),
    fuelio: () => fuelio(file),
    drivvo: () => drivvo(file),
    wrenchwise: () => rows.map(ours),
  }[format]();
  return { drafts, records: null };
};

/** The units that the columns name: 'Odo (km)', 'Fuel (us gallons)', 'litres'. */
export const hintsOf = ({ sections }: CsvFile): Hints => {
  const heads = sections.flatMap((section) => section.heads.map((head) => head.toLowerCase()));
  const some = (words: RegExp): boolean => heads.some((head) => words.test(head));
  const odometer = heads.filter((head) => head.startsWith('odo'));
  const distance =
    odometer.some((head) => /\(km\)|kilomet/.test(head)) || some(/^km$/)
      ? 'kilometres'
      : odometer.some((head) => /\(mi(les)?\)/.test(head)) || some(/^miles$/)
        ? 'miles'
        : undefined;
  const volume = some(/us gal/)
    ? 'gallons-us'
    : some(/uk gal|imp(erial)? gal/)
      ? 'gallons-uk'
      : some(/gallons?\b|\/ ?gal/)
        ? 'gallons'
        : some(/lit(re|er)s?\b|\/ ?l\b/)
          ? 'litres'
          : undefined;
  return { distance, volume };
};
