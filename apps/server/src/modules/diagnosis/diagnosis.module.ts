import { KNOWLEDGE } from '@wrenchwise/knowledge/knowledge';

import type { Platform } from '../../open-platform.ts';
import type { WorkshopPhotos } from '../garage/files/workshop-photos.service.ts';
import type { LogService } from '../garage/log/log.service.ts';
import type { VehicleLookupService } from '../garage/lookup/vehicle-lookup.service.ts';
import type { MaintenanceService } from '../garage/maintenance/maintenance.service.ts';
import type { PlanService } from '../garage/maintenance/plan.service.ts';
import type { VehiclesService } from '../garage/vehicles/vehicles.service.ts';
import type { GuidesService } from '../library/guides.service.ts';
import type { Announce } from '../messages/channels/chat-notifications.service.ts';
import type { MailService } from '../messages/mail/mail.service.ts';
import type { NotificationsService } from '../messages/notifications/notifications.service.ts';
import { createClaimsFeature } from './claims/claims.feature.ts';
import { seedDemoGarage } from './demonstration/demo-garage.ts';
import { createDemonstrationFeature } from './demonstration/demonstration.feature.ts';
import { createDiagnosesFeature } from './diagnoses.feature.ts';
import type { DiagnosesService } from './diagnoses.service.ts';
import { createOutcomesFeature } from './outcomes/outcomes.feature.ts';
import { createDiagnosisPreviewFeature } from './preview/diagnosis-preview.feature.ts';
import { createQuotesFeature } from './quotes/quotes.feature.ts';
import { createDiagnosisComparisonFeature } from './report/diagnosis-comparison.feature.ts';
import { createDiagnosisReportFeature } from './report/diagnosis-report.feature.ts';
import { createSecondOpinionFeature } from './second-opinion/second-opinion.feature.ts';
import type { StepGuidesService } from './step-guides.service.ts';
import { createToolsAndPartsFeature } from './tools-and-parts.feature.ts';
import { createWorkshopRepliesFeature } from './workshop-replies/workshop-replies.feature.ts';

interface Services {
  readonly mail: MailService;
  readonly announce: Announce;
  readonly centre: NotificationsService;
  readonly guides: GuidesService;
}

interface GarageServices {
  readonly vehicles: VehiclesService;
  readonly garageLog: LogService;
  readonly maintenance: MaintenanceService;
  readonly plan: PlanService;
  readonly sampleLookup: VehicleLookupService;
  readonly workshopPhotos: WorkshopPhotos;
}

interface FollowUpServices extends Services, GarageServices {
  readonly diagnoses: DiagnosesService;
  readonly stepGuides: StepGuidesService;
}

/** What becomes of a diagnosis: replies of workshops, their quotes, outcomes, the report, the demonstration's cars. */
const createFollowUp = async ({ shared, builtIn, usage }: Platform, services: FollowUpServices) => {
  const dependencies = { ...shared, ...services };
  const workshopReplies = createWorkshopRepliesFeature(dependencies);
  const quotes = createQuotesFeature({ ...dependencies, knowledge: KNOWLEDGE });
  const claims = createClaimsFeature({ ...dependencies, engine: builtIn });
  return {
    quotes: quotes.service,
    claims: claims.service,
    features: [
      workshopReplies,
      quotes,
      claims,
      createSecondOpinionFeature({ quotes: quotes.service, claims: claims.service }),
      await createOutcomesFeature(dependencies),
      createDiagnosisReportFeature({
        ...dependencies,
        workshopReplies: workshopReplies.service,
        usage,
      }),
    ],
    /** Gives a new demo account its cars. */
    seedDemo: (email: string) => seedDemoGarage({ ...dependencies, provider: builtIn }, email),
  };
};

/** Diagnoses, their preview and step guides. */
export const createDiagnosisModule = async (platform: Platform, services: Services) => {
  const { shared, builtIn, usage } = platform;
  const diagnoses = await createDiagnosesFeature({
    ...shared,
    ...services,
    engine: builtIn,
    usage,
  });
  const previews = createDiagnosisPreviewFeature({ ...shared, engine: builtIn });
  const made = { diagnoses: diagnoses.service, stepGuides: diagnoses.stepGuides };
  return {
    ...made,
    previews: previews.service,
    features: [
      // Before the diagnoses, whose `{id}` would take 'compare' for one.
      createDiagnosisComparisonFeature(made),
      diagnoses,
      createToolsAndPartsFeature(shared),
      previews,
      createDemonstrationFeature({ engine: builtIn }),
    ],
    /** Created last: the garage is given the diagnoses of its cars first. */
    followUp: ({
      vehicles,
      garageLog,
      maintenance,
      plan,
      sampleLookup,
      workshopPhotos,
    }: GarageServices) =>
      createFollowUp(platform, {
        ...services,
        ...made,
        vehicles,
        garageLog,
        maintenance,
        plan,
        sampleLookup,
        workshopPhotos,
      }),
  };
};
