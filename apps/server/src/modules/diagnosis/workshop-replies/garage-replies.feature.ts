import type { FeatureWith } from '../../../platform/feature.ts';
import { createDiagnosisSharesService } from './diagnosis-shares.service.ts';
import { mountGarageReplies } from './garage-replies.routes.ts';
import { createGarageRepliesService, type GarageRepliesService } from './garage-replies.service.ts';
import { mountSharedPage } from './shared-page.ts';

type Dependencies = Parameters<typeof createDiagnosisSharesService>[0] &
  Parameters<typeof createGarageRepliesService>[0];

/** Links to diagnoses for garages, their page, and what garages reply. */
export const createGarageRepliesFeature = (
  dependencies: Dependencies,
): FeatureWith<GarageRepliesService> => {
  const shares = createDiagnosisSharesService(dependencies);
  const service = createGarageRepliesService(dependencies);
  return {
    service,
    mountApi: ({ mount }) => mountGarageReplies(mount, shares, service),
    mountPages: ({ app }) => mountSharedPage(app, service),
  };
};
