import type { Feature } from '../../../platform/feature.ts';
import { createJobsService } from './jobs.service.ts';
import { startOutcomeQuestions } from './outcome-questions.ts';
import { mountJobs, mountOutcomes } from './outcomes.routes.ts';
import { createOutcomesService } from './outcomes.service.ts';

type Dependencies = Parameters<typeof createOutcomesService>[0] &
  Parameters<typeof createJobsService>[0] &
  Parameters<typeof startOutcomeQuestions>[0];

/** What diagnosed problems were in the end, the question that asks for it, and the work on them. */
export const createOutcomesFeature = async (dependencies: Dependencies): Promise<Feature> => {
  const service = createOutcomesService(dependencies);
  const jobs = createJobsService(dependencies);
  await startOutcomeQuestions(dependencies);
  return {
    mountApi: ({ mount }) => {
      mountOutcomes(mount, service);
      mountJobs(mount, jobs);
    },
  };
};
