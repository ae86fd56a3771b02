import type { CommonQuestion } from './common-question.ts';
import { batteryAndStartingQuestions } from './questions/battery-and-starting.ts';
import { clutchAndDriveshaftsQuestions } from './questions/clutch-and-driveshafts.ts';
import { coolingQuestions } from './questions/cooling.ts';
import { engineOilQuestions } from './questions/engine-oil.ts';
import { engineQuestions } from './questions/engine.ts';
import { evChargingQuestions } from './questions/ev-charging.ts';
import { exhaustQuestions } from './questions/exhaust.ts';
import { fuelQuestions } from './questions/fuel.ts';
import { gearboxQuestions } from './questions/gearbox.ts';
import { hybridAndElectricQuestions } from './questions/hybrid-and-electric.ts';
import { ignitionQuestions } from './questions/ignition.ts';
import { sensorsAndCodesQuestions } from './questions/sensors-and-codes.ts';
import { turboAndIntakeQuestions } from './questions/turbo-and-intake.ts';
import { warningLightsQuestions } from './questions/warning-lights.ts';
import { wiringAndDrainsQuestions } from './questions/wiring-and-drains.ts';

/** Every question that the chat has an answer to for all cars. */
export const COMMON_QUESTIONS: readonly CommonQuestion[] = [
  ...batteryAndStartingQuestions,
  ...clutchAndDriveshaftsQuestions,
  ...coolingQuestions,
  ...engineOilQuestions,
  ...engineQuestions,
  ...evChargingQuestions,
  ...exhaustQuestions,
  ...fuelQuestions,
  ...gearboxQuestions,
  ...hybridAndElectricQuestions,
  ...ignitionQuestions,
  ...sensorsAndCodesQuestions,
  ...turboAndIntakeQuestions,
  ...warningLightsQuestions,
  ...wiringAndDrainsQuestions,
];
