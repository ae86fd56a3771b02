import type { FaultEntry } from '../../schema.ts';
import { brakeAssistanceFaults } from './assistance.ts';
import { caliperFaults } from './calipers.ts';
import { drumBrakeFaults } from './drums.ts';
import { brakeElectronicsFaults } from './electronics.ts';
import { brakeFitAndSensorFaults } from './fit-and-sensors.ts';
import { brakeHydraulicFaults } from './hydraulics.ts';
import { padAndDiscFaults } from './pads-and-discs.ts';
import { parkingBrakeFaults } from './parking.ts';

/** Every fault of this system, gathered from its families. */
export const brakesFaults = {
  ...padAndDiscFaults,
  ...drumBrakeFaults,
  ...caliperFaults,
  ...brakeHydraulicFaults,
  ...brakeAssistanceFaults,
  ...brakeElectronicsFaults,
  ...parkingBrakeFaults,
  ...brakeFitAndSensorFaults,
} satisfies Record<string, FaultEntry>;
