import type { FaultEntry } from '../schema.ts';

/** Every fault of this system, gathered from its families. */
export const steeringFaults = {} satisfies Record<string, FaultEntry>;
