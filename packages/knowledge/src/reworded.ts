import { brakesBodyAndGlass } from './reworded/brakes-body-and-glass.ts';
import { drivetrainAndChassis } from './reworded/drivetrain-and-chassis.ts';
import { electricsAndRestraints } from './reworded/electrics-and-restraints.ts';
import { engineAndCooling } from './reworded/engine-and-cooling.ts';
import { fuelAndLights } from './reworded/fuel-and-lights.ts';

/**
 * Whole texts of summaries, patterns and workshop names as pages show them, by the texts that they were
 * written in: those are what models were trained on.
 */
export const REWORDED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...brakesBodyAndGlass,
    ...drivetrainAndChassis,
    ...electricsAndRestraints,
    ...engineAndCooling,
    ...fuelAndLights,
  }),
);
