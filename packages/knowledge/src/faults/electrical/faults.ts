import type { FaultEntry } from '../../schema.ts';
import { audioFaults } from './audio.ts';
import { batteryFaults } from './battery.ts';
import { chargingFaults } from './charging.ts';
import { circuitFaults } from './circuits.ts';
import { climateAirFaults } from './climate-air.ts';
import { climateControlFaults } from './climate-control.ts';
import { climateRefrigerantFaults } from './climate-refrigerant.ts';
import { drainFaults } from './drain.ts';
import { evLowVoltageFaults } from './ev-low-voltage.ts';
import { instrumentFaults } from './instruments.ts';
import { keyFaults } from './keys.ts';
import { moduleFaults } from './modules.ts';
import { startingFaults } from './starting.ts';
import { windowAndAccessoryFaults } from './windows-and-accessories.ts';
import { wiringFaults } from './wiring.ts';

/** Every fault of this system, gathered from its families. */
export const electricalFaults = {
  ...batteryFaults,
  ...startingFaults,
  ...chargingFaults,
  ...drainFaults,
  ...keyFaults,
  ...wiringFaults,
  ...moduleFaults,
  ...instrumentFaults,
  ...windowAndAccessoryFaults,
  ...evLowVoltageFaults,
  ...climateRefrigerantFaults,
  ...climateAirFaults,
  ...climateControlFaults,
  ...audioFaults,
  ...circuitFaults,
} satisfies Record<string, FaultEntry>;
