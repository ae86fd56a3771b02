import type { FaultEntry } from '../../schema.ts';
import { carburettorFaults } from './carburettors.ts';
import { contaminationFaults } from './contamination.ts';
import { evBatteryFaults } from './ev-battery.ts';
import { evChargingFaults } from './ev-charging.ts';
import { evDriveFaults } from './ev-drive.ts';
import { evIntegratedUnitFaults } from './ev-integrated-units.ts';
import { evapFaults } from './evap.ts';
import { fillingFaults } from './filling.ts';
import { hybridBatteryFaults } from './hybrid-battery.ts';
import { hybridDriveFaults } from './hybrid-drive.ts';
import { injectorFaults } from './injectors.ts';
import { lpgFaults } from './lpg.ts';
import { pressureControlFaults } from './pressure-control.ts';
import { pumpSupplyFaults } from './pump-supply.ts';
import { pumpFaults } from './pumps.ts';
import { tankAndLineFaults } from './tank-and-lines.ts';

/** Every fault of this system, gathered from its families. */
export const fuelFaults = {
  ...pumpFaults,
  ...injectorFaults,
  ...pressureControlFaults,
  ...tankAndLineFaults,
  ...evapFaults,
  ...fillingFaults,
  ...contaminationFaults,
  ...lpgFaults,
  ...evBatteryFaults,
  ...evDriveFaults,
  ...evChargingFaults,
  ...hybridBatteryFaults,
  ...hybridDriveFaults,
  ...carburettorFaults,
  ...pumpSupplyFaults,
  ...evIntegratedUnitFaults,
} satisfies Record<string, FaultEntry>;
