import { AIR_AND_EXHAUST } from './air-and-exhaust.ts';
import { BRAKES_AND_TYRES } from './brakes-and-tyres.ts';
import { DIESELS } from './diesel.ts';
import { ELECTRIC_DRIVE } from './electric-drive.ts';
import { ELECTRICS } from './electrics.ts';
import { FOREIGN_NAMES } from './foreign-names.ts';
import { FUEL_TRIMS } from './fuel-trims.ts';
import { INSPECTION } from './inspection.ts';
import type { Parameter } from './parameter.ts';
import { PRESSURES } from './pressures.ts';
import { RUNNING } from './running.ts';
import { TEMPERATURES } from './temperatures.ts';

const withForeignNames = (parameter: Parameter): Parameter => {
  const foreign = FOREIGN_NAMES[parameter.id];
  if (foreign === undefined) return parameter;
  const withUnit = [...(parameter.withUnit ?? []), ...(foreign.withUnit ?? [])];
  return { ...parameter, names: [...parameter.names, ...foreign.names], withUnit };
};

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
  ...INSPECTION,
].map(withForeignNames);
