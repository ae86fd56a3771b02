import { KNOWLEDGE } from '@wrenchwise/knowledge/knowledge';
import { modelOptions } from '@wrenchwise/vehicle/facts/model-options';
import { MAKES_AND_MODELS } from '@wrenchwise/vehicle/makes-and-models';
import type { Vehicle } from '@wrenchwise/vehicle/vehicle';
import { describe, expect, it } from 'vitest';

import { readVehicleFacts } from './vehicle-facts.ts';

/** Every model of the list for which a place's figures leave no choice of fuel or gearbox, in five years. */
const ASSUMED: readonly Vehicle[] = Object.entries(MAKES_AND_MODELS).flatMap(([make, models]) =>
  models.flatMap((model) =>
    [2004, 2009, 2013, 2017, 2021].flatMap((year) =>
      (['uk', 'us'] as const).flatMap((market): Vehicle[] => {
        const found = modelOptions({ make, model, year }, market);
        const fuel = found?.onlyFuel ?? null;
        const transmission = found?.onlyTransmission ?? null;
        return fuel === null && transmission === null
          ? []
          : [{ make, model, year, fuel, transmission, assumed: ['fuel', 'transmission'] }];
      }),
    ),
  ),
);

const factsOf = (vehicle: Vehicle, text: string) =>
  readVehicleFacts(KNOWLEDGE.models, vehicle, text);

/** The model's name says it: an e-Golf has no glow plugs, whatever the words are about. */
const isNamedForItsFuel = (vehicle: Vehicle): boolean =>
  factsOf({ make: vehicle.make ?? null, model: vehicle.model ?? null }, '').fuels.size < 3;

describe('what is assumed of every model of the list', () => {
  it('is many models', () => {
    expect(ASSUMED.length).toBeGreaterThan(800);
  });

  it('leaves every other fuel possible', () => {
    for (const car of ASSUMED) {
      if (car.fuel === null || isNamedForItsFuel(car)) continue;
      const { fuels, expectedFuels } = factsOf(car, 'it makes a noise');
      expect([...expectedFuels], `${car.make} ${car.model}`).toEqual([car.fuel]);
      expect(fuels.has('diesel') && fuels.has('petrol')).toBe(true);
    }
  });

  it.each([
    ['DPF light is on', 'diesel'],
    ['AdBlue warning', 'diesel'],
    ['2.0 HDi, lost power', 'diesel'],
    ['new spark plugs and it still misses', 'petrol'],
  ] as const)('is overruled by words: %s', (text, fuel) => {
    for (const car of ASSUMED) {
      const { fuels, expectedFuels } = factsOf(car, text);
      if (isNamedForItsFuel(car) && !fuels.has(fuel)) continue;
      expect(expectedFuels.has(fuel), `${car.year} ${car.make} ${car.model}`).toBe(true);
    }
  });

  it('is overruled by a tortoise light: the car has a plug', () => {
    for (const car of ASSUMED) {
      if (isNamedForItsFuel(car)) continue;
      const { fuels } = factsOf(car, 'a tortoise came on and it will not go above 40');
      expect([...fuels]).toEqual(['electric', 'plug-in-hybrid']);
    }
  });

  it('is overruled by a clutch pedal, and taken back by a first gear', () => {
    for (const car of ASSUMED) {
      if (isNamedForItsFuel(car)) continue;
      const clutch = factsOf(car, 'it stalls when I let the clutch out');
      expect([...clutch.transmissions]).toEqual(['manual']);
      expect(clutch.expectedFuels.has('petrol') || car.fuel === 'diesel').toBe(true);
      const gear = factsOf(car, 'it judders in first gear');
      expect(gear.expectedTransmissions.has('manual')).toBe(true);
    }
  });

  it('stays hard where somebody said it', () => {
    const { fuels } = factsOf({ make: 'Ford', model: 'Focus', year: 2015, fuel: 'petrol' }, 'DPF');
    expect([...fuels]).toEqual(['petrol']);
  });
});
