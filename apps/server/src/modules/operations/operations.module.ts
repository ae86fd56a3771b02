import type { Platform } from '../../open-platform.ts';
import { isPageOf } from '../../platform/http/pages.ts';
import type { RetentionRule } from '../../platform/retention-rule.ts';
import type { DiagnosesService } from '../diagnosis/diagnoses.service.ts';
import type { MailService } from '../messages/mail/mail.service.ts';
import { createErrorReportsFeature } from './error-reports.feature.ts';
import { createHealthFeature } from './health/health.feature.ts';
import { createMetricsFeature } from './health/metrics.feature.ts';
import { createOutsideServicesFeature } from './outside-services.feature.ts';
import { createPageViewsFeature } from './page-views.feature.ts';
import { createPageVotesFeature } from './page-votes.feature.ts';
import { createRetentionFeature } from './retention/retention.feature.ts';
import { createContactFeature } from './support/contact.feature.ts';
import { createSupportFeature } from './support/support.feature.ts';

interface Services {
  readonly mail: MailService;
  readonly diagnoses: DiagnosesService;
  /** What every module deletes after a time. */
  readonly retentionRules: readonly RetentionRule[];
}

/** What the operator needs: health, metrics, support, page views, votes on pages, error reports, retention. */
export const createOperationsModule = async (
  { shared, telemetry, overload, servePage, usage, audit }: Platform,
  services: Services,
) => {
  const { db, appUrl } = shared;
  const { noteReadiness } = telemetry.metrics;
  const dependencies = { ...shared, ...services };
  const isPage = isPageOf(servePage, appUrl);
  const health = createHealthFeature({ ...shared, noteReadiness });
  return {
    drain: health.drain,
    features: [
      health,
      createMetricsFeature({ ...shared, telemetry, overload, readiness: health.checkReadiness }),
      createSupportFeature({ ...dependencies, audit: audit.service, usage }),
      createErrorReportsFeature(shared),
      createContactFeature(dependencies),
      createPageViewsFeature({ db, isPage }),
      createPageVotesFeature({ ...shared, isPage }),
      createOutsideServicesFeature(shared),
      await createRetentionFeature(dependencies),
    ],
  };
};
