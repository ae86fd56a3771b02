import { batteries } from './rules/batteries.ts';
import { bodyAndSight } from './rules/body-and-sight.ts';
import { brakes } from './rules/brakes.ts';
import { control } from './rules/control.ts';
import { engineAndDrive } from './rules/engine-and-drive.ts';
import { fireAndGas } from './rules/fire-and-gas.ts';
import { restraints } from './rules/restraints.ts';
import type { SafetyRule } from './rules/rule.ts';
import { steering } from './rules/steering.ts';
import { wheelsAndTyres } from './rules/wheels-and-tyres.ts';

/** Every danger that words or answers can name, the most urgent first. */
export const SAFETY_RULES: readonly SafetyRule[] = [
  ...fireAndGas,
  ...brakes,
  ...steering,
  ...wheelsAndTyres,
  ...control,
  ...engineAndDrive,
  ...batteries,
  ...restraints,
  ...bodyAndSight,
];
