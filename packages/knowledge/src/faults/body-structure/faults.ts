import type { FaultEntry } from '../../schema.ts';
import { doorFaults } from './doors-and-locks.ts';
import { lidFaults } from './lids-and-flaps.ts';
import { rustAndPaintFaults } from './rust-and-paint.ts';
import { trimFaults } from './trim-and-racks.ts';
import { waterAndRoofFaults } from './water-and-roof.ts';

/** Every fault of this system, gathered from its families. */
export const bodyStructureFaults = {
  ...doorFaults,
  ...lidFaults,
  ...waterAndRoofFaults,
  ...rustAndPaintFaults,
  ...trimFaults,
} satisfies Record<string, FaultEntry>;
