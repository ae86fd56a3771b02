import type { FaultEntry } from '../../schema.ts';
import { headlampControlFaults } from './headlamp-control.ts';
import { headlampFaults } from './headlamps.ts';
import { rearAndSignalFaults } from './rear-and-signals.ts';
import { lampSwitchFaults } from './switches-and-plate-lamps.ts';

/** Every fault of this system, gathered from its families. */
export const lightingFaults = {
  ...headlampFaults,
  ...headlampControlFaults,
  ...rearAndSignalFaults,
  ...lampSwitchFaults,
} satisfies Record<string, FaultEntry>;
