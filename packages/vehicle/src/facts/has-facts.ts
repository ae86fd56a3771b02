import type { KnownModel } from '../known-model.ts';
import { electricVersions } from './electric.ts';
import { modelRuns } from './model-runs.ts';
import { motFailuresOf } from './mot-failures.ts';
import { recallsOf } from './recalls.ts';

/** Whether any source says more of a model than its name: only then it has a page of specifications. */
export const hasFacts = (car: KnownModel): boolean =>
  modelRuns(car.make, car.model).length > 0 ||
  electricVersions(car).length > 0 ||
  recallsOf(car).length > 0 ||
  motFailuresOf(car).model !== undefined;
