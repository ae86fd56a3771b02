import type { FaultEntry } from '../../schema.ts';
import { airSuspensionFaults } from './air.ts';
import { suspensionArmFaults } from './arms.ts';
import { damperFaults } from './dampers.ts';
import { springFaults } from './springs.ts';
import { suspensionStructureFaults } from './structure.ts';

/** Every fault of this system, gathered from its families. */
export const suspensionFaults = {
  ...damperFaults,
  ...springFaults,
  ...suspensionArmFaults,
  ...suspensionStructureFaults,
  ...airSuspensionFaults,
} satisfies Record<string, FaultEntry>;
