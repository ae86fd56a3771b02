import type { FaultEntry } from '../../schema.ts';
import { automatedManualFaults } from './automated-manual.ts';
import { automaticControlFaults } from './automatic-control.ts';
import { automaticFluidFaults } from './automatic-fluid.ts';
import { automaticHydraulicsFaults } from './automatic-hydraulics.ts';
import { axleAndFourWheelDriveFaults } from './axle-and-four-wheel-drive.ts';
import { clutchReleaseFaults } from './clutch-release.ts';
import { clutchFaults } from './clutch.ts';
import { cvtFaults } from './cvt.ts';
import { driveshaftFaults } from './driveshafts.ts';
import { dualClutchFaults } from './dual-clutch.ts';
import { manualGearboxFaults } from './manual-gearbox.ts';
import { gearboxMountFaults } from './mounts.ts';
import { selectorFaults } from './selector.ts';
import { driveSwitchFaults } from './switches-and-normal.ts';

/** Every fault of this system, gathered from its families. */
export const transmissionDrivetrainFaults = {
  ...automaticControlFaults,
  ...automaticFluidFaults,
  ...automaticHydraulicsFaults,
  ...axleAndFourWheelDriveFaults,
  ...clutchFaults,
  ...cvtFaults,
  ...driveshaftFaults,
  ...dualClutchFaults,
  ...manualGearboxFaults,
  ...gearboxMountFaults,
  ...selectorFaults,
  ...automatedManualFaults,
  ...clutchReleaseFaults,
  ...driveSwitchFaults,
} satisfies Record<string, FaultEntry>;
