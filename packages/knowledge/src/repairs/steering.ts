import type { steeringFaults } from '../faults/steering/faults.ts';
import type { RepairsOf } from './repair.ts';

export const steeringRepairs: RepairsOf<typeof steeringFaults> = {
  'electric-power-steering': {
    name: 'Electric power steering gives no assistance',
    variants: {
      'eps-motor-failed': 'motor',
      'eps-control-unit-failed': 'control unit',
      'eps-torque-sensor-faulty': 'torque sensor',
      'eps-power-supply-fault': 'power supply',
    },
  },
  'tie-rod': {
    name: 'Worn track rod',
    variants: { 'tie-rod-end-worn': 'outer end', 'inner-tie-rod-worn': 'inner joint' },
  },
  'steering-rack': {
    name: 'Play in the steering rack',
    variants: { 'steering-rack-worn': 'worn rack', 'steering-rack-mounts-loose': 'loose mounts' },
  },
  'steering-shaft': {
    name: 'Worn joint in the steering shaft',
    variants: {
      'steering-intermediate-shaft-worn': 'play',
      'steering-column-joint-seized': 'seized',
    },
  },
  'wheel-alignment': {
    name: 'Wheel alignment out',
    variants: {
      'wheel-alignment-toe-out-of-true': 'toe',
      'steering-pull-caster-camber': 'caster or camber',
    },
  },
};
