import { assembleApp } from './assemble-app.ts';
import type { Composition, Dependencies } from './composition.ts';
import { EXPORT_SOURCES } from './export-parts.ts';
import { createAccountsModule } from './modules/accounts/accounts.module.ts';
import { createBillingModule } from './modules/billing/billing.module.ts';
import { createChatModule } from './modules/chat/chat.module.ts';
import { createDevelopersModule } from './modules/developers/developers.module.ts';
import { createDiagnosisModule } from './modules/diagnosis/diagnosis.module.ts';
import { createGarageModule } from './modules/garage/garage.module.ts';
import { createLibraryModule } from './modules/library/library.module.ts';
import { createMessagesModule } from './modules/messages/messages.module.ts';
import { createOperationsModule } from './modules/operations/operations.module.ts';
import { openPlatform } from './open-platform.ts';
import { RETENTION_RULES } from './retention-rules.ts';
import { createWarmUp } from './warm-up.ts';

/** The composition root: the platform, the nine modules in the order of who uses whom, the app that serves them. */
export const compose = async (dependencies: Dependencies): Promise<Composition> => {
  const platform = await openPlatform(dependencies);
  const { adapters, audit, isEntitled, library, overload, shared, telemetry, usage } = platform;

  const messages = await createMessagesModule(platform);
  const { mail, centre } = messages;
  const reading = createLibraryModule(platform);
  const { guides, codes } = reading;
  const billing = await createBillingModule(platform, {
    mail,
    request: (url, init) => app.request(url, init),
  });
  const accounts = await createAccountsModule(platform, {
    mail,
    billing: billing.billing,
    subscriptions: billing.subscriptions,
    exportSources: EXPORT_SOURCES,
  });
  const { sensitiveAct } = accounts;
  const diagnosis = await createDiagnosisModule(platform, { ...messages, guides });
  const { diagnoses, stepGuides, previews } = diagnosis;
  const garage = await createGarageModule(platform, { mail, centre, sensitiveAct, diagnoses });
  const followUp = await diagnosis.followUp(garage);
  const chat = createChatModule(platform, {
    ...garage,
    diagnoses,
    stepGuides,
    guides,
  });
  const developers = await createDevelopersModule(platform, {
    sensitiveAct,
    centre,
    services: {
      ...garage,
      diagnoses,
      previews,
      codes,
      quotes: followUp.quotes,
      claims: followUp.claims,
    },
  });
  const operations = await createOperationsModule(platform, {
    mail,
    diagnoses,
    retentionRules: RETENTION_RULES,
  });

  const { app, endStreams } = assembleApp({
    ...shared,
    features: [
      ...operations.features,
      ...accounts.features,
      audit,
      ...diagnosis.features,
      ...chat.features,
      ...followUp.features,
      ...reading.features,
      ...billing.features,
      ...messages.features,
      ...garage.features,
      ...developers.features,
      ...(dependencies.features ?? []),
    ],
    audit: audit.service,
    resignCookies: accounts.resignCookies,
    afterWrite: developers.nudge,
    overload,
    watchRequests: telemetry.watchRequests,
    noteProblem: telemetry.metrics.noteProblem,
    servePage: dependencies.servePage,
    access: {
      findSession: accounts.findSession,
      findApiKey: developers.findApiKey,
      findUser: accounts.findUser,
      isEntitled,
      takeApiCall: (userId) => usage.takeApiCall(shared.db, userId),
    },
  });

  return {
    app,
    auth: accounts.auth,
    mail,
    centre,
    billing: billing.sold,
    sandbox: billing.sandbox,
    warmUp: createWarmUp({ provider: shared.provider, guides, codes: library.codes }),
    seedDemo: followUp.seedDemo,
    drain: operations.drain,
    endStreams,
    overload,
    flush: adapters.flush,
  };
};
