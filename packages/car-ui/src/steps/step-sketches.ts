import { batterySketches } from './battery.tsx';
import { beltAndTowingSketches } from './belt-and-towing.tsx';
import { brakeSketches } from './brakes.tsx';
import { engineSketches } from './engine.tsx';
import { fluidSketches } from './fluids.tsx';
import { raisingSketches } from './raising.tsx';
import { tyreSketches } from './tyres.tsx';
import { viewSketches } from './view.tsx';

/** Every drawing of a step, by its name. */
export const STEP_SKETCHES = {
  ...raisingSketches,
  ...fluidSketches,
  ...brakeSketches,
  ...batterySketches,
  ...tyreSketches,
  ...engineSketches,
  ...viewSketches,
  ...beltAndTowingSketches,
};

export type StepDrawingId = keyof typeof STEP_SKETCHES;

export const isStepDrawing = (id: string): id is StepDrawingId => Object.hasOwn(STEP_SKETCHES, id);
