import type { bodyStructureFaults } from '../faults/body-structure/faults.ts';
import type { RepairsOf } from './repair.ts';

export const bodyStructureRepairs: RepairsOf<typeof bodyStructureFaults> = {
  'door-lock-unit': {
    name: 'Faulty lock unit in the door',
    variants: {
      'door-lock-actuator-failed': 'lock motor',
      'door-ajar-switch-fault': 'door-open switch',
    },
  },
};
