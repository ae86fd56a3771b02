import type { FaultEntry } from '../../schema.ts';
import { airbagElectricFaults } from './airbag-electrics.ts';
import { airbagInflatorFaults } from './airbag-inflators.ts';
import { seatBeltFaults } from './seat-belts.ts';
import { seatSwitchFaults } from './seat-switches.ts';
import { seatFaults } from './seats.ts';

/** Every fault of this system, gathered from its families. */
export const restraintsSeatsFaults = {
  ...airbagInflatorFaults,
  ...airbagElectricFaults,
  ...seatBeltFaults,
  ...seatFaults,
  ...seatSwitchFaults,
} satisfies Record<string, FaultEntry>;
