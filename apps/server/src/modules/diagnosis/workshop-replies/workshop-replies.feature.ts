import type { FeatureWith } from '../../../platform/feature.ts';
import { createDiagnosisSharesService } from './diagnosis-shares.service.ts';
import { mountSharedPage } from './shared-page.ts';
import { mountWorkshopReplies } from './workshop-replies.routes.ts';
import {
  createWorkshopRepliesService,
  type WorkshopRepliesService,
} from './workshop-replies.service.ts';

type Dependencies = Parameters<typeof createDiagnosisSharesService>[0] &
  Parameters<typeof createWorkshopRepliesService>[0];

/** Links to diagnoses for garages, their page, and what garages reply. */
export const createWorkshopRepliesFeature = (
  dependencies: Dependencies,
): FeatureWith<WorkshopRepliesService> => {
  const shares = createDiagnosisSharesService(dependencies);
  const service = createWorkshopRepliesService(dependencies);
  return {
    service,
    mountApi: ({ mount }) => mountWorkshopReplies(mount, shares, service),
    mountPages: ({ app }) => mountSharedPage(app, service),
  };
};
