import { ALIKE_FAULTS } from './alike-faults.ts';
import { BEFORE_RENEWAL } from './before-renewal.ts';
import { CHASSIS_CLAIMS } from './chassis-claims.ts';
import { CLAIMED_PARTS } from './claimed-parts.ts';
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
].map((repair) => {
  const parts = CLAIMED_PARTS[repair.name];
  const alike = ALIKE_FAULTS[repair.name];
  const beforeRenewal = BEFORE_RENEWAL[repair.name];
  return {
    ...repair,
    ...(parts === undefined ? {} : { parts }),
    ...(alike === undefined ? {} : { alike }),
    ...(beforeRenewal === undefined ? {} : { beforeRenewal }),
  };
});
