import type { FaultEntry } from '../schema.ts';
import { padAndDiscFaults } from './pads-and-discs.ts';

/** Every fault of this system, gathered from its families. */
export const brakesFaults = {
  ...padAndDiscFaults,
} satisfies Record<string, FaultEntry>;
