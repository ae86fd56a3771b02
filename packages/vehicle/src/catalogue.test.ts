import { describe, expect, test } from 'vitest';

import { nearestModel, suggestMakes, suggestModels } from './catalogue.ts';
import { knownMake } from './known-make.ts';
import { knownModel } from './known-model.ts';
import { MAKES_AND_MODELS } from './makes-and-models.ts';
import { modelYears } from './model-years.ts';

describe('a make that is being typed', () => {
  test.each([
    ['skoda', 'Škoda'],
    ['sko', 'Škoda'],
    ['citroen', 'Citroën'],
    ['vw', 'Volkswagen'],
    ['chevy', 'Chevrolet'],
    ['merc', 'Mercedes-Benz'],
    ['mercedes benz', 'Mercedes-Benz'],
    ['landrover', 'Land Rover'],
    ['range rover', 'Land Rover'],
    ['Toyta', 'Toyota'],
    ['kg mobility', 'KGM'],
    ['ssang yong', 'SsangYong'],
    ['holden', 'Holden'],
  ])('%s suggests %s first', (typed, make) => {
    expect(suggestMakes(typed)[0]).toBe(make);
  });

  test('suggests nothing for what is no car, and the list for nothing', () => {
    expect(suggestMakes('zzzz')).toEqual([]);
    expect(suggestMakes('x'.repeat(5000))).toEqual([]);
    expect(suggestMakes('', 3)).toHaveLength(3);
    expect(knownMake('__proto__')).toBeUndefined();
  });
});

describe('a model that is being typed', () => {
  test.each([
    ['Ford', 'foc', 'Focus'],
    ['vw', 'gol', 'Golf'],
    ['Citroen', 'picasso', 'C3 Picasso'],
    ['Mazda', 'mazda3', '3'],
    ['BMW', '320d', '3 Series'],
    ['Mercedes', 'c220 cdi', 'C-Class'],
    ['Skoda', 'Oktavia', 'Octavia'],
    ['Nissan', 'xtrail', 'X-Trail'],
  ])('of %s: %s suggests %s first', (make, typed, model) => {
    expect(suggestModels(make, typed)[0]).toBe(model);
  });

  test('that is misspelt is asked about, one that is known is not', () => {
    expect(nearestModel('Ford', 'Focas')).toBe('Focus');
    expect(nearestModel('vw', 'Golff')).toBe('Golf');
    expect(nearestModel('BMW', '320d')).toBeUndefined();
    expect(nearestModel('Ford', 'Focus ST')).toBeUndefined();
    expect(suggestModels('Nobody', 'a')).toEqual([]);
  });
});

describe('a model as people name it', () => {
  test.each([
    ['Ford', 'Ford Focus ST-Line 1.0', 'Focus'],
    ['Land Rover', 'Range Rover Evoque', 'Range Rover Evoque'],
    ['Land Rover', 'Range Rover', 'Range Rover'],
    ['Mercedes-Benz', 'GLC 220 d', 'GLC'],
    ['Mercedes-Benz', 'ML 320', 'M-Class'],
    ['Mercedes-Benz', 'AMG C63 S', 'C-Class'],
    ['Mercedes-Benz', 'EQS450+', 'EQS'],
    ['Volvo', 'V60CC', 'V60'],
    ['Lexus', 'IS 250', 'IS'],
    ['BMW', 'M340i', '3 Series'],
    ['BMW', 'M3', 'M3'],
    ['BMW', 'X5 xDrive30d', 'X5'],
    ['Tesla', 'model3', 'Model 3'],
    ['MG', 'MG4', '4'],
    ['MG', 'MG4 EV Long Range', '4'],
    ['Chevrolet', 'Silverado 1500', 'Silverado'],
    ['Chevrolet', 'Silverado 2500HD', 'Silverado 2500'],
  ])('%s %s is the %s', (make, typed, model) => {
    expect(knownModel(make, typed)?.model).toBe(model);
  });

  test('is unknown where no name fits', () => {
    expect(knownModel('Ford', 'Wartburg')).toBeUndefined();
    expect(knownModel('Wartburg', '353')).toBeUndefined();
    expect(knownModel('BMW', '')).toBeUndefined();
  });

  test('is found under its own name for every model of the list', () => {
    for (const [make, models] of Object.entries(MAKES_AND_MODELS)) {
      for (const model of models) {
        expect.soft(knownModel(make, model)?.model, `${make} ${model}`).toBe(model);
      }
    }
  });
});

test('the years of a model say where they may go on', () => {
  expect(modelYears('Ford', 'Focus ST')).toEqual({
    from: 2000,
    to: 2025,
    mayBeEarlier: false,
    mayBeLater: true,
  });
  expect(modelYears('Geo', 'Metro')).toMatchObject({ from: 1989, to: 1997, mayBeLater: false });
  // The British figures have no Škoda after 2019 and nothing before 2011.
  expect(modelYears('skoda', 'octavia')).toMatchObject({ mayBeEarlier: true, mayBeLater: true });
  expect(modelYears('Ford', 'Wartburg')).toBeUndefined();
});
