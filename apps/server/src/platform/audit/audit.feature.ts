import type { FeatureWith } from '../feature.ts';
import { mountAudit } from './audit.routes.ts';
import { createAuditService, type AuditService } from './audit.service.ts';

/** Security events: recorded by other features, listed for their user. */
export const createAuditFeature = (
  dependencies: Parameters<typeof createAuditService>[0],
): FeatureWith<AuditService> => {
  const service = createAuditService(dependencies);
  return {
    service,
    mountApi: ({ mount }) => mountAudit(mount, service),
  };
};
