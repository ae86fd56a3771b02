import { SYSTEM_IDS, type SystemId } from '../systems.ts';
import { adasCameraRepairs } from './adas-camera.ts';
import { bodyStructureRepairs } from './body-structure.ts';
import { brakesRepairs } from './brakes.ts';
import { electricalRepairs } from './electrical.ts';
import { engineCoolingRepairs } from './engine-cooling.ts';
import { fuelRepairs } from './fuel.ts';
import { lightingRepairs } from './lighting.ts';
import type { RepairEntry } from './repair.ts';
import { restraintsSeatsRepairs } from './restraints-seats.ts';
import { speedControlRepairs } from './speed-control.ts';
import { steeringRepairs } from './steering.ts';
import { suspensionRepairs } from './suspension.ts';
import { transmissionDrivetrainRepairs } from './transmission-drivetrain.ts';
import { visibilityWiperRepairs } from './visibility-wiper.ts';
import { wheelsTyresRepairs } from './wheels-tyres.ts';

const bySystem: Readonly<Record<SystemId, Readonly<Record<string, RepairEntry>>>> = {
  engine_cooling: engineCoolingRepairs,
  electrical: electricalRepairs,
  transmission_drivetrain: transmissionDrivetrainRepairs,
  brakes: brakesRepairs,
  steering: steeringRepairs,
  fuel: fuelRepairs,
  restraints_seats: restraintsSeatsRepairs,
  body_structure: bodyStructureRepairs,
  adas_camera: adasCameraRepairs,
  visibility_wiper: visibilityWiperRepairs,
  lighting: lightingRepairs,
  speed_control: speedControlRepairs,
  suspension: suspensionRepairs,
  wheels_tyres: wheelsTyresRepairs,
};

/** A fault of a repair, and what it is there: 'fan motor'. */
export interface RepairVariant {
  readonly faultId: string;
  readonly label: string;
}

/** Faults that are one job to the owner. */
export interface Repair {
  /** Kebab-case, stable: stored diagnoses refer to it. */
  readonly id: string;
  readonly name: string;
  readonly system: SystemId;
  readonly variants: readonly RepairVariant[];
}

/** Every repair with more than one fault, in a fixed order. */
export const REPAIRS: readonly Repair[] = SYSTEM_IDS.flatMap((system) =>
  Object.entries(bySystem[system]).map(([id, { name, variants }]) => ({
    id,
    name,
    system,
    variants: Object.entries(variants).flatMap(([faultId, label]) =>
      label === undefined ? [] : [{ faultId, label }],
    ),
  })),
);
