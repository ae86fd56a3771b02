import { join } from 'node:path';

import { ENDPOINTS } from '@wrenchwise/domain/api';
import type { Engine } from '@wrenchwise/engine/create-engine';
import { KNOWLEDGE } from '@wrenchwise/knowledge/knowledge';
import { createLibrary } from '@wrenchwise/library/create-library';
import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';

import { engineProvider } from './adapters/diagnosis-provider/engine.ts';
import type { DiagnosisProvider, DiagnosisRequest } from './adapters/diagnosis-provider/port.ts';
import { fileOutbox } from './adapters/mail/outbox.ts';
import type { MailTransport } from './adapters/mail/port.ts';
import { smtpTransport } from './adapters/mail/smtp.ts';
import type { Monitor } from './adapters/monitoring/port.ts';
import { authSecrets } from './config/auth-secret.ts';
import type { Config } from './config/config.ts';
import { mailAddressOf } from './config/mail-address.ts';
import type { Connection } from './db/connect.ts';
import { mountAccountForms } from './features/accounts/account-forms.ts';
import { mountAccounts } from './features/accounts/accounts.routes.ts';
import { createAccounts } from './features/accounts/accounts.ts';
import type { Auth } from './features/accounts/auth.ts';
import { cookieName } from './features/accounts/cookie-names.ts';
import { mountSecurity } from './features/accounts/security.routes.ts';
import { mountSignIn } from './features/accounts/sign-in.routes.ts';
import { mountAudit } from './features/audit/audit.routes.ts';
import { createAuditService } from './features/audit/audit.service.ts';
import { createRecordRefusal } from './features/audit/record-refusal.ts';
import { mountCodePaths, mountCodes } from './features/codes/codes.routes.ts';
import { createCodesService } from './features/codes/codes.service.ts';
import { mountContactForm } from './features/contact/contact-form.ts';
import { mountContact } from './features/contact/contact.routes.ts';
import { createContactService } from './features/contact/contact.service.ts';
import { mountDataExport } from './features/data-export/data-export.routes.ts';
import { createDataExportService } from './features/data-export/data-export.service.ts';
import { mountDemonstration } from './features/demonstration/demonstration.routes.ts';
import { createDemonstrationService } from './features/demonstration/demonstration.service.ts';
import { mountDiagnoses } from './features/diagnoses/diagnoses.routes.ts';
import { createDiagnosesService } from './features/diagnoses/diagnoses.service.ts';
import { createStepGuidesService } from './features/diagnoses/step-guides.service.ts';
import { mountErrorReports } from './features/error-reports/error-reports.routes.ts';
import { createErrorReportsService } from './features/error-reports/error-reports.service.ts';
import { mountGuides } from './features/guides/guides.routes.ts';
import { createGuidesService } from './features/guides/guides.service.ts';
import { mountHealth } from './features/health/health.routes.ts';
import { createMailService, type MailService } from './features/mail/mail.service.ts';
import { mountNotifications } from './features/notifications/notifications.routes.ts';
import { createNotificationsService } from './features/notifications/notifications.service.ts';
import { mountOutbox } from './features/outbox/outbox.routes.ts';
import { mountPageViews } from './features/page-views/page-views.routes.ts';
import { createPageViewsService } from './features/page-views/page-views.service.ts';
import { mountPicture } from './features/picture/picture.routes.ts';
import { createPictureService } from './features/picture/picture.service.ts';
import { createRetentionService } from './features/retention/retention.service.ts';
import { mountSubscriptions } from './features/subscriptions/subscriptions.routes.ts';
import { createSubscriptionsService } from './features/subscriptions/subscriptions.service.ts';
import { mountSupport } from './features/support/support.routes.ts';
import { createSupportService } from './features/support/support.service.ts';
import { createUsageService } from './features/usage/usage.service.ts';
import { closeApi, createEdge } from './http/app.ts';
import { createClientAddress } from './http/client-address.ts';
import type { AppEnv } from './http/context.ts';
import { docsPage } from './http/docs-page.ts';
import { mountHome } from './http/home.ts';
import { createFloodLimit, createRateLimits } from './http/limits.ts';
import { createMount } from './http/mount.ts';
import { openApiDocument } from './http/openapi.ts';
import type { ServePage } from './http/pages.ts';
import { pagePolicy } from './http/security-headers.ts';
import type { JobQueue } from './jobs/queue.ts';
import type { Log } from './log.ts';
import { openEngine } from './open-engine.ts';
import { createPolicies, type Policies } from './policies.ts';

/** What the composition needs from outside: everything that has to be opened and closed. */
export interface Given {
  readonly config: Config;
  readonly connection: Connection;
  readonly queue: JobQueue;
  readonly log: Log;
  /** The built web; undefined where only the API is wanted. */
  readonly servePage?: ServePage | undefined;
  readonly now?: () => Date;
  /** Made already: tests share one. */
  readonly engine?: Engine;
  /** Another provider in place of the built-in engine. */
  readonly provider?: DiagnosisProvider;
  /** Others than the specification's: tests do not wait. */
  readonly policies?: Policies;
}

/** The product, assembled. */
export interface Composition {
  readonly app: Hono<AppEnv>;
  readonly auth: Auth;
  readonly mail: MailService;
  /** Has the engine read its knowledge, so that the first person does not wait for it. */
  readonly warmUp: () => Promise<void>;
  /** Removes what has been kept for as long as the privacy page says, now and every day. */
  readonly forgetDaily: () => void;
  /** From now on /readyz answers 503. */
  readonly drain: () => void;
  /** Ends kept connections and waits a moment for what the monitor has not been told yet. */
  readonly flush: () => Promise<void>;
}

// A lease outlasts the slowest diagnosis by this much.
const LEASE_MARGIN_MS = 15_000;
const VERSION = '0.1.0';

