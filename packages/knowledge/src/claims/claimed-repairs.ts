import { CHASSIS_CLAIMS } from './chassis-claims.ts';
import type { ClaimedRepair } from './claimed-repair.ts';
import { DRIVETRAIN_CLAIMS } from './drivetrain-claims.ts';
import { ELECTRICAL_CLAIMS } from './electrical-claims.ts';
import { ENGINE_CLAIMS } from './engine-claims.ts';
import { FUEL_CLAIMS } from './fuel-claims.ts';

/** Every repair that workshops often claim, with the test that decides it. */
export const CLAIMED_REPAIRS: readonly ClaimedRepair[] = [
  ...ENGINE_CLAIMS,
  ...FUEL_CLAIMS,
  ...ELECTRICAL_CLAIMS,
  ...DRIVETRAIN_CLAIMS,
  ...CHASSIS_CLAIMS,
];
