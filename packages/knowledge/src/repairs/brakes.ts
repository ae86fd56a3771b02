import type { brakesFaults } from '../faults/brakes/faults.ts';
import type { RepairsOf } from './repair.ts';

export const brakesRepairs: RepairsOf<typeof brakesFaults> = {
  'brake-pads': {
    name: 'Worn brake pads',
    variants: { 'front-brake-pads-worn': 'front', 'rear-brake-pads-worn': 'rear' },
  },
  'brake-discs': {
    name: 'Worn brake discs',
    variants: {
      'brake-discs-thickness-variation': 'uneven (called warped)',
      'brake-discs-corroded': 'corroded',
    },
  },
  'caliper-sticking': {
    name: 'Brake sticks at a wheel',
    variants: {
      'brake-caliper-piston-seized': 'caliper piston',
      'brake-caliper-slides-seized': 'caliper slide pins',
      'brake-pads-tight-in-carrier': 'pads tight in the carrier',
      'rear-caliper-handbrake-lever-seized': 'parking brake lever on the caliper',
    },
  },
  'brake-master-cylinder': {
    name: 'Leaking brake master cylinder',
    variants: {
      'master-cylinder-bypassing': 'past its seals inside',
      'master-cylinder-leaks-into-servo': 'into the servo',
      'master-cylinder-leaking-outside': 'to the outside',
    },
  },
  'brake-servo': {
    name: 'Brake servo gives no assistance',
    variants: {
      'brake-servo-diaphragm-torn': 'torn diaphragm',
      'brake-servo-vacuum-hose-leaking': 'vacuum hose or check valve',
      'brake-vacuum-pump-failed': 'vacuum pump',
    },
  },
  'wheel-speed-sensing': {
    name: 'ABS does not read a wheel',
    variants: {
      'abs-wheel-speed-sensor-failed': 'wheel speed sensor',
      'abs-tone-ring-cracked': 'ABS ring',
    },
  },
  'abs-unit': {
    name: 'Failed ABS unit',
    variants: {
      'abs-module-electronics-failed': 'electronics',
      'abs-modulator-valve-stuck': 'valve',
    },
  },
  'electric-parking-brake': {
    name: 'Electric parking brake does not work',
    variants: {
      'electric-parking-brake-motor-failed': 'motor',
      'electric-parking-brake-switch-or-software': 'switch or software',
    },
  },
  'brake-fluid': {
    name: 'Brakes need new fluid and bleeding',
    variants: { 'brake-fluid-overheated': 'old fluid', 'air-in-brake-system': 'air in the system' },
  },
};