const WARM_UP: DiagnosisRequest = {
  make: 'Ford',
  model: 'Focus',
  year: 2015,
  symptoms: 'grinding when braking',
  fuel: null,
  transmission: null,
  mileage: null,
  answers: [],
  prices: { priceRegion: 'us', labourCentsPerHour: null },
};

// Loaded only where it is wanted.
const openMonitor = async (
  { sentryDsn, production }: Config,
  { generic }: Policies,
  log: Log,
): Promise<Monitor | undefined> => {
  if (sentryDsn === undefined) return undefined;
  const { sentryMonitor } = await import('./adapters/monitoring/sentry.ts');
  return sentryMonitor({
    dsn: sentryDsn,
    environment: production ? 'production' : 'local',
    release: VERSION,
    retrying: generic,
    log,
  });
};

/** The composition root: builds every adapter and service once. */
export const compose = async (given: Given): Promise<Composition> => {
  const { config, connection, queue, log } = given;
  const { db, statements, statementsAs } = connection;
  const now = given.now ?? (() => new Date());
  let draining = false;

  const outbox = fileOutbox({
    directory: join(config.dataDir, 'outbox'),
    from: config.mailFrom,
    now,
  });
  const transport: MailTransport = config.smtpUrl
    ? smtpTransport({ url: config.smtpUrl, from: config.mailFrom })
    : outbox;
  const secrets = authSecrets(config);
  const { appUrl } = config;
  const notifications = createNotificationsService({ db, statementsAs, appUrl, secrets });
  const policies = given.policies ?? createPolicies();
  const monitor = await openMonitor(config, policies, log);
  const mail = await createMailService({ queue, transport, notifications, appUrl, monitor });

  const rateLimits = createRateLimits(statements, config.rateLimitFactor);
  const audit = createAuditService({ statementsAs });
  const usage = createUsageService({ leaseMs: config.diagnosisTimeoutMs + LEASE_MARGIN_MS });
  const engine = given.engine ?? openEngine();
  const library = createLibrary(KNOWLEDGE, engine);
  const builtIn = engineProvider(engine, library.guides.ofStep);
  const provider = given.provider ?? builtIn;
  const diagnoses = createDiagnosesService({
    db,
    statementsAs,
    provider,
    usage,
    policies,
    log,
  });
  const stepGuides = createStepGuidesService({ db, statementsAs, provider, usage });
  const subscriptions = createSubscriptionsService({
    statements,
    statementsAs,
    usage,
    policies,
    now,
  });

  const accounts = await createAccounts({
    config,
    secrets,
    connection,
    queue,
    rateLimits,
    audit,
    mail,
    subscriptions,
    now,
    log,
  });
  const findSession = accounts.sessions.find;

  const app = createEdge({
    log,
    appUrl: config.appUrl,
    clientAddress: createClientAddress(config.trustedProxies),
    floodLimit: createFloodLimit(config.rateLimitFactor),
    resignCookies: accounts.resignCookies,
    monitor,
    recordRefusal: createRecordRefusal({ audit, rateLimits, statements, log }),
  });
  const mount = createMount({ app, findSession, rateLimits });
  mountHealth(app, { isDraining: () => draining, ping: async () => db.execute(sql`select 1`) });
  mountSignIn(mount, accounts);
  mountAccounts(mount, accounts, subscriptions.me);
  mountSecurity(mount, accounts);
  mountAudit(mount, audit);
  mountPicture(mount, createPictureService({ db }));
  mountDataExport(mount, createDataExportService({ db, audit, now }));
  mountDiagnoses(mount, diagnoses, stepGuides);
  mountDemonstration(mount, createDemonstrationService({ engine: builtIn }));
  mountGuides(mount, createGuidesService(KNOWLEDGE, library.guides));
  const codes = createCodesService(library.codes);
  mountCodes(mount, codes);
  mountSubscriptions(mount, subscriptions);
  mountNotifications(mount, app, notifications);
  const operator = mailAddressOf(config.mailFrom);
  mountSupport(
    mount,
    createSupportService({ db, statementsAs, audit, diagnoses, mail, usage, appUrl, operator }),
  );
  mountErrorReports(mount, createErrorReportsService({ db, log, monitor }), findSession);
  mountContact(mount, createContactService({ db, mail, rateLimits, operator }), findSession);
  const { servePage } = given;
  const isPage = async (path: string): Promise<boolean> =>
    servePage === undefined || (await servePage(new Request(new URL(path, appUrl)))).status === 200;
  mountPageViews(mount, createPageViewsService({ statements, isPage }));

  const document = openApiDocument(ENDPOINTS, {
    serverUrl: config.appUrl,
    version: VERSION,
    cookieName: cookieName(config.appUrl, 'session_token'),
  });
  const docs = docsPage(ENDPOINTS);
  app.get('/api/openapi.json', (c) => c.json(document));
  app.get('/api/docs', (c) => c.html(docs, 200, { 'content-security-policy': pagePolicy([]) }));
  closeApi(app, ENDPOINTS);

  if (!config.production && !config.smtpUrl) mountOutbox(app, outbox);
  mountAccountForms(app);
  mountContactForm(app);
  if (servePage) {
    mountHome(app, findSession);
    mountCodePaths(app, codes);
    app.get('*', (c) => servePage(c.req.raw));
  }

  return {
    app,
    auth: accounts.auth,
    mail,
    warmUp: async () => {
      await provider.diagnose(WARM_UP);
    },
    forgetDaily: createRetentionService({ unhurried: connection.unhurried, now, log }).start,
    drain: () => {
      draining = true;
    },
    flush: async () => {
      transport.close?.();
      await monitor?.flush();
    },
  };
};
