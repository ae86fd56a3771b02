import type { Feature } from '../../feature.ts';
import { startOutcomeQuestions } from './outcome-questions.ts';
import { mountOutcomes } from './outcomes.routes.ts';
import { createOutcomesService } from './outcomes.service.ts';

type Dependencies = Parameters<typeof createOutcomesService>[0] &
  Parameters<typeof startOutcomeQuestions>[0];

/** What diagnosed problems were in the end, and the question that asks for it. */
export const createOutcomesFeature = async (dependencies: Dependencies): Promise<Feature> => {
  const service = createOutcomesService(dependencies);
  await startOutcomeQuestions(dependencies);
  return { mountApi: ({ mount }) => mountOutcomes(mount, service) };
};
