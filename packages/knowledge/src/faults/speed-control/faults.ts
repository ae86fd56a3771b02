import type { FaultEntry } from '../../schema.ts';
import { cruiseControlFaults } from './cruise-control.ts';
import { speedSignalFaults } from './speed-signal.ts';
import { surgeAndRegenerationFaults } from './surge-and-regeneration.ts';
import { throttleAndPedalFaults } from './throttle-and-pedal.ts';

/** Every fault of this system, gathered from its families. */
export const speedControlFaults = {
  ...cruiseControlFaults,
  ...speedSignalFaults,
  ...surgeAndRegenerationFaults,
  ...throttleAndPedalFaults,
} satisfies Record<string, FaultEntry>;
