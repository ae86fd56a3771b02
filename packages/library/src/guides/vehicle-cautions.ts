import type { SystemId } from '@wrenchwise/knowledge/systems';
import type { Fuel } from '@wrenchwise/vehicle/vehicle';

/** Hazards close to a system. */
type Danger = 'drive' | 'high-voltage' | 'gas';

/** Exhaustive: a new system has to name its hazards. */
const NEAR: Readonly<Record<SystemId, readonly Danger[]>> = {
  engine_cooling: ['drive', 'high-voltage', 'gas'],
  electrical: ['drive', 'high-voltage', 'gas'],
  transmission_drivetrain: ['drive', 'high-voltage'],
  brakes: ['drive'],
  steering: ['drive', 'high-voltage'],
  fuel: ['drive', 'high-voltage', 'gas'],
  restraints_seats: [],
  body_structure: [],
  adas_camera: [],
  visibility_wiper: ['drive'],
  lighting: ['drive'],
  speed_control: ['drive', 'high-voltage', 'gas'],
  suspension: ['drive'],
  wheels_tyres: ['drive'],
};

const HYBRID_OFF =
  'Hybrid: switch the car off, see that the Ready light is out and keep the key well away before you reach under the bonnet or raise the car. In Ready the engine can start by itself. Where a step needs it running, stay clear of belts, fans and shafts.';
const ELECTRIC_OFF =
  'Electric car: switch it off, see that the Ready light is out and keep the key well away before you reach under the bonnet or raise it. In Ready it stands silent and can move off, and its fans can start by themselves at any time, above all while it charges.';
const ORANGE_CABLES =
  'Orange cables and the parts they lead to carry a voltage that kills, even when the car is off. Do not touch, unplug or open them: that is work for a certified high-voltage technician.';
const GAS_VALVE =
  'LPG: close the shut-off valve on the gas tank and air the place before you work or test with anything that can spark. Escaped gas is heavier than air and gathers in pits and garages. If you smell gas, stop. Only an approved LPG workshop opens gas parts.';

const BY_FUEL: Readonly<Record<Fuel, Partial<Record<Danger, string>>>> = {
  petrol: {},
  diesel: {},
  hybrid: { drive: HYBRID_OFF, 'high-voltage': ORANGE_CABLES },
  'plug-in-hybrid': { drive: HYBRID_OFF, 'high-voltage': ORANGE_CABLES },
  electric: { drive: ELECTRIC_OFF, 'high-voltage': ORANGE_CABLES },
  lpg: { gas: GAS_VALVE },
};

/**
 * Cautions for work on a system by the car's fuel: for a hybrid, that the engine may start by
 * itself; for high voltage, the orange cables; for LPG, its valve.
 *
 * @param fuel unknown gives no cautions: the faults' own guides have those of all cars
 * @returns whole texts, the most urgent first; often none
 */
export const vehicleCautions = (
  fuel: Fuel | null | undefined,
  system: SystemId,
): readonly string[] => {
  if (fuel === null || fuel === undefined) return [];
  const cautions = BY_FUEL[fuel];
  return NEAR[system].flatMap((danger) => cautions[danger] ?? []);
};
