import { electricalJobs } from './battery-and-electrics.ts';
import { bodyworkJobs } from './bodywork-and-cleaning.ts';
import { brakeAndWheelJobs } from './brakes-and-wheels.ts';
import { careJobs } from './care-and-owning.ts';
import { climateAndStorageJobs } from './climate-and-storage.ts';
import { engineAndTravelJobs } from './engine-and-travel.ts';
import { findingJobs } from './finding-out.ts';
import { fluidJobs } from './fluids-and-filters.ts';
import { handSkillJobs } from './hand-skills.ts';
import type { Job, JobEntry } from './job.ts';
import { lightJobs } from './lights-and-visibility.ts';
import { bodyJobs } from './load-and-body.ts';
import { narrowingJobs } from './narrowing-down.ts';
import { paperJobs } from './papers-and-protection.ts';
import { roadsideJobs } from './roadside-and-seasons.ts';

const GROUPS: readonly Readonly<Record<string, JobEntry>>[] = [
  fluidJobs,
  brakeAndWheelJobs,
  electricalJobs,
  lightJobs,
  engineAndTravelJobs,
  climateAndStorageJobs,
  bodyJobs,
  roadsideJobs,
  findingJobs,
  careJobs,
  handSkillJobs,
  narrowingJobs,
  bodyworkJobs,
  paperJobs,
];

/** Every everyday job, in the order in which pages list them. */
export const JOBS: readonly Job[] = GROUPS.flatMap((group) =>
  Object.entries(group).map(([slug, entry]) => ({ ...entry, slug })),
);
