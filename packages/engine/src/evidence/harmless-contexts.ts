import { ALERT_SUBJECTS } from './harmless/alert-subjects.ts';
import { BODY_AND_LIGHTS } from './harmless/body-and-lights.ts';
import { BRAKES_STEERING_WHEELS } from './harmless/brakes-steering-wheels.ts';
import type { HarmlessContext } from './harmless/context.ts';
import { ENGINE_AND_FUEL } from './harmless/engine-and-fuel.ts';

/** Contexts in which words of danger are ordinary. */
export const HARMLESS_CONTEXTS: readonly HarmlessContext[] = [
  ...BRAKES_STEERING_WHEELS,
  ...ENGINE_AND_FUEL,
  ...BODY_AND_LIGHTS,
  ...ALERT_SUBJECTS,
];
