import { setImmediate } from 'node:timers/promises';

import { receivePaymentEvent } from '@wrenchwise/domain/endpoints/billing';
import { planAllows } from '@wrenchwise/domain/plans';
import { KNOWLEDGE } from '@wrenchwise/knowledge/knowledge';
import { createOutlook } from '@wrenchwise/library/outlook/create-outlook';
import type { SandboxStripe } from '@wrenchwise/stripe-sandbox/sandbox-stripe';

import { assembleApp } from './assemble-app.ts';
import type { Composition, Dependencies } from './composition.ts';
import { EXPORT_SOURCES } from './export-parts.ts';
import { createAccountsFeature } from './modules/accounts/accounts.feature.ts';
import { createAvatarFeature } from './modules/accounts/use-cases/avatar/avatar.feature.ts';
import { createBillingOff } from './modules/billing/billing-off.ts';
import { createBillingFeature } from './modules/billing/billing.feature.ts';
import {
  readSoldProducts,
  writePaymentsSetting,
} from './modules/billing/plan-catalogue.service.ts';
import { createSubscriptionsFeature } from './modules/billing/subscriptions.feature.ts';
import { createChatFeature } from './modules/chat/chat.feature.ts';
import { createApiKeysFeature } from './modules/developers/api-keys/api-keys.feature.ts';
import { createMcpFeature } from './modules/developers/public-api/mcp/mcp.feature.ts';
import { createPublicApiFeature } from './modules/developers/public-api/public-api.feature.ts';
import type { PublicServices } from './modules/developers/public-api/public-services.ts';
import { createWebhooksFeature } from './modules/developers/webhooks/webhooks.feature.ts';
import { seedDemoGarage } from './modules/diagnosis/demonstration/demo-garage.ts';
import { createDemonstrationFeature } from './modules/diagnosis/demonstration/demonstration.feature.ts';
import { createDiagnosesFeature } from './modules/diagnosis/diagnoses.feature.ts';
import { createOutcomesFeature } from './modules/diagnosis/outcomes/outcomes.feature.ts';
import { createDiagnosisPreviewFeature } from './modules/diagnosis/preview/diagnosis-preview.feature.ts';
import { createDiagnosisComparisonFeature } from './modules/diagnosis/report/diagnosis-comparison.feature.ts';
import { createDiagnosisReportFeature } from './modules/diagnosis/report/diagnosis-report.feature.ts';
import { createToolsAndPartsFeature } from './modules/diagnosis/tools-and-parts.feature.ts';
import { createGarageRepliesFeature } from './modules/diagnosis/workshop-replies/garage-replies.feature.ts';
import { createFilesFeature } from './modules/garage/files/files.feature.ts';
import { createLogFeature } from './modules/garage/log/log.feature.ts';
import { createVehicleLookupFeature } from './modules/garage/lookup/vehicle-lookup.feature.ts';
import { createVehicleLookupService } from './modules/garage/lookup/vehicle-lookup.service.ts';
import { createVinFeature } from './modules/garage/lookup/vin.feature.ts';
import { createCalendarFeature } from './modules/garage/maintenance/calendar.feature.ts';
import { createMaintenanceFeature } from './modules/garage/maintenance/maintenance.feature.ts';
import { createAnalyticsFeature } from './modules/garage/outlook/analytics.feature.ts';
import { createOutlookFeature } from './modules/garage/outlook/outlook.feature.ts';
import { createVehicleFileFeature } from './modules/garage/vehicle-file/vehicle-file.feature.ts';
import { createVehiclesFeature } from './modules/garage/vehicles/vehicles.feature.ts';
import { createCodesFeature } from './modules/library/codes.feature.ts';
import { createGuidesFeature } from './modules/library/guides.feature.ts';
import { createSpecificationsFeature } from './modules/library/specifications.feature.ts';
import { createChatNotifications } from './modules/messages/channels/chat-notifications.service.ts';
import { createMessageServicesFeature } from './modules/messages/channels/message-services.feature.ts';
import { createPushFeature } from './modules/messages/channels/push.feature.ts';
import { createNotificationCentreFeature } from './modules/messages/inbox/notification-centre.feature.ts';
import { createMailService } from './modules/messages/mail/mail.service.ts';
import { createOutboxFeature } from './modules/messages/mail/outbox.feature.ts';
import { createNotificationsFeature } from './modules/messages/settings/notifications.feature.ts';
import { createErrorReportsFeature } from './modules/operations/error-reports.feature.ts';
import { createHealthFeature } from './modules/operations/health/health.feature.ts';
import { createMetricsFeature } from './modules/operations/health/metrics.feature.ts';
import { createOutsideServicesFeature } from './modules/operations/outside-services.feature.ts';
import { createPageViewsFeature } from './modules/operations/page-views.feature.ts';
import { createRetentionFeature } from './modules/operations/retention/retention.feature.ts';
import { createContactFeature } from './modules/operations/support/contact.feature.ts';
import { createSupportFeature } from './modules/operations/support/support.feature.ts';
import { openPlatform } from './open-platform.ts';
import { WARM_UP } from './platform/adapters/diagnosis-provider/warm-up.ts';
import { openPayments } from './platform/adapters/open-payments.ts';
import { sampleRegister } from './platform/adapters/vehicle-register/sample-register.ts';
import { createAuditFeature } from './platform/audit/audit.feature.ts';
import type { Feature } from './platform/feature.ts';
import type { AccessDependencies } from './platform/http/access.ts';
import { isPageOf } from './platform/http/pages.ts';
import { RETENTION_RULES } from './retention-rules.ts';

