import type { Feature } from '../../../platform/feature.ts';
import { mountQuoteForm } from './quote-form.ts';
import { mountSecondOpinion } from './second-opinion.routes.ts';
import { createSecondOpinionService } from './second-opinion.service.ts';

/** A second opinion without an account. */
export const createSecondOpinionFeature = (
  dependencies: Parameters<typeof createSecondOpinionService>[0],
): Feature => {
  const service = createSecondOpinionService(dependencies);
  return {
    mountApi: ({ mount }) => mountSecondOpinion(mount, service),
    mountPages: ({ app }) => mountQuoteForm(app),
  };
};
