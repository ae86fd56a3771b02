import type { speedControlFaults } from '../faults/speed-control/faults.ts';
import type { RepairsOf } from './repair.ts';

export const speedControlRepairs: RepairsOf<typeof speedControlFaults> = {
  'electronic-throttle': {
    name: 'Electronic throttle body',
    variants: {
      'electronic-throttle-body-failed': 'failed',
      'throttle-idle-adaptation-lost': 'lost its learned positions',
    },
  },
};
