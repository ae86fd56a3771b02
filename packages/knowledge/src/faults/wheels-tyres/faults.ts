import type { FaultEntry } from '../../schema.ts';
import { airLossFaults } from './air-loss-and-pressure.ts';
import { fastenerAndSpareFaults } from './fasteners-and-spare.ts';
import { rimAndHubFaults } from './rims-and-hubs.ts';
import { threadAndCentringFaults } from './threads-and-centring.ts';
import { tyreDamageFaults } from './tyre-damage.ts';
import { wearAndBalanceFaults } from './wear-and-balance.ts';

/** Every fault of this system, gathered from its families. */
export const wheelsTyresFaults = {
  ...airLossFaults,
  ...fastenerAndSpareFaults,
  ...rimAndHubFaults,
  ...tyreDamageFaults,
  ...wearAndBalanceFaults,
  ...threadAndCentringFaults,
} satisfies Record<string, FaultEntry>;
