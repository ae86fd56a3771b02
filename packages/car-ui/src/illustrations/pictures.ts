import type { SystemId } from '@wrenchwise/knowledge/systems';

import type { Picture } from './picture.ts';
import { BODY_STRUCTURE, RESTRAINTS_SEATS, VISIBILITY_WIPER } from './pictures/body.ts';
import { BRAKES, STEERING, SUSPENSION, WHEELS_TYRES } from './pictures/chassis.ts';
import { ADAS_CAMERA, ELECTRICAL, LIGHTING } from './pictures/electrics.ts';
import { ENGINE_COOLING, FUEL, SPEED_CONTROL, TRANSMISSION } from './pictures/powertrain.ts';

/** The drawing of each of the 14 systems, with its parts. */
export const PICTURES: Record<SystemId, Picture> = {
  engine_cooling: ENGINE_COOLING,
  electrical: ELECTRICAL,
  transmission_drivetrain: TRANSMISSION,
  brakes: BRAKES,
  steering: STEERING,
  fuel: FUEL,
  restraints_seats: RESTRAINTS_SEATS,
  body_structure: BODY_STRUCTURE,
  adas_camera: ADAS_CAMERA,
  visibility_wiper: VISIBILITY_WIPER,
  lighting: LIGHTING,
  speed_control: SPEED_CONTROL,
  suspension: SUSPENSION,
  wheels_tyres: WHEELS_TYRES,
};

/** The part of a system that a fault's name means: the one named earliest, or undefined. */
export const partNamed = (system: SystemId, fault: string): string | undefined => {
  const text = fault.toLowerCase();
  let found: { readonly id: string; readonly at: number } | undefined;
  for (const { id, words } of PICTURES[system].parts) {
    const at = text.search(words);
    if (at >= 0 && (found === undefined || at < found.at)) found = { id, at };
  }
  return found?.id;
};
