import { batteries } from './safety-rules/batteries.ts';
import { bodyAndSight } from './safety-rules/body-and-sight.ts';
import { brakes } from './safety-rules/brakes.ts';
import { condition } from './safety-rules/condition.ts';
import { control } from './safety-rules/control.ts';
import { drivetrain } from './safety-rules/drivetrain.ts';
import { engineAndDrive } from './safety-rules/engine-and-drive.ts';
import { fireAndGas } from './safety-rules/fire-and-gas.ts';
import { instructions } from './safety-rules/instructions.ts';
import { measured } from './safety-rules/measured.ts';
import { restraints } from './safety-rules/restraints.ts';
import type { SafetyRule } from './safety-rules/rule.ts';
import { steering } from './safety-rules/steering.ts';
import { wheelsAndTyres } from './safety-rules/wheels-and-tyres.ts';

/** Every safety rule, the most urgent first. */
export const SAFETY_RULES: readonly SafetyRule[] = [
  ...fireAndGas,
  ...instructions,
  ...brakes,
  ...steering,
  ...wheelsAndTyres,
  ...measured,
  ...drivetrain,
  ...condition,
  ...control,
  ...engineAndDrive,
  ...batteries,
  ...restraints,
  ...bodyAndSight,
];
