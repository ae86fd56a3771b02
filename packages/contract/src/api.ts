import type { Endpoint } from './endpoint.ts';
import * as deletion from './endpoints/accounts/deletion.ts';
import * as emailAddress from './endpoints/accounts/email-address.ts';
import * as dataExport from './endpoints/accounts/export.ts';
import * as google from './endpoints/accounts/google.ts';
import * as oidc from './endpoints/accounts/oidc.ts';
import * as passkeys from './endpoints/accounts/passkeys.ts';
import * as password from './endpoints/accounts/password.ts';
import * as profile from './endpoints/accounts/profile.ts';
import * as securityOverview from './endpoints/accounts/security-overview.ts';
import * as sessionsAndDevices from './endpoints/accounts/sessions-and-devices.ts';
import * as signIn from './endpoints/accounts/sign-in.ts';
import * as signUp from './endpoints/accounts/sign-up.ts';
import * as twoFactor from './endpoints/accounts/two-factor.ts';
import * as analytics from './endpoints/analytics.ts';
import * as apiKeys from './endpoints/api-keys.ts';
import * as audit from './endpoints/audit.ts';
import * as avatar from './endpoints/avatar.ts';
import * as billing from './endpoints/billing.ts';
import * as calendar from './endpoints/calendar.ts';
import * as chat from './endpoints/chat.ts';
import * as claims from './endpoints/claims.ts';
import * as codes from './endpoints/codes.ts';
import * as contact from './endpoints/contact.ts';
import * as dailyEntry from './endpoints/daily-entry.ts';
import * as demonstration from './endpoints/demonstration.ts';
import * as diagnoses from './endpoints/diagnoses.ts';
import * as diagnosisComparison from './endpoints/diagnosis-comparison.ts';
import * as diagnosisJob from './endpoints/diagnosis-job.ts';
import * as diagnosisPreview from './endpoints/diagnosis-preview.ts';
import * as diagnosisReport from './endpoints/diagnosis-report.ts';
import * as diagnosisResolution from './endpoints/diagnosis-resolution.ts';
import * as diagnosisShares from './endpoints/diagnosis-shares.ts';
import * as errorReports from './endpoints/error-reports.ts';
import * as files from './endpoints/files.ts';
import * as forecasts from './endpoints/forecasts.ts';
import * as garageSearch from './endpoints/garage-search.ts';
import * as garage from './endpoints/garage.ts';
import * as guides from './endpoints/guides.ts';
import * as incidents from './endpoints/incidents.ts';
import * as logImportMapping from './endpoints/log-import-mapping.ts';
import * as logImports from './endpoints/log-imports.ts';
import * as log from './endpoints/log.ts';
import * as maintenancePlan from './endpoints/maintenance-plan.ts';
import * as maintenance from './endpoints/maintenance.ts';
import * as messageServices from './endpoints/message-services.ts';
import * as motLists from './endpoints/mot-lists.ts';
import * as notificationSettings from './endpoints/notification-settings.ts';
import * as notifications from './endpoints/notifications.ts';
import * as diagnosisOutcome from './endpoints/outcomes.ts';
import * as outlook from './endpoints/outlook.ts';
import * as outsideServices from './endpoints/outside-services.ts';
import * as pageViews from './endpoints/page-views.ts';
import * as pageVotes from './endpoints/page-votes.ts';
import * as push from './endpoints/push.ts';
import * as quoteShares from './endpoints/quote-shares.ts';
import * as quotes from './endpoints/quotes.ts';
import * as recordings from './endpoints/recordings.ts';
import * as renewals from './endpoints/renewals.ts';
import * as search from './endpoints/search.ts';
import * as secondOpinion from './endpoints/second-opinion.ts';
import * as stepGuides from './endpoints/step-guides.ts';
import * as subjectChat from './endpoints/subject-chat.ts';
import * as subscription from './endpoints/subscription.ts';
import * as supplies from './endpoints/supplies.ts';
import * as support from './endpoints/support.ts';
import * as toolsAndParts from './endpoints/tools-and-parts.ts';
import * as tyres from './endpoints/tyres.ts';
import * as vehicleCosts from './endpoints/vehicle-costs.ts';
import * as vehicleFile from './endpoints/vehicle-file.ts';
import * as vehicleLookup from './endpoints/vehicle-lookup.ts';
import * as vehicleOptions from './endpoints/vehicle-options.ts';
import * as vehiclePhoto from './endpoints/vehicle-photo.ts';
import * as vehicleRecalls from './endpoints/vehicle-recalls.ts';
import * as vehicleShares from './endpoints/vehicle-shares.ts';
import * as vehicleTimeline from './endpoints/vehicle-timeline.ts';
import * as vehicles from './endpoints/vehicles.ts';
import * as vin from './endpoints/vin.ts';
import * as webhooks from './endpoints/webhooks.ts';
import * as workshopReplies from './endpoints/workshop-replies.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** The modules of the contract: those in one row share a section of the document. */
const SECTIONS: readonly (readonly Readonly<Record<string, unknown>>[])[] = [
  [signUp, signIn],
  [password],
  [google],
  [oidc],
  [twoFactor],
  [passkeys],
  [profile],
  [avatar],
  [emailAddress, deletion],
  [dataExport],
  [notificationSettings],
  [sessionsAndDevices, securityOverview, audit],
  [apiKeys, webhooks],
  [
    diagnoses,
    diagnosisPreview,
    diagnosisResolution,
    stepGuides,
    toolsAndParts,
    diagnosisReport,
    diagnosisShares,
    workshopReplies,
    diagnosisOutcome,
    diagnosisComparison,
    diagnosisJob,
    claims,
  ],
  [quotes, quoteShares, secondOpinion],
  [chat, subjectChat],
  [
    vehicles,
    garage,
    vehicleOptions,
    vehicleShares,
    vehiclePhoto,
    vehicleFile,
    vehicleRecalls,
    vehicleTimeline,
    outlook,
    motLists,
    garageSearch,
    renewals,
    tyres,
    incidents,
  ],
  [log, supplies, dailyEntry, vehicleCosts, logImportMapping, logImports],
  [analytics, forecasts],
  [files, recordings],
  [guides, search],
  [vehicleLookup, vin],
  [codes],
  [maintenance, maintenancePlan],
  [notifications, push, messageServices],
  [calendar],
  [demonstration],
  [subscription, billing],
  [support],
  [errorReports],
  [contact],
  [pageViews, pageVotes],
  [outsideServices],
];

/** Every operation of the API, in the order in which the document shows them: by id within a section. */
export const ENDPOINTS: readonly Endpoint[] = SECTIONS.flatMap((modules) =>
  modules
    .flatMap((module) => Object.values(module))
    .filter(isEndpoint)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
);
