import { describe, expect, it } from 'vitest';

import { MAKES_AND_MODELS } from './makes-and-models.ts';
import { nearestCar } from './nearest-name.ts';

describe('a misspelt car', () => {
  it.each([
    ['Ford', 'Focas', undefined, 'Focus'],
    ['Ford', 'Focas ST', undefined, 'Focus ST'],
    ['Vauxhal', 'Astra', 'Vauxhall', undefined],
    ['Toyota', 'Corrola', undefined, 'Corolla'],
    ['Toyota', 'Corolla Verzo', undefined, undefined],
    ['Volkswagen', 'Golff', undefined, 'Golf'],
    ['Wolkswagen', 'Pasat', 'Volkswagen', 'Passat'],
    ['Nissan', 'Qashquai', undefined, 'Qashqai'],
    ['Renualt', 'Clio', 'Renault', undefined],
    ['Hundai', 'Tuscon', 'Hyundai', 'Tucson'],
  ])('%s %s is asked about', (make, model, meantMake, meantModel) => {
    expect(nearestCar(make, model)).toEqual({ make: meantMake, model: meantModel });
  });

  it.each([
    ['Ford', 'Focus'],
    ['ford', 'focus st'],
    ['Skoda', 'octavia'],
    ['Mercedes', 'C-Class'],
    ['Citroen', 'C3'],
    ['Ford', 'Capri'],
    ['Ford', 'Orion'],
    ['Peugeot', '309'],
    ['BMW', 'X6'],
    ['Wartburg', '353'],
    ['VW', 'Golf'],
    ['', ''],
    ['Ford', 'x'.repeat(5000)],
    ['constructor', '__proto__'],
  ])('%s %s is taken as it is', (make, model) => {
    expect(nearestCar(make, model)).toEqual({ make: undefined, model: undefined });
  });

  it('is none of those on the list', () => {
    for (const [make, models] of Object.entries(MAKES_AND_MODELS)) {
      for (const model of models) {
        expect
          .soft(nearestCar(make, model), `${make} ${model}`)
          .toEqual({ make: undefined, model: undefined });
      }
    }
  });
});
