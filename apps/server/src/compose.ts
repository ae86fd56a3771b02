import { join } from 'node:path';

import { ENDPOINTS } from '@wrenchwise/domain/api';
import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';

import { engineProvider } from './adapters/diagnosis-provider/engine.ts';
import type { DiagnosisProvider, DiagnosisRequest } from './adapters/diagnosis-provider/port.ts';
import { fileOutbox } from './adapters/mail/outbox.ts';
import { smtpTransport } from './adapters/mail/smtp.ts';
import { localAuthSecret } from './config/auth-secret.ts';
import type { Config } from './config/config.ts';
import type { Connection } from './db/connect.ts';
import { mountAccounts } from './features/accounts/accounts.routes.ts';
import { createAccountsService } from './features/accounts/accounts.service.ts';
import { type Auth, createAuth } from './features/accounts/auth.ts';
import { mountDiagnoses } from './features/diagnoses/diagnoses.routes.ts';
import { createDiagnosesService } from './features/diagnoses/diagnoses.service.ts';
import { createStepGuidesService } from './features/diagnoses/step-guides.service.ts';
import { mountErrorReports } from './features/error-reports/error-reports.routes.ts';
import { createErrorReportsService } from './features/error-reports/error-reports.service.ts';
import { mountHealth } from './features/health/health.routes.ts';
import { mountOutbox } from './features/outbox/outbox.routes.ts';
import { mountSubscriptions } from './features/subscriptions/subscriptions.routes.ts';
import { createSubscriptionsService } from './features/subscriptions/subscriptions.service.ts';
import { createUsageService } from './features/usage/usage.service.ts';
import { closeApi, createEdge } from './http/app.ts';
import { createClientAddress } from './http/client-address.ts';
import type { AppEnv } from './http/context.ts';
import { docsPage } from './http/docs-page.ts';
import { createFloodLimit, createRateLimits } from './http/limits.ts';
import { createMount } from './http/mount.ts';
import { openApiDocument } from './http/openapi.ts';
import type { ServePage } from './http/pages.ts';
import { pagePolicy } from './http/security-headers.ts';
import { startMailJobs } from './jobs/mail.ts';
import type { JobQueue } from './jobs/queue.ts';
import type { Log } from './log.ts';

/** What the composition needs from outside: everything that has to be opened and closed. */
export interface Given {
  readonly config: Config;
  readonly connection: Connection;
  readonly queue: JobQueue;
  readonly log: Log;
  /** The built web; undefined where only the API is wanted. */
  readonly servePage?: ServePage | undefined;
  readonly now?: () => Date;
  /** Another provider in place of the built-in engine. */
  readonly provider?: DiagnosisProvider;
}

/** The product, assembled. */
export interface Composition {
  readonly app: Hono<AppEnv>;
  readonly auth: Auth;
  /** Has the engine read its knowledge, so that the first person does not wait for it. */
  readonly warmUp: () => Promise<void>;
  /** From now on /readyz answers 503. */
  readonly drain: () => void;
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
  const transport = config.smtpUrl
    ? smtpTransport({ url: config.smtpUrl, from: config.mailFrom })
    : outbox;
  const sendMail = await startMailJobs(queue, transport);

  const auth = createAuth({
    db,
    appUrl: config.appUrl,
    secret: config.authSecret ?? localAuthSecret(config.dataDir),
    sendMail,
    log,
  });
  const rateLimits = createRateLimits(statements, config.rateLimitFactor);
  const accounts = await createAccountsService({ auth, db, statements, rateLimits });
  const usage = createUsageService({ leaseMs: config.diagnosisTimeoutMs + LEASE_MARGIN_MS });
  const provider = given.provider ?? engineProvider();
  const diagnoses = createDiagnosesService({ db, statementsAs, provider, usage, log });
  const stepGuides = createStepGuidesService({ db, statementsAs, provider, usage });
  const subscriptions = createSubscriptionsService({ statements, statementsAs, usage, now });

  const app = createEdge({
    log,
    appUrl: config.appUrl,
    clientAddress: createClientAddress(config.trustedProxies),
    floodLimit: createFloodLimit(config.rateLimitFactor),
  });
  const mount = createMount({ app, findSession: accounts.findSession, rateLimits });
  mountHealth(app, { isDraining: () => draining, ping: async () => db.execute(sql`select 1`) });
  mountAccounts(mount, accounts, subscriptions.me);
  mountDiagnoses(mount, diagnoses, stepGuides);
  mountSubscriptions(mount, subscriptions);
  mountErrorReports(mount, createErrorReportsService({ db, log }), accounts.findSession);

  const document = openApiDocument(ENDPOINTS, {
    serverUrl: config.appUrl,
    version: VERSION,
    cookieName: `${config.appUrl.startsWith('https:') ? '__Secure-' : ''}wrenchwise.session_token`,
  });
  const docs = docsPage(ENDPOINTS);
  app.get('/api/openapi.json', (c) => c.json(document));
  app.get('/api/docs', (c) => c.html(docs, 200, { 'content-security-policy': pagePolicy([]) }));
  closeApi(app, ENDPOINTS);

  if (!config.production && !config.smtpUrl) mountOutbox(app, outbox);
  const { servePage } = given;
  if (servePage) app.get('*', (c) => servePage(c.req.raw));

  return {
    app,
    auth,
    warmUp: async () => {
      await provider.diagnose(WARM_UP);
    },
    drain: () => {
      draining = true;
    },
  };
};
