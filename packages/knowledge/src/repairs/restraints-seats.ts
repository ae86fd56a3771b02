import type { restraintsSeatsFaults } from '../faults/restraints-seats/faults.ts';
import type { RepairsOf } from './repair.ts';

export const restraintsSeatsRepairs: RepairsOf<typeof restraintsSeatsFaults> = {
  'seat-belt-buckle': {
    name: 'Faulty seat belt buckle',
    variants: { 'belt-buckle-jammed': 'latch', 'belt-buckle-switch-fault': 'switch inside' },
  },
  'seat-belt-retractor': {
    name: 'Faulty seat belt retractor',
    variants: {
      'belt-retractor-weak': 'winds back slowly',
      'belt-retractor-locked': 'locks or jams',
    },
  },
  'power-seat': {
    name: 'Electric seat does not move',
    variants: { 'power-seat-motor-fault': 'motor or cable', 'seat-switch-failed': 'switch' },
  },
  'seat-heater': {
    name: 'Faulty seat heater',
    variants: {
      'seat-heater-element-open': 'broken element',
      'seat-heater-overheats': 'overheats',
    },
  },
};
