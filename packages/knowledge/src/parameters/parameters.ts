import { AIR_AND_EXHAUST } from './air-and-exhaust.ts';
import { BRAKES_AND_TYRES } from './brakes-and-tyres.ts';
import { DIESELS } from './diesel.ts';
import { ELECTRIC_DRIVE } from './electric-drive.ts';
import { ELECTRICS } from './electrics.ts';
import { FUEL_TRIMS } from './fuel-trims.ts';
import type { Parameter } from './parameter.ts';
import { PRESSURES } from './pressures.ts';
import { RUNNING } from './running.ts';
import { TEMPERATURES } from './temperatures.ts';

/** Every parameter whose figures are read, in a fixed order: of equal names the first counts. */
export const PARAMETERS: readonly Parameter[] = [
  ...TEMPERATURES,
  ...FUEL_TRIMS,
  ...PRESSURES,
  ...AIR_AND_EXHAUST,
  ...DIESELS,
  ...ELECTRICS,
  ...ELECTRIC_DRIVE,
  ...BRAKES_AND_TYRES,
  ...RUNNING,
];
