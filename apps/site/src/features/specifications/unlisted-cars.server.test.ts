import { MAKES, modelsOf } from '@wrenchwise/vehicle/known-make';
import { expect, test } from 'vitest';

import { BRITISH_VERSIONS, britishVersions } from './british-versions.server.ts';
import { unlistedCar, UNLISTED_CARS } from './unlisted-cars.server.ts';

test('every line is of a model of the list and can be read', () => {
  for (const [make, models] of Object.entries(UNLISTED_CARS)) {
    for (const model of Object.keys(models)) {
      const car = MAKES.filter((one) => one === make && modelsOf(one).includes(model));
      expect(car, `${make} ${model}`).toHaveLength(1);
      const read = car[0] && unlistedCar({ make: car[0], model });
      expect(read?.fuels.length, model).toBeGreaterThan(0);
      expect(read?.from, model).toBeGreaterThan(1945);
      expect(read?.to, model).toBeGreaterThanOrEqual(read?.from ?? 0);
    }
  }
});

test('every British version is of a model of the list and can be read', () => {
  for (const [make, models] of Object.entries(BRITISH_VERSIONS)) {
    for (const model of Object.keys(models)) {
      const car = MAKES.filter((one) => one === make && modelsOf(one).includes(model));
      expect(car, `${make} ${model}`).toHaveLength(1);
      const read = car[0] && britishVersions({ make: car[0], model });
      expect(read?.fuels.length, model).toBeGreaterThan(0);
      expect(read?.to, model).toBeGreaterThanOrEqual(read?.from ?? 9999);
    }
  }
});
