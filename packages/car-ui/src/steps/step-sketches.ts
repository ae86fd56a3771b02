import { batteryTestSketches } from './battery-tests.tsx';
import { batterySketches } from './battery.tsx';
import { beltAndTowingSketches } from './belt-and-towing.tsx';
import { bodyworkSketches } from './bodywork.tsx';
import { brakeSketches } from './brakes.tsx';
import { checkSketches } from './checks.tsx';
import { dieselAndFuelSketches } from './diesel-and-fuel.tsx';
import { engineSketches } from './engine.tsx';
import { fluidServiceSketches } from './fluid-service.tsx';
import { fluidSketches } from './fluids.tsx';
import { lampSketches } from './lamps.tsx';
import { loadAndBodySketches } from './load-and-body.tsx';
import { playSketches } from './play.tsx';
import { raisingSketches } from './raising.tsx';
import { roadsideSketches } from './roadside.tsx';
import { screenSketches } from './screens.tsx';
import { skillSketches } from './skills.tsx';
import { smallLampSketches } from './small-lamps.tsx';
import { socketSketches } from './sockets.tsx';
import { tyreSketches } from './tyres.tsx';
import { viewSketches } from './view.tsx';
import { wheelNutSketches } from './wheel-nuts.tsx';

/** Every drawing of a step, by its name. */
export const STEP_SKETCHES = {
  ...raisingSketches,
  ...fluidSketches,
  ...fluidServiceSketches,
  ...brakeSketches,
  ...batterySketches,
  ...batteryTestSketches,
  ...tyreSketches,
  ...wheelNutSketches,
  ...playSketches,
  ...engineSketches,
  ...dieselAndFuelSketches,
  ...viewSketches,
  ...screenSketches,
  ...lampSketches,
  ...smallLampSketches,
  ...socketSketches,
  ...beltAndTowingSketches,
  ...checkSketches,
  ...loadAndBodySketches,
  ...skillSketches,
  ...bodyworkSketches,
  ...roadsideSketches,
};

export type StepDrawingId = keyof typeof STEP_SKETCHES;

export const isStepDrawing = (id: string): id is StepDrawingId => Object.hasOwn(STEP_SKETCHES, id);
