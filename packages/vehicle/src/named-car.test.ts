import { expect, test } from 'vitest';

import { MAKES, modelsOf } from './known-make.ts';
import { carInText, carName, carOfSlug, carSlug } from './named-car.ts';

test('every car of the list is found again by its address, with and without a year', () => {
  const lost = MAKES.flatMap((make) =>
    modelsOf(make).flatMap((model) =>
      [
        { make, model },
        { make, model, year: 2015 },
      ].filter(
        (car) => carSlug(carOfSlug(carSlug(car)) ?? { make: 'Ford', model: '' }) !== carSlug(car),
      ),
    ),
  );
  expect(lost).toEqual([]);
});

test('a model that is called by a year keeps its name', () => {
  expect(carOfSlug('peugeot-2008')).toEqual({ make: 'Peugeot', model: '2008' });
  expect(carOfSlug('peugeot-2008-2016')).toEqual({ make: 'Peugeot', model: '2008', year: 2016 });
  expect(carOfSlug('ford-flux-2015')).toBeUndefined();
});

test.each([
  ['Ford Focus 2015', 'Ford Focus 2015', ''],
  ['ford focus 2015 brakes grinding', 'Ford Focus 2015', 'brakes grinding'],
  ['clutch vw golf', 'Volkswagen Golf', 'clutch'],
  [
    '2012 Land Rover Range Rover Sport air suspension',
    'Land Rover Range Rover Sport 2012',
    'air suspension',
  ],
  ['BMW 320d timing chain', 'BMW 3 Series', 'timing chain'],
  ['Peugeot 2008 2016', 'Peugeot 2008 2016', ''],
  ['fiesta 2012 heater', 'Ford Fiesta 2012', 'heater'],
])('“%s” is a %s, and the rest is “%s”', (text, name, rest) => {
  const found = carInText(text);
  expect(found && [carName(found.car), found.rest]).toEqual([name, rest]);
});

test.each(['spark plug', 'seat belt', 'brake pads', 'P0420', 'smart key', 'mini fuse', 'golf', ''])(
  '“%s” names no car',
  (text) => {
    expect(carInText(text)).toBeUndefined();
  },
);