const sandboxPages = ({ pages }: SandboxStripe): Feature => ({
  mountPages: ({ app }) => {
    app.route('/', pages);
  },
});

/** The composition root: what all features share, the features, and the app that serves them. */
export const compose = async (dependencies: Dependencies): Promise<Composition> => {
  const { servePage } = dependencies;
  const { adapters, telemetry, engine, library, builtIn, overload, shared, usage } =
    await openPlatform(dependencies);
  const { config, appUrl, db, now, provider, rateLimits } = shared;
  const { noteProblem, noteReadiness } = telemetry.metrics;

  // Features that others depend on.
  const notifications = createNotificationsFeature(shared);
  const mail = await createMailService({ ...shared, notifications: notifications.service });
  const audit = createAuditFeature(shared);
  const announce = await createChatNotifications(shared);
  const guides = createGuidesFeature(KNOWLEDGE, library, engine.priorsOf);
  const diagnoses = await createDiagnosesFeature({
    ...shared,
    engine: builtIn,
    announce,
    usage,
    guides: guides.service,
  });
  const vehicleLookup = createVehicleLookupFeature(shared);
  await writePaymentsSetting(db, config);
  const opened = await openPayments({
    ...shared,
    products: await readSoldProducts(db, config),
    deliver: async (body, headers) =>
      (await app.request(`${appUrl}${receivePaymentEvent.path}`, { method: 'POST', body, headers }))
        .status,
  });
  const sold =
    opened &&
    (await createBillingFeature({
      ...shared,
      payments: opened.payments,
      audit: audit.service,
      mail,
    }));
  const billing = sold ?? (await createBillingOff(shared));
  const subscriptions = createSubscriptionsFeature({
    ...shared,
    usage,
    billing: billing.service,
  });
  const accounts = await createAccountsFeature({
    ...shared,
    exportSources: EXPORT_SOURCES,
    audit: audit.service,
    mail,
    subscriptions: subscriptions.service,
    billing: billing.service,
  });
  const push = await createPushFeature({
    ...shared,
    ...(dependencies.sendPush ? { sendPush: dependencies.sendPush } : {}),
  });
  const messages = await createMessageServicesFeature(shared);
  const centre = createNotificationCentreFeature({
    db,
    push: push.service,
    messages: messages.service,
  });
  const maintenance = await createMaintenanceFeature({
    ...shared,
    diagnoses: diagnoses.service,
    mail,
    centre: centre.service,
  });
  const health = createHealthFeature({ ...shared, noteReadiness });
  const vehicles = createVehiclesFeature({
    ...shared,
    diagnoses: diagnoses.service,
    vehicleLookup: vehicleLookup.service,
    mail,
  });

  const garageReplies = createGarageRepliesFeature({
    ...shared,
    diagnoses: diagnoses.service,
    stepGuides: diagnoses.stepGuides,
    mail,
    centre: centre.service,
  });
  const garageLog = createLogFeature({ ...shared, vehicles: vehicles.service });
  const outlookOf = createOutlook(KNOWLEDGE, engine);
  const outlook = createOutlookFeature({
    db,
    usage,
    outlookOf,
    plan: maintenance.plan,
    log: garageLog.service,
    vehicles: vehicles.service,
  });
  const files = await createFilesFeature(shared);
  const apiKeys = createApiKeysFeature({
    ...shared,
    audit: audit.service,
    sensitiveAct: accounts.sensitiveAct,
  });
  const previews = createDiagnosisPreviewFeature({ ...shared, engine: builtIn });
  const codes = createCodesFeature({
    codes: library.codes,
    servesPages: servePage !== undefined,
  });
  const vin = createVinFeature(shared);
  const isEntitled: AccessDependencies['isEntitled'] = async (userId, feature) =>
    planAllows((await usage.overview(db.forUser(userId), userId)).tier, feature);
  const webhooks = await createWebhooksFeature({
    ...shared,
    audit: audit.service,
    sensitiveAct: accounts.sensitiveAct,
    centre: centre.service,
    isEntitled,
  });
  const services: PublicServices = {
    diagnoses: diagnoses.service,
    previews: previews.service,
    vehicles: vehicles.service,
    maintenance: maintenance.service,
    completion: maintenance.completion,
    lookup: vehicleLookup.service,
    vin: vin.service,
    codes: codes.service,
  };

  const features: readonly Feature[] = [
    health,
    createMetricsFeature({
      ...shared,
      telemetry,
      overload,
      readiness: health.checkReadiness,
    }),
    accounts,
    audit,
    createAvatarFeature(shared),
    createDiagnosisComparisonFeature({ diagnoses: diagnoses.service }),
    diagnoses,
    createToolsAndPartsFeature(shared),
    createChatFeature({
      ...shared,
      engine: builtIn,
      meaningOf: (code) => library.codes.meaningOf(code).meaning,
      diagnoses: diagnoses.service,
      stepGuides: diagnoses.stepGuides,
      vehicles: vehicles.service,
      outlook: outlook.service,
      maintenance: maintenance.service,
      garageLog: garageLog.service,
      guides: guides.service,
    }),
    garageReplies,
    await createOutcomesFeature({
      ...shared,
      diagnoses: diagnoses.service,
      garageLog: garageLog.service,
      maintenance: maintenance.service,
      plan: maintenance.plan,
      mail,
      centre: centre.service,
    }),
    createDiagnosisReportFeature({
      ...shared,
      diagnoses: diagnoses.service,
      stepGuides: diagnoses.stepGuides,
      vehicles: vehicles.service,
      garageReplies: garageReplies.service,
      usage,
    }),
    previews,
    createDemonstrationFeature({ engine: builtIn }),
    guides,
    codes,
    createSpecificationsFeature({ servesPages: servePage !== undefined }),
    billing,
    subscriptions,
    ...(opened?.sandbox ? [sandboxPages(opened.sandbox)] : []),
    notifications,
    createSupportFeature({
      ...shared,
      audit: audit.service,
      diagnoses: diagnoses.service,
      mail,
      usage,
    }),
    vehicleLookup,
    vehicles,
    vin,
    maintenance,
    push,
    messages,
    centre,
    createCalendarFeature({
      ...shared,
      sensitiveAct: accounts.sensitiveAct,
      maintenance: maintenance.service,
    }),
    createErrorReportsFeature(shared),
    createContactFeature({ ...shared, mail }),
    createPageViewsFeature({ db, isPage: isPageOf(servePage, appUrl) }),
    createOutboxFeature(shared),
    createOutsideServicesFeature(shared),
    garageLog,
    outlook,
    createAnalyticsFeature({
      db,
      now,
      outlookOf,
      plan: maintenance.plan,
      log: garageLog.service,
    }),
    files,
    createVehicleFileFeature({
      ...shared,
      vehicles: vehicles.service,
      log: garageLog.service,
      files: files.service,
      maintenance: maintenance.service,
      diagnoses: diagnoses.service,
    }),
    await createRetentionFeature({ ...shared, retentionRules: RETENTION_RULES }),
    apiKeys,
    webhooks,
    createPublicApiFeature({ services, appUrl }),
    createMcpFeature({ services, rateLimits, appUrl }),
    ...(dependencies.features ?? []),
  ];

  const { app, endStreams } = assembleApp({
    ...shared,
    features,
    audit: audit.service,
    resignCookies: accounts.resignCookies,
    afterWrite: webhooks.nudge,
    overload,
    watchRequests: telemetry.watchRequests,
    noteProblem,
    servePage,
    access: {
      findSession: accounts.findSession,
      findApiKey: apiKeys.service.find,
      findUser: accounts.findUser,
      isEntitled,
      takeApiCall: (userId) => usage.takeApiCall(db, userId),
    },
  });

  return {
    app,
    auth: accounts.auth,
    mail,
    centre: centre.service,
    billing: sold?.service,
    sandbox: opened?.sandbox,
    warmUp: async () => {
      await provider.diagnose(WARM_UP);
      // Each index takes half a second: requests are answered in between.
      await setImmediate();
      guides.service.list({ search: WARM_UP.symptoms, page: 1, perPage: 1 });
      await setImmediate();
      library.codes.search(WARM_UP.symptoms, 1);
    },
    seedDemo: (email) =>
      seedDemoGarage(
        {
          ...shared,
          provider: builtIn,
          diagnoses: diagnoses.service,
          vehicles: vehicles.service,
          sampleLookup: createVehicleLookupService({
            vehicleRegister: sampleRegister({ now }),
            now,
          }),
        },
        email,
      ),
    drain: health.drain,
    endStreams,
    overload,
    flush: adapters.flush,
  };
};
