import { britishWording, type MatchedWording } from './british-wording.ts';
import { adasCameraFaults } from './faults/adas-camera/faults.ts';
import { bodyStructureFaults } from './faults/body-structure/faults.ts';
import { brakesFaults } from './faults/brakes/faults.ts';
import { electricalFaults } from './faults/electrical/faults.ts';
import { engineCoolingFaults } from './faults/engine-cooling/faults.ts';
import { fuelFaults } from './faults/fuel/faults.ts';
import { lightingFaults } from './faults/lighting/faults.ts';
import { restraintsSeatsFaults } from './faults/restraints-seats/faults.ts';
import { speedControlFaults } from './faults/speed-control/faults.ts';
import { steeringFaults } from './faults/steering/faults.ts';
import { suspensionFaults } from './faults/suspension/faults.ts';
import { transmissionDrivetrainFaults } from './faults/transmission-drivetrain/faults.ts';
import { visibilityWiperFaults } from './faults/visibility-wiper/faults.ts';
import { wheelsTyresFaults } from './faults/wheels-tyres/faults.ts';
import { FORMER_NAMES } from './former-names.ts';
import { readTexts } from './read-texts.ts';
import type { FaultEntry } from './schema.ts';
import { SYSTEM_IDS, type SystemId } from './systems.ts';

const bySystem = {
  engine_cooling: engineCoolingFaults,
  electrical: electricalFaults,
  transmission_drivetrain: transmissionDrivetrainFaults,
  brakes: brakesFaults,
  steering: steeringFaults,
  fuel: fuelFaults,
  restraints_seats: restraintsSeatsFaults,
  body_structure: bodyStructureFaults,
  adas_camera: adasCameraFaults,
  visibility_wiper: visibilityWiperFaults,
  lighting: lightingFaults,
  speed_control: speedControlFaults,
  suspension: suspensionFaults,
  wheels_tyres: wheelsTyresFaults,
} satisfies Record<SystemId, Record<string, FaultEntry>>;

type FaultsBySystem = typeof bySystem;

/** The id of a fault of this edition. */
export type FaultId = {
  readonly [System in SystemId]: Extract<keyof FaultsBySystem[System], string>;
}[SystemId];

/** A fault with its place in the catalogue. */
export interface Fault extends FaultEntry {
  /** Kebab-case, unique over all systems, stable: stored diagnoses refer to it. */
  readonly id: string;
  readonly system: SystemId;
  /** Its texts as they were written, for the engine's index and models, where pages show other words. */
  readonly written?: MatchedWording;
}

/** Every fault, in a fixed order. */
export const FAULTS: readonly Fault[] = SYSTEM_IDS.flatMap((system) => {
  const entries: Readonly<Record<string, FaultEntry>> = readTexts(bySystem[system]);
  return Object.entries(entries).map(([id, entry]) => ({
    ...entry,
    ...britishWording(entry, FORMER_NAMES[id]),
    id,
    system,
  }));
});

const byId: ReadonlyMap<string, Fault> = new Map(FAULTS.map((fault) => [fault.id, fault]));

/** The fault with this id, or undefined (older diagnoses may refer to removed faults). */
export const findFault = (id: string): Fault | undefined => byId.get(id);
