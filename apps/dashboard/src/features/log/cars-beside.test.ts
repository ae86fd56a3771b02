import { expect, test } from 'vitest';

import { type CostedCar, distanceCosts, meanConsumptions } from './cars-beside.tsx';

const MILES = { distance: 'miles', volume: 'litres', currency: 'GBP' } as const;
const KM = { ...MILES, distance: 'kilometres' } as const;

const car = (id: string, costs: Partial<CostedCar['costs']>): CostedCar => ({
  id,
  name: id,
  costs: { spending: [], stretches: [], ...costs },
});

const spent = (currency: string, perMile: number | null) => ({ currency, perMile });
const tank = (miles: number, amount: number, more = {}) => ({
  kind: 'fuel' as const,
  miles,
  amount,
  ...more,
});

test('cars are compared by what a mile costs in one currency, the most expensive first', () => {
  const bars = distanceCosts(
    [
      car('Focus', { spending: [spent('GBP', 18)] }),
      car('Leaf', { spending: [spent('EUR', 4), spent('GBP', 31)] }),
      car('Van', { spending: [spent('EUR', 55)] }),
      car('New', { spending: [spent('GBP', null)] }),
    ],
    'GBP',
    MILES,
  );
  expect(bars.map(({ id, text }) => [id, text])).toEqual([
    ['Leaf', '£0.31'],
    ['Focus', '£0.18'],
  ]);
});

test('consumption is the mean of all tanks, in the unit of whoever reads it, without a second fuel', () => {
  const cars = [
    car('Focus', { stretches: [tank(400, 40), tank(200, 20)] }),
    car('Dual', { stretches: [tank(300, 30), tank(300, 90, { fuelKind: 'lpg' })] }),
    car('Leaf', { stretches: [tank(120, 30, { kind: 'charge' })] }),
  ];
  expect(meanConsumptions(cars, 'fuel', MILES).map(({ text }) => text)).toEqual([
    '45.5 mpg',
    '45.5 mpg',
  ]);
  expect(meanConsumptions(cars, 'fuel', KM).map(({ text }) => text)).toEqual([
    '6.2 l/100 km',
    '6.2 l/100 km',
  ]);
  expect(meanConsumptions(cars, 'charge', MILES).map(({ text }) => text)).toEqual(['4.0 mi/kWh']);
});
