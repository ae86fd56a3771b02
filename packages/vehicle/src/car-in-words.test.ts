import { describe, expect, test } from 'vitest';

import { carInWords } from './car-in-words.ts';
import { MAKES_AND_MODELS } from './makes-and-models.ts';

describe('the car that sentences name', () => {
  test.each([
    ['2012 ford fiesta, squeals when I brake', { make: 'Ford', model: 'Fiesta', year: 2012 }],
    ['My Fiesta (2012) squeals', { make: 'Ford', model: 'Fiesta', year: 2012 }],
    ['DPF light on my vw golf from 2014.', { make: 'Volkswagen', model: 'Golf', year: 2014 }],
    ['It is a Nissan Leaf and shows a tortoise', { make: 'Nissan', model: 'Leaf' }],
  ])('%s', (text, car) => {
    expect(carInWords(text)).toEqual(car);
  });

  test('is read for every make and model of the list', () => {
    const missed: string[] = [];
    for (const [make, models] of Object.entries(MAKES_AND_MODELS)) {
      for (const model of models) {
        const text = `Hi, my 2014 ${make} ${model} grinds from the front when I brake.`;
        const found = carInWords(text);
        if (found.make !== make || found.model !== model || found.year !== 2014) {
          missed.push(`${make} ${model}: ${found.make} ${found.model} ${found.year}`);
        }
      }
    }
    expect(missed).toEqual([]);
  });

  test.each([
    'New spark plugs in 2019 and it still misses',
    "My wife's Ford Fiesta never did that",
    "My wife's 2014 Ford Fiesta never did that",
    'My old 2009 Fiesta had the same noise',
    'My old Ford Fiesta had the same noise',
    'It brakes like a Ford Fiesta',
    'Squeals when I brake since 2019',
    'Please note that it began in 2020',
  ])('is none where they name none, or another: %s', (text) => {
    expect(carInWords(text).model).toBeUndefined();
  });
});

describe('the mileage that sentences give', () => {
  test.each([
    ['82,000 miles, squeals', 82_000, 'miles'],
    ['it has done 134k miles', 134_000, 'miles'],
    ['140000 km on the clock', 140_000, 'kilometres'],
  ])('%s', (text, value, unit) => {
    expect(carInWords(text).mileage).toEqual({ value, unit });
  });

  test.each([
    'it uses a litre every 5000 miles',
    'pads done 4000 miles ago',
    'the last 10,000 miles were fine',
    'it does it for 5 miles',
    'serviced within 6,000 miles',
  ])('is none where it is a stretch: %s', (text) => {
    expect(carInWords(text).mileage).toBeUndefined();
  });
});
