import { array, assert, boolean, integer, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';

import { consumptionFigure, type Filling, stretchesOf } from './consumption.ts';
import { type CostParts, costsFrom, type MonthSum } from './costs.ts';

const filling = (
  date: string,
  odometer: number | null,
  changes: Partial<Filling> = {},
): Filling => ({
  id: date,
  kind: 'fuel',
  date,
  odometer,
  amount: 40,
  isFull: true,
  isAfterGap: false,
  ...changes,
});

const inShort = (fillings: readonly Filling[]) =>
  stretchesOf(fillings).map(({ id, miles, amount }) => [id, miles, amount]);

describe('consumption', () => {
  test('is worked out from one full tank to the next, partial fillings included', () => {
    expect(
      inShort([
        filling('2026-01-01', 1000),
        filling('2026-01-08', 1200, { isFull: false, amount: 10 }),
        filling('2026-01-15', 1400, { amount: 30 }),
      ]),
    ).toEqual([['2026-01-15', 400, 40]]);
  });

  test('does not reach over a filling that is missing, nor over an odometer that went back', () => {
    expect(
      inShort([
        filling('2026-01-01', 1000),
        filling('2026-01-08', 1400, { isAfterGap: true }),
        filling('2026-01-15', 1800),
        filling('2026-01-22', 900),
        filling('2026-01-29', 1300),
      ]),
    ).toEqual([
      ['2026-01-15', 400, 40],
      ['2026-01-29', 400, 40],
    ]);
  });

  test('counts a full tank without a reading towards the next', () => {
    expect(
      inShort([
        filling('2026-01-01', 1000),
        filling('2026-01-08', null),
        filling('2026-01-15', 1800),
      ]),
    ).toEqual([['2026-01-15', 800, 80]]);
  });

  test('keeps the fuel and the electricity of a plug-in hybrid apart', () => {
    const charge = { kind: 'charge', amount: 10 } as const;
    expect(
      inShort([
        filling('2026-01-01', 1000),
        filling('2026-01-02', 1010, charge),
        filling('2026-01-03', 1040, charge),
        filling('2026-01-20', 1500),
      ]),
    ).toEqual([
      ['2026-01-20', 500, 40],
      ['2026-01-03', 30, 10],
    ]);
  });

  test('keeps petrol and LPG of one car apart, each over all that was driven', () => {
    const lpg = { fuelKind: 'lpg' } as const;
    expect(
      inShort([
        filling('2026-01-01', 1000),
        filling('2026-01-02', 1010, lpg),
        filling('2026-01-10', 1310, { ...lpg, amount: 30 }),
        filling('2026-01-20', 1500),
      ]),
    ).toEqual([
      ['2026-01-20', 500, 40],
      ['2026-01-10', 300, 30],
    ]);
  });

  test('uses every litre between the first and the last full tank exactly once', () => {
    const steps = array(tuple(integer({ min: 1, max: 500 }), boolean()), {
      minLength: 1,
    });
    assert(
      property(steps, (given) => {
        let odometer = 0;
        const fillings = given.map(([miles, isFull], index) => {
          odometer += miles;
          const day = new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10);
          return filling(day, odometer, { isFull, amount: 1 });
        });
        const [first, last] = [
          fillings.findIndex(({ isFull }) => isFull),
          fillings.findLastIndex(({ isFull }) => isFull),
        ];
        const used = stretchesOf(fillings).reduce((sum, { amount }) => sum + amount, 0);
        expect(used).toBe(first < 0 ? 0 : last - first);
      }),
    );
  });

  test.each([
    ['fuel', 'miles', 'litres', 45.46, 'mpg'],
    ['fuel', 'miles', 'gallons-us', 37.85, 'mpg'],
    ['fuel', 'kilometres', 'litres', 6.21, 'l/100 km'],
    ['charge', 'miles', 'litres', 10, 'mi/kWh'],
    ['charge', 'kilometres', 'litres', 6.21, 'kWh/100 km'],
  ] as const)('of %s in %s and %s is %d %s', (kind, distance, volume, value, unit) => {
    const figure = consumptionFigure({ kind, miles: 400, amount: 40 }, { distance, volume });
    expect(figure.unit).toBe(unit);
    expect(figure.value).toBeCloseTo(value, 2);
  });
});

describe('costs', () => {
  const NOTHING: CostParts = { sums: [], readings: [], fillings: [], consumptionSince: null };
  const sum = (changes: Partial<MonthSum>): MonthSum => ({
    currency: 'GBP',
    month: '2026-01',
    category: null,
    cents: 100,
    entries: 1,
    ...changes,
  });

  test('are by category, by month and per mile, and never added across currencies', () => {
    const costs = costsFrom({
      ...NOTHING,
      sums: [
        sum({ cents: 500, currency: 'EUR', category: 'toll', month: '2026-02' }),
        sum({ cents: 3000, category: 'tyres', month: '2026-02' }),
        sum({ cents: 1000, category: 'fuel' }),
      ],
      readings: [
        { date: '2026-01-05', odometer: 1000 },
        { date: '2026-02-05', odometer: 1100 },
      ],
    });
    expect(costs.miles).toBe(100);
    expect(costs.spending).toEqual([
      {
        currency: 'GBP',
        totalCents: 4000,
        byCategory: [
          { category: 'tyres', cents: 3000 },
          { category: 'fuel', cents: 1000 },
        ],
        byMonth: [
          { month: '2026-01', cents: 1000 },
          { month: '2026-02', cents: 3000 },
        ],
        byMonthAndCategory: [
          { month: '2026-01', category: 'fuel', cents: 1000 },
          { month: '2026-02', category: 'tyres', cents: 3000 },
        ],
        perMile: 40,
      },
      expect.objectContaining({ currency: 'EUR', totalCents: 500, perMile: 5 }),
    ]);
  });

  test('name the currency of most entries first, however much was paid in another', () => {
    const { spending } = costsFrom({
      ...NOTHING,
      sums: [sum({ currency: 'EUR', cents: 90_000 }), sum({ currency: 'PLN', entries: 2 })],
    });
    expect(spending.map(({ currency }) => currency)).toEqual(['PLN', 'EUR']);
  });

  test('say nothing per mile where it is not known how far was driven', () => {
    const readings = [{ date: '2026-01-05', odometer: 1000 }];
    const [spending] = costsFrom({ ...NOTHING, sums: [sum({})], readings }).spending;
    expect(spending?.perMile).toBeNull();
  });

  test('have the price of a litre at each filling that says what it cost', () => {
    const filling = {
      id: 'a',
      kind: 'fuel',
      date: '2026-01-05',
      odometer: null,
      amount: 40,
      isFull: false,
      isAfterGap: false,
    } as const;
    const { prices } = costsFrom({
      ...NOTHING,
      fillings: [filling, { ...filling, date: '2026-02-05', costCents: 5836, currency: 'GBP' }],
    });
    expect(prices).toEqual([{ date: '2026-02-05', kind: 'fuel', currency: 'GBP', cents: 145.9 }]);
  });

  test('of ten years have an odometer line that can be drawn', () => {
    const readings = Array.from({ length: 5000 }, (_, index) => ({
      date: new Date(Date.UTC(2016, 0, 1 + index)).toISOString().slice(0, 10),
      odometer: index * 20,
    }));
    const { odometer } = costsFrom({ ...NOTHING, readings });
    expect(odometer.length).toBeLessThanOrEqual(401);
    expect(odometer.at(-1)).toEqual(readings.at(-1));
  });
});
