import { describe, expect, test } from 'vitest';

import { distanceText } from './mileage.ts';
import { anomalyWords } from './mot-anomalies.ts';
import type { MotTest } from './mot-history.ts';
import { mileageSeries } from './mot-mileage.ts';

type Read = readonly [date: string, value: number, unit?: 'MI' | 'KM'];

const tests = (...reads: readonly Read[]): readonly MotTest[] =>
  reads.map(([completedDate, value, unit = 'MI']) => ({
    completedDate,
    testResult: 'PASSED',
    odometer: { value, unit },
    defects: [],
  }));

const anomaliesOf = (...reads: readonly Read[]) =>
  mileageSeries(tests(...reads)).anomalies.map(({ kind, date, likely }) => [kind, date, likely]);

describe('the mileage over the tests', () => {
  test('is in the order of the days and in miles, and says how much the car is driven', () => {
    const series = mileageSeries(
      tests(['2024-03-01', 60_000], ['2022-03-01', 40_000], ['2023-03-01', 80_467, 'KM']),
    );
    expect(series.points.map(({ miles }) => miles)).toEqual([40_000, 50_000, 60_000]);
    expect(series.anomalies).toEqual([]);
    expect(series.latest).toMatchObject({ date: '2024-03-01', miles: 60_000 });
    expect(series.milesPerYear).toBeCloseTo(10_000, -2);
  });

  test('leaves out tests without a reading, and takes the last of a day', () => {
    const unread: MotTest = { completedDate: '2023-03-01', testResult: 'PASSED', defects: [] };
    const series = mileageSeries([
      unread,
      ...tests(['2022-03-01', 0], ['2024-03-01', 50_000], ['2024-03-01', 50_002]),
    ]);
    expect(series.points.map(({ miles }) => miles)).toEqual([50_002]);
    expect(series.milesPerYear).toBe(undefined);
  });

  test('a clocked car: fewer miles than before, and those after agree', () => {
    const clocked: readonly Read[] = [
      ['2021-03-01', 88_000],
      ['2022-03-01', 104_500],
      ['2023-03-01', 61_200],
      ['2024-03-01', 70_400],
    ];
    expect(anomaliesOf(...clocked)).toEqual([['fall', '2023-03-01', undefined]]);
    const { anomalies, latest } = mileageSeries(tests(...clocked));
    expect(anomalies[0]?.explanation).toBe(
      '61,200 miles is 43,300 miles less than 104,500 miles on 1 March 2022. The odometer may have been turned back or replaced: ask for proof of its mileage.',
    );
    expect(latest?.miles).toBe(70_400);
  });

  test.each([
    ['a digit too few', 7210, 72_100],
    ['a digit too many', 721_000, 72_100],
    ['some other slip', 27_100, undefined],
  ])('a reading only that does not fit was mistyped: %s', (_, typed, likely) => {
    expect(
      anomaliesOf(['2022-03-01', 64_000], ['2023-03-01', typed], ['2024-03-01', 80_000]),
    ).toEqual([['slip', '2023-03-01', likely]]);
  });

  test('the last reading may be a slip as well, when a digit explains it', () => {
    expect(anomaliesOf(['2022-03-01', 64_000], ['2023-03-01', 7210])).toEqual([
      ['slip', '2023-03-01', 72_100],
    ]);
  });

  test.each([
    [
      'once',
      [
        ['2022-03-01', 60_000],
        ['2023-03-01', 106_000],
        ['2024-03-01', 72_000],
      ],
      ['2023-03-01'],
    ],
    [
      'from then on: an import whose kilometres are written down as miles',
      [
        ['2022-03-01', 96_000, 'KM'],
        ['2023-03-01', 108_000],
        ['2024-03-01', 119_000],
      ],
      ['2023-03-01', '2024-03-01'],
    ],
    [
      'miles written down as kilometres',
      [
        ['2022-03-01', 60_000],
        ['2023-03-01', 66_000, 'KM'],
      ],
      ['2023-03-01'],
    ],
  ] satisfies [string, Read[], string[]][])(
    'kilometres taken for miles, or the other way round: %s',
    (_, reads, dates) => {
      expect(anomaliesOf(...reads).map(([kind, date]) => [kind, date])).toEqual(
        dates.map((date) => ['unit', date]),
      );
    },
  );

  test('more miles than a car is driven, believed when the next reading agrees', () => {
    const series = mileageSeries(
      tests(['2022-03-01', 30_000], ['2022-06-01', 190_000], ['2023-06-01', 200_000]),
    );
    expect(series.anomalies.map(({ kind }) => kind)).toEqual(['jump']);
    expect(series.latest?.miles).toBe(200_000);
  });

  test('a taxi is no anomaly, nor is a car that is not used', () => {
    expect(
      anomaliesOf(
        ['2021-03-01', 50_000],
        ['2022-03-01', 100_000],
        ['2023-03-01', 100_000],
        ['2023-03-02', 99_990],
      ),
    ).toEqual([]);
  });
});

test.each([
  [
    'fall',
    61_200,
    '98,492 km is 69,685 km less than 168,176 km on March 1, 2022. The odometer may have been turned back or replaced: ask for proof of its mileage.',
  ],
  [
    'jump',
    250_000,
    '402,336 km is 234,160 km more than 168,176 km on March 1, 2022, more than a car is driven in 365 days.',
  ],
  [
    'unit',
    61_200,
    '98,492 km does not follow 168,176 km on March 1, 2022. Most likely kilometres and miles were mixed up, and it was 158,503 km.',
  ],
  [
    'slip',
    61_200,
    '98,492 km does not fit 168,176 km on March 1, 2022 and the readings after it. Most likely it was mistyped for 158,503 km.',
  ],
] as const)('a %s is explained in the unit and the dates of its reader', (kind, miles, words) => {
  const found = {
    kind,
    date: '2023-03-01',
    miles,
    before: { date: '2022-03-01', miles: 104_500 },
    likely: 98_489,
  };
  const canadian = {
    distance: (read: number) => distanceText(read, 'kilometres'),
    day: () => 'March 1, 2022',
  };
  expect(anomalyWords(found, canadian)).toBe(words);
});
