import type { FaultEntry } from '../../schema.ts';
import { assistanceSoftwareFaults } from './assistance-software.ts';
import { frontCameraFaults } from './front-camera.ts';
import { frontRadarFaults } from './front-radar.ts';
import { parkingSensorFaults } from './parking-sensors.ts';
import { rearCameraFaults } from './rear-camera.ts';
import { sideRadarFaults } from './side-radar.ts';

/** Every fault of this system, gathered from its families. */
export const adasCameraFaults = {
  ...frontRadarFaults,
  ...frontCameraFaults,
  ...assistanceSoftwareFaults,
  ...sideRadarFaults,
  ...rearCameraFaults,
  ...parkingSensorFaults,
} satisfies Record<string, FaultEntry>;
