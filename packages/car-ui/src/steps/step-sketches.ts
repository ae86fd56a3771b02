import { fluidSketches } from './fluids.tsx';
import { raisingSketches } from './raising.tsx';

/** Every drawing of a step, by its name. */
export const STEP_SKETCHES = { ...raisingSketches, ...fluidSketches };

export type StepDrawingId = keyof typeof STEP_SKETCHES;
