import { readTexts } from './read-texts.ts';
import type { Symptom } from './symptom.ts';
import { airAndExhaustSymptoms } from './symptoms/air-and-exhaust.ts';
import { bodySymptoms } from './symptoms/body.ts';
import { brakesSymptoms } from './symptoms/brakes.ts';
import { carburettorSymptoms } from './symptoms/carburettor.ts';
import { climateSymptoms } from './symptoms/climate.ts';
import { coolingAndOilSymptoms } from './symptoms/cooling-and-oil.ts';
import { driverAssistanceSymptoms } from './symptoms/driver-assistance.ts';
import { electricDriveSymptoms } from './symptoms/electric-drive.ts';
import { electricalSymptoms } from './symptoms/electrical.ts';
import { engineSymptoms } from './symptoms/engine.ts';
import { fuelSymptoms } from './symptoms/fuel.ts';
import { healthySignSymptoms } from './symptoms/healthy-signs.ts';
import { lightingSymptoms } from './symptoms/lighting.ts';
import { restraintsSymptoms } from './symptoms/restraints.ts';
import { soundAndReceptionSymptoms } from './symptoms/sound-and-reception.ts';
import { speedControlSymptoms } from './symptoms/speed-control.ts';
import { startingAndChargingSymptoms } from './symptoms/starting-and-charging.ts';
import { steeringSymptoms } from './symptoms/steering.ts';
import { suspensionSymptoms } from './symptoms/suspension.ts';
import { transmissionSymptoms } from './symptoms/transmission.ts';
import { visibilitySymptoms } from './symptoms/visibility.ts';
import { wheelsAndTyresSymptoms } from './symptoms/wheels-and-tyres.ts';

const all = readTexts({
  ...engineSymptoms,
  ...coolingAndOilSymptoms,
  ...airAndExhaustSymptoms,
  ...fuelSymptoms,
  ...startingAndChargingSymptoms,
  ...electricalSymptoms,
  ...electricDriveSymptoms,
  ...lightingSymptoms,
  ...brakesSymptoms,
  ...steeringSymptoms,
  ...suspensionSymptoms,
  ...wheelsAndTyresSymptoms,
  ...transmissionSymptoms,
  ...speedControlSymptoms,
  ...driverAssistanceSymptoms,
  ...bodySymptoms,
  ...visibilitySymptoms,
  ...restraintsSymptoms,
  ...climateSymptoms,
  ...soundAndReceptionSymptoms,
  ...carburettorSymptoms,
  ...healthySignSymptoms,
});

export type SymptomId = keyof typeof all;

/** Every symptom by its id. */
export const SYMPTOMS: Readonly<Record<SymptomId, Symptom>> = all;

export const isSymptomId = (id: string): id is SymptomId => Object.hasOwn(SYMPTOMS, id);
