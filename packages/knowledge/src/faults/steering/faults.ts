import type { FaultEntry } from '../../schema.ts';
import { steeringColumnFaults } from './column.ts';
import { electricSteeringFaults } from './electric.ts';
import { steeringGeometryFaults } from './geometry.ts';
import { hydraulicSteeringFaults } from './hydraulic.ts';
import { steeringLinkageFaults } from './linkage.ts';

/** Every fault of this system, gathered from its families. */
export const steeringFaults = {
  ...electricSteeringFaults,
  ...hydraulicSteeringFaults,
  ...steeringLinkageFaults,
  ...steeringColumnFaults,
  ...steeringGeometryFaults,
} satisfies Record<string, FaultEntry>;
