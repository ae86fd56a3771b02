import { ENDPOINTS } from '@wrenchwise/contract/api';
import { V1_ENDPOINTS } from '@wrenchwise/contract/public-api';
import { basePathOf } from '@wrenchwise/rules/base-path';
import type { Hono } from 'hono';

import { cookieName } from './modules/accounts/better-auth/cookie-names.ts';
import type { ScanForMalware } from './platform/adapters/malware-scan/port.ts';
import { ownedTables } from './platform/audit/foreign-ids.repository.ts';
import { createNoteForeignIds } from './platform/audit/note-foreign-ids.ts';
import { createRecordRefusal } from './platform/audit/record-refusal.ts';
import type { Config } from './platform/config/config.ts';
import type { Feature } from './platform/feature.ts';
import { type AccessDependencies, createKeyAdmission } from './platform/http/access.ts';
import { closeApi, createEdge, type EdgeDependencies } from './platform/http/app.ts';
import { createClientAddress } from './platform/http/client-address.ts';
import type { AppEnv } from './platform/http/context.ts';
import { mountHome } from './platform/http/home.ts';
import { createFloodLimit, type RateLimits } from './platform/http/limits.ts';
import { mountDocs } from './platform/http/mount-docs.ts';
import { createMount, createMountRead } from './platform/http/mount.ts';
import { createWeigh, type Overload } from './platform/http/overload.ts';
import type { ServePage } from './platform/http/pages.ts';
import { createRecordFailure } from './platform/http/record-failure.ts';
import { createScanUpload } from './platform/http/scan-upload.ts';
import { shedLoad } from './platform/http/shed-load.ts';
import { refuseTakenBase } from './platform/http/under-base.ts';
import { VERSION } from './platform/version.ts';
import { schema } from './schema.ts';

type Options = Pick<
  EdgeDependencies,
  'log' | 'appUrl' | 'resignCookies' | 'afterWrite' | 'watchRequests'
> &
  Pick<Parameters<typeof createRecordFailure>[0], 'monitor' | 'noteProblem'> &
  Parameters<typeof createRecordRefusal>[0] & {
    readonly config: Pick<Config, 'trustedProxies' | 'rateLimitFactor'>;
    readonly overload: Overload;
    readonly rateLimits: RateLimits;
    readonly access: AccessDependencies;
    readonly features: readonly Feature[];
    readonly servePage: ServePage | undefined;
    /** Undefined: uploads are not scanned. */
    readonly scanForMalware: ScanForMalware | undefined;
  };

/** The app that serves the features: its edge, their endpoints, the API's description, their pages, the built pages. */
export const assembleApp = (
  options: Options,
): {
  readonly app: Hono<AppEnv>;
  /** Ends the streams that are open; their clients resume at another instance. */
  readonly endStreams: () => void;
} => {
  const { config, appUrl, rateLimits, access, features, servePage } = options;
  const { findSession } = access;
  const recordFailure = createRecordFailure({
    ...options,
    recordRefusal: createRecordRefusal(options),
    noteForeignIds: createNoteForeignIds({ ...options, ownedTables: ownedTables(schema) }),
  });
  const endpoints = [...ENDPOINTS, ...V1_ENDPOINTS];
  const app = createEdge({
    ...options,
    shedLoad: shedLoad(options.overload, createWeigh(endpoints), options.log),
    recordFailure,
    clientAddress: createClientAddress(config.trustedProxies),
    floodLimit: createFloodLimit(config.rateLimitFactor),
  });
  const streams = new AbortController();
  const mount = createMount({
    ...access,
    app,
    rateLimits,
    recordFailure,
    scanUpload: createScanUpload(options.scanForMalware),
    stopping: streams.signal,
  });
  const mountRead = createMountRead({ app, findSession });
  const routes = {
    app,
    findSession,
    mount,
    mountRead,
    keys: createKeyAdmission(access),
    recordFailure,
  };
  for (const { mountApi } of features) mountApi?.(routes);
  mountDocs(app, {
    serverUrl: appUrl,
    version: VERSION,
    cookieName: cookieName(appUrl, 'session_token'),
  });
  closeApi(app, endpoints);
  if (servePage) mountHome(app, findSession);
  for (const { mountPages } of features) mountPages?.(routes);
  refuseTakenBase(
    basePathOf(appUrl),
    app.routes.map(({ path }) => path),
  );
  if (servePage) app.get('*', (c) => servePage(c.req.raw));
  return { app, endStreams: () => streams.abort() };
};
