import { SYSTEM_IDS } from '@wrenchwise/knowledge/systems';
import { describe, expect, it } from 'vitest';

import { vehicleCautions } from './vehicle-cautions.ts';

describe('cautions for what drives the car', () => {
  it.each(['hybrid', 'plug-in-hybrid'] as const)(
    'have a %s switched out of Ready, key away, before anyone reaches under its bonnet',
    (fuel) => {
      for (const system of ['engine_cooling', 'electrical', 'fuel', 'visibility_wiper'] as const) {
        const [first] = vehicleCautions(fuel, system);
        expect(first).toMatch(/Ready light is out/);
        expect(first).toMatch(/key well away/);
        expect(first).toMatch(/engine can start by itself/);
      }
    },
  );

  it.each(['hybrid', 'plug-in-hybrid', 'electric'] as const)(
    'keep hands off the orange cables of a %s car',
    (fuel) => {
      for (const system of ['engine_cooling', 'electrical', 'transmission_drivetrain'] as const) {
        expect(vehicleCautions(fuel, system).join(' ')).toMatch(/Orange cables .* Do not touch/);
      }
    },
  );

  it('speak of no engine in an electric car', () => {
    for (const system of SYSTEM_IDS) {
      expect(vehicleCautions('electric', system).join(' ')).not.toMatch(/\bengine\b/i);
    }
  });

  it('have the valve of the gas tank shut before work near the gas', () => {
    for (const system of ['engine_cooling', 'fuel'] as const) {
      expect(vehicleCautions('lpg', system)).toEqual([
        expect.stringMatching(/close the shut-off valve on the gas tank/),
      ]);
    }
  });

  it('have a raised hybrid or electric car off as well', () => {
    for (const fuel of ['hybrid', 'electric'] as const) {
      for (const system of ['wheels_tyres', 'suspension', 'brakes'] as const) {
        expect(vehicleCautions(fuel, system)).toEqual([expect.stringMatching(/raise/)]);
      }
    }
  });

  it('do not burden a car that is neither, nor one of unknown fuel', () => {
    for (const system of SYSTEM_IDS) {
      for (const fuel of ['petrol', 'diesel', null, undefined] as const) {
        expect(vehicleCautions(fuel, system)).toEqual([]);
      }
    }
  });

  it('do not speak of voltage where a seat belt or a camera is looked at', () => {
    for (const system of ['restraints_seats', 'adas_camera'] as const) {
      expect(vehicleCautions('hybrid', system)).toEqual([]);
    }
  });
});
