import { engine } from '@wrenchwise/engine/testing/engine';
import { FAULTS, findFault } from '@wrenchwise/knowledge/catalogue';
import { optionsOfMarkets } from '@wrenchwise/vehicle/facts/model-options';
import { recallsOf } from '@wrenchwise/vehicle/facts/recalls';
import { carOfSlug } from '@wrenchwise/vehicle/named-car';
import { expect, test } from 'vitest';

import { createGuidesByCar } from './guides-by-car.ts';

const ofCar = createGuidesByCar(FAULTS, {
  priorsOf: engine.priorsOf,
  optionsOf: optionsOfMarkets,
  recallsOf,
});

const faultsOf = (slug: string) => {
  const car = carOfSlug(slug);
  if (car === undefined) throw new Error(`no such car: ${slug}`);
  return ofCar(car);
};

test('an electric car has no fault of an engine, and a petrol car none of a drive battery', () => {
  const leaf = faultsOf('nissan-leaf-2015');
  expect(leaf.fuels).toEqual(['electric']);
  expect(leaf.of('spark-plugs-worn')).toBeUndefined();
  expect(leaf.of('ev-onboard-charger-failed')).toBeDefined();
  const boxster = faultsOf('porsche-boxster-2010');
  expect(boxster.of('ev-onboard-charger-failed')).toBeUndefined();
  expect(boxster.of('spark-plugs-worn')).toBeDefined();
});

test('what a model is known for comes before what every car has', () => {
  const focus = faultsOf('ford-focus-2013');
  const known = focus.of('dct-dry-clutch-shudder');
  expect(known?.known[0]?.factor).toBeGreaterThan(1);
  expect(known?.place).toBeLessThan(focus.of('front-brake-pads-worn')?.place ?? 0);
});

test('a fault of one fuel says on which versions of the car it is possible', () => {
  const focus = faultsOf('ford-focus-2015');
  expect(focus.of('dpf-soot-blocked')?.only?.fuels).toEqual(['diesel']);
  expect(focus.of('front-brake-pads-worn')?.only).toBeUndefined();
});

test('every car of a list has a whole order, without a fault that cannot be on it', () => {
  for (const slug of ['ford-focus-2015', 'toyota-prius-2012', 'tesla-model-3', 'saab-9-5-2008']) {
    const { faults } = faultsOf(slug);
    expect(faults.length, slug).toBeGreaterThan(100);
    expect(faults.map(({ place }) => place)).toEqual(faults.map((_fault, at) => at + 1));
  }
});

test('a recall is shown at the part that it names, and at no other', () => {
  const wrong = ['ford-escape-2016', 'honda-accord-2018', 'ford-f-150-2018', 'jeep-wrangler-2018']
    .map(faultsOf)
    .flatMap(({ faults }) => faults)
    .flatMap(({ faultId, recalls }) =>
      recalls.filter(({ system }) => system !== findFault(faultId)?.system),
    );
  expect(wrong).toEqual([]);
  const honda = faultsOf('honda-accord-2018').of('fuel-pump-impeller-swollen');
  expect(honda?.recalls.length).toBeGreaterThan(0);
});
