import type { FaultEntry } from '../../schema.ts';
import { headlampControlFaults } from './headlamp-control.ts';
import { headlampFaults } from './headlamps.ts';
import { rearAndSignalFaults } from './rear-and-signals.ts';

/** Every fault of this system, gathered from its families. */
export const lightingFaults = {
  ...headlampFaults,
  ...headlampControlFaults,
  ...rearAndSignalFaults,
} satisfies Record<string, FaultEntry>;
