import { fluidJobs } from './fluids-and-filters.ts';
import type { Job, JobEntry } from './job.ts';

const GROUPS: readonly Readonly<Record<string, JobEntry>>[] = [fluidJobs];

/** Every everyday job, in the order in which pages list them. */
export const JOBS: readonly Job[] = GROUPS.flatMap((group) =>
  Object.entries(group).map(([slug, entry]) => ({ ...entry, slug })),
);
