import type { ImportMapping } from '@wrenchwise/contract/endpoints/log-import-mapping';
import { describe, expect, test } from 'vitest';

import { ImportRefused } from './import-refused.ts';
import { readFile, type ReadFile } from './read-file.ts';
import type { Defaults } from './settings.ts';

const UK: Defaults = {
  distance: 'miles',
  volume: 'litres',
  currency: 'GBP',
  dateOrder: 'dmy',
  dateLocale: 'en-GB',
  today: '2026-06-15',
};
const US: Defaults = {
  ...UK,
  volume: 'gallons-us',
  currency: 'USD',
  dateOrder: 'mdy',
  dateLocale: 'en-US',
};

type Options = Partial<{
  defaults: Defaults;
  fileName: string;
  confirmed: Pick<ImportMapping, 'program' | 'columns' | 'sections' | 'guesses'>;
  acceptFalling: boolean;
}>;

const readBytes = (bytes: Uint8Array, options: Options = {}): ReadFile =>
  readFile({
    bytes,
    fileName: options.fileName ?? 'log.csv',
    confirmed: options.confirmed,
    defaults: options.defaults ?? UK,
    groups: {},
    stored: {},
    acceptFalling: options.acceptFalling ?? false,
  });

const read = (lines: readonly string[], options?: Options): ReadFile =>
  readBytes(new TextEncoder().encode(lines.join('\n')), options);

const guess = ({ inspection }: ReadFile, what: string) => {
  const found = inspection.guesses.find((each) => each.what === what && each.of === undefined);
  return found && [found.value, found.sure];
};

/** What matters of entries, in short. */
const short = ({ entries }: ReadFile) =>
  entries.map(({ car, kind, date, odometer, litres, kwh, costCents, currency, title }) =>
    [
      car,
      kind,
      date,
      odometer === null ? null : Math.round(odometer),
      litres ?? kwh,
      costCents,
      currency,
      title,
    ].filter((part) => part !== null && part !== ''),
  );

describe('a sheet of nobody we know', () => {
  test('in German has its columns found by name, and its comma decimals by its cells', () => {
    const sheet = read([
      'Datum;Kilometerstand;Liter;Kosten',
      '03.02.2026;80.467,2;40,5;1.234,56 €',
      '17.02.2026;81.272;35,25;60,10 €',
    ]);
    expect(sheet.inspection.program).toBeUndefined();
    expect(sheet.inspection.rejected).toEqual([]);
    expect(short(sheet)).toEqual([
      ['fuel', '2026-02-03', 50_000, 40.5, 123_456, 'EUR'],
      ['fuel', '2026-02-17', 50_500, 35.25, 6010, 'EUR'],
    ]);
    expect(guess(sheet, 'dateOrder')).toEqual(['dmy', true]);
    expect([guess(sheet, 'currency'), guess(sheet, 'distance'), guess(sheet, 'volume')]).toEqual([
      ['EUR', true],
      ['kilometres', true],
      ['litres', true],
    ]);
  });
});

test('a price in pence is no pounds', () => {
  const pence = read(['Date,Mileage,Litres,Pence per litre', '15/02/2026,50000,40,150.2']);
  expect(short(pence)).toEqual([['fuel', '2026-02-15', 50_000, 40, 6008, 'GBP']]);
});

test('a slip of one row does not turn the dates of the others', () => {
  const dates = ['1/9/2026', '13/1/2026', '2/9/2026', '3/9/2026', '4/9/2026', '5/9/2026'];
  const rows = dates.map((date, index) => `${date},${50_000 + index * 100},40,60`);
  const file = read(['Date,Odometer,Gallons,Cost', ...rows], { defaults: US });
  expect(file.entries.map(({ date }) => date)).toEqual([
    '2026-01-09',
    '2026-02-09',
    '2026-03-09',
    '2026-04-09',
    '2026-05-09',
  ]);
  expect(file.inspection.rejected).toMatchObject([{ reason: 'This is no date: 13/1/2026' }]);
  expect(guess(file, 'dateOrder')).toEqual(['mdy', false]);
});

test('a dotted date is day-first for whoever reads it', () => {
  const file = read(['Date,Odometer,Gallons,Cost', '01.09.2025,50000,10,35'], { defaults: US });
  expect(file.entries[0]?.date).toBe('2025-09-01');
});

test('days that follow the odometer say which number is the month', () => {
  const rows = ['3/1/2026,50000', '2/2/2026,50400', '1/3/2026,50800', '3/4/2026,51200'];
  const file = read(['Date,Odometer', ...rows], { defaults: US });
  expect(file.entries.map(({ date }) => date)).toEqual([
    '2026-01-03',
    '2026-02-02',
    '2026-03-01',
    '2026-04-03',
  ]);
  expect(guess(file, 'dateOrder')).toEqual(['dmy', false]);
});

describe('refused quickly is', () => {
  test.each([
    ['one cell a line', 'a\n'.repeat(2_400_000)],
    ['an empty column a line', 'a,\n'.repeat(1_600_000)],
    ['one line of cells', `${'a,'.repeat(2_400_000)}\n`],
    ['nothing but sections', '## a\n'.repeat(900_000)],
    ['a cell that never ends', `a,b\n"${'x'.repeat(4_800_000)}`],
    ['more rows than any log', `Date,Odometer\n${'2026-01-01,1\n'.repeat(400_000)}`],
  ])('%s', (_, text) => {
    const bytes = new TextEncoder().encode(text);
    const began = performance.now();
    expect(() => readBytes(bytes)).toThrow(ImportRefused);
    expect(performance.now() - began).toBeLessThan(5000);
  });
});

test('US defaults hold where a file says nothing', () => {
  expect(
    guess(
      read(['Date,Odometer,Gallons,Cost', '01/02/2026,50000,10,35'], { defaults: US }),
      'dateOrder',
    ),
  ).toEqual(['mdy', false]);
});
