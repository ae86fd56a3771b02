import { FAULTS } from '@wrenchwise/knowledge/catalogue';
import { KNOWLEDGE } from '@wrenchwise/knowledge/knowledge';
import { FUELS, TRANSMISSIONS, type Vehicle } from '@wrenchwise/vehicle/vehicle';
import { describe, expect, it } from 'vitest';

import { readVehicleFacts } from '../evidence/vehicle-facts.ts';
import { createVehiclePriors } from './vehicle-prior.ts';

const { priorsOf } = createVehiclePriors(FAULTS, KNOWLEDGE.year);

const priorOf = (id: string, vehicle: Vehicle): number =>
  priorsOf(readVehicleFacts(KNOWLEDGE.models, vehicle, ''))[
    FAULTS.findIndex((fault) => fault.id === id)
  ] ?? Number.NaN;

describe('how common a fault is on a car', () => {
  it('is nothing where another maker builds the part only', () => {
    const id = 'intermediate-shaft-bearing-failed';
    expect(priorOf(id, { make: 'Porsche', model: 'Boxster S', year: 2003 })).toBeGreaterThan(1);
    expect(priorOf(id, { make: 'Porsche', model: 'Cayenne', year: 2003 })).toBe(0);
    expect(priorOf(id, { make: 'Ford', model: 'Focus', year: 2003 })).toBe(0);
    expect(priorOf(id, { year: 2003 })).toBeGreaterThan(0);
    expect(priorOf(id, { year: 2003 })).toBeLessThan(0.1);
  });

  it('knows the gearbox of a model whose automatic is a dual clutch', () => {
    const focus: Vehicle = { make: 'Ford', model: 'Focus', year: 2014 };
    const dualClutch = priorOf('dct-mechatronic-failed', focus);
    expect(dualClutch).toBeGreaterThan(priorOf('dct-mechatronic-failed', { year: 2014 }));
    expect(dualClutch).toBeGreaterThan(priorOf('at-converter-lockup-shudder', focus));
  });

  it('believes the report more than the table of models', () => {
    const macan: Vehicle = { make: 'Porsche', model: 'Macan', year: 2016 };
    expect(priorOf('clutch-friction-worn', macan)).toBe(0);
    expect(priorOf('clutch-friction-worn', { ...macan, transmission: 'manual' })).toBeGreaterThan(
      0,
    );
  });

  it('is a twentieth or less where the model was never sold with that fuel or gearbox, and never nothing', () => {
    const rare = (id: string, vehicle: Vehicle) => {
      const usual = priorOf(id, { year: vehicle.year ?? null });
      expect(priorOf(id, vehicle)).toBeGreaterThan(0);
      expect(priorOf(id, vehicle)).toBeLessThan(usual * 0.4);
    };
    const aygo: Vehicle = { make: 'Toyota', model: 'Aygo', year: 2014 };
    rare('glow-plugs-failed', aygo);
    rare('at-valve-body-worn', aygo);
    expect(priorOf('ignition-coil-failed', aygo)).toBeGreaterThan(
      priorOf('ignition-coil-failed', { year: 2014 }),
    );
    expect(priorOf('clutch-friction-worn', aygo)).toBeGreaterThan(
      priorOf('clutch-friction-worn', { year: 2014 }),
    );
    const lacrosse: Vehicle = { make: 'Buick', model: 'LaCrosse', year: 2008 };
    rare('clutch-friction-worn', lacrosse);
    expect(priorOf('clutch-friction-worn', { ...lacrosse, transmission: 'manual' })).not.toBe(0);
  });

  it('is nothing for an engine part of a car whose name says that it is electric', () => {
    expect(priorOf('ignition-coil-failed', { make: 'Nissan', model: 'Leaf', year: 2014 })).toBe(0);
  });

  it('excludes what does not fit a fuel that was said, and nothing for one that was assumed', () => {
    for (const { id, fits } of FAULTS) {
      if (fits?.makes !== undefined || fits?.years !== undefined) continue;
      for (const fuel of FUELS) {
        const stated = priorOf(id, { year: 2018, fuel });
        const assumed = priorOf(id, { year: 2018, fuel, assumed: ['fuel'] });
        expect(assumed, `${id} on an assumed ${fuel}`).toBeGreaterThan(0);
        if (fits?.fuels?.includes(fuel) === false) expect(stated).toBe(0);
      }
      for (const transmission of TRANSMISSIONS) {
        const car: Vehicle = { year: 2018, transmission, assumed: ['transmission'] };
        expect(priorOf(id, car), `${id} with an assumed ${transmission}`).toBeGreaterThan(0);
      }
    }
  });

  it('leaves a fuel open that one only market lacks', () => {
    const ranger: Vehicle = { make: 'Ford', model: 'Ranger', year: 2010 };
    expect(priorOf('glow-plugs-failed', ranger)).toBe(
      priorOf('glow-plugs-failed', { make: 'Ford', year: 2010 }),
    );
  });

  it.each([
    ['The clutch pedal is stiff', 'at-valve-body-worn'],
    ['It jerks when I let the clutch out', 'at-valve-body-worn'],
    ['New spark plugs and it still misses', 'glow-plugs-failed'],
    ['The glow plugs were done in May', 'ignition-coil-failed'],
  ])('is nothing where the words tell another gearbox or fuel: %s', (text, id) => {
    const facts = readVehicleFacts(KNOWLEDGE.models, {}, text);
    expect(priorsOf(facts)[FAULTS.findIndex((fault) => fault.id === id)]).toBe(0);
  });

  it.each(['The AC clutch is noisy', 'The torque converter clutch slips', 'The bumper is loose'])(
    'stays as it is where the words leave the gearbox open: %s',
    (text) => {
      const { transmissions } = readVehicleFacts(KNOWLEDGE.models, {}, text);
      expect(transmissions.has('automatic')).toBe(true);
      expect(transmissions.size).toBeGreaterThan(1);
    },
  );

  it('gives no car a sliding door or a steering pump that its model lacks', () => {
    const escape: Vehicle = { make: 'Ford', model: 'Escape', year: 2015 };
    expect(priorOf('power-sliding-door-fault', escape)).toBe(0);
    expect(priorOf('power-steering-pump-worn', escape)).toBe(0);
    expect(priorOf('power-sliding-door-fault', {})).toBeGreaterThan(0);
  });

  it('holds electric steering for commoner the younger the car is', () => {
    expect(priorOf('eps-motor-failed', { year: 2020 })).toBeGreaterThan(
      priorOf('eps-motor-failed', { year: 2000 }),
    );
    expect(priorOf('power-steering-hose-leaking', { year: 2000 })).toBeGreaterThan(
      priorOf('power-steering-hose-leaking', { year: 2017 }),
    );
  });

  it('takes a heavy pickup for a diesel more often than another car', () => {
    expect(
      priorOf('adblue-dosing-failed', { make: 'Ford', model: 'F-350', year: 2020 }),
    ).toBeGreaterThan(2 * priorOf('adblue-dosing-failed', { make: 'Ford', year: 2020 }));
  });
});
