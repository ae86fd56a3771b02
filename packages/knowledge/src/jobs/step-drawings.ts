import { bodyworkSteps } from './drawn/bodywork-and-narrowing.ts';
import { careSteps } from './drawn/care-and-owning.ts';
import type { DrawnSteps } from './drawn/drawn-step.ts';
import { electricAndLightSteps } from './drawn/electrics-and-lights.ts';
import { engineAndBodySteps } from './drawn/engine-and-body.ts';
import { findingSteps } from './drawn/finding-out.ts';
import { fluidAndWheelSteps } from './drawn/fluids-and-wheels.ts';
import { handSkillSteps } from './drawn/hand-skills.ts';
import { paperSteps } from './drawn/papers-and-protection.ts';
import { roadsideSteps } from './drawn/roadside-and-seasons.ts';

/** The steps that are drawn, by the job's slug, in order; three to five of every job. */
export const DRAWN_STEPS: DrawnSteps = {
  ...fluidAndWheelSteps,
  ...electricAndLightSteps,
  ...engineAndBodySteps,
  ...roadsideSteps,
  ...findingSteps,
  ...careSteps,
  ...handSkillSteps,
  ...bodyworkSteps,
  ...paperSteps,
};
