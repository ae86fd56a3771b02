import type { FaultEntry } from '../../schema.ts';
import { sightCircuitFaults } from './circuits-and-switches.ts';
import { demistingFaults } from './demisting-and-glare.ts';
import { glassFaults } from './glass.ts';
import { mirrorFaults } from './mirrors.ts';
import { washerFaults } from './washers.ts';
import { wiperFaults } from './wipers.ts';

/** Every fault of this system, gathered from its families. */
export const visibilityWiperFaults = {
  ...wiperFaults,
  ...washerFaults,
  ...glassFaults,
  ...demistingFaults,
  ...mirrorFaults,
  ...sightCircuitFaults,
} satisfies Record<string, FaultEntry>;
