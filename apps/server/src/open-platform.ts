import { KNOWLEDGE } from '@wrenchwise/knowledge/knowledge';
import { createLibrary } from '@wrenchwise/library/create-library';
import { planAllows } from '@wrenchwise/rules/plans';

import type { Dependencies } from './composition.ts';
import { createSlowHashing } from './modules/accounts/better-auth/password-hashing.ts';
import { openEngine } from './open-engine.ts';
import { createAdapters } from './platform/adapters/create-adapters.ts';
import { engineProvider } from './platform/adapters/diagnosis-provider/engine.ts';
import { watchedProvider } from './platform/adapters/diagnosis-provider/watched-provider.ts';
import { sampleRegister } from './platform/adapters/vehicle-register/sample-register.ts';
import { createAuditFeature } from './platform/audit/audit.feature.ts';
import { authSecrets } from './platform/config/auth-secret.ts';
import { mailAddressOf } from './platform/config/mail-address.ts';
import type { AccessDependencies } from './platform/http/access.ts';
import { createRateLimits } from './platform/http/limits.ts';
import { createOverload } from './platform/http/overload.ts';
import { createPolicies } from './platform/policies.ts';
import { createTelemetry } from './platform/telemetry/telemetry.ts';
import { createUsageService } from './platform/usage/usage.service.ts';

// A lease outlasts the slowest diagnosis by this much.
const LEASE_MARGIN_MS = 15_000;

/** What all modules are built on, opened once: adapters, engine and library, limits, usage. */
export const openPlatform = async (dependencies: Dependencies) => {
  const { config, db, queue, log } = dependencies;
  const { appUrl } = config;
  const now = dependencies.now ?? (() => new Date());
  const telemetry = dependencies.telemetry ?? createTelemetry();
  const policies =
    dependencies.policies ?? createPolicies({}, telemetry.metrics.providers.noteCircuit);
  const adapters = await createAdapters({ config, db, policies, log, now, telemetry });
  const engine = dependencies.engine ?? openEngine();
  const library = createLibrary(KNOWLEDGE, engine);
  const builtIn = watchedProvider(engineProvider(engine, library.guides.ofStep), telemetry);
  const provider = dependencies.provider
    ? watchedProvider(dependencies.provider, telemetry)
    : builtIn;
  telemetry.metrics.engine.describe(provider.source, KNOWLEDGE.version);
  const rateLimits = createRateLimits(db, config.rateLimitFactor);
  const overload = createOverload(config);
  const shared = {
    config,
    appUrl,
    db,
    queue,
    log,
    now,
    policies,
    passwordHashing: dependencies.passwordHashing ?? createSlowHashing(),
    rateLimits,
    provider,
    secrets: authSecrets(config),
    operator: mailAddressOf(config.mailFrom),
    ...adapters,
  };
  const usage = createUsageService({ leaseMs: config.diagnosisTimeoutMs + LEASE_MARGIN_MS });
  const isEntitled: AccessDependencies['isEntitled'] = async (userId, feature) =>
    planAllows((await usage.overview(db.forUser(userId), userId)).tier, feature);
  return {
    adapters,
    telemetry,
    engine,
    library,
    builtIn,
    overload,
    shared,
    usage,
    audit: createAuditFeature(shared),
    isEntitled,
    sampleRegister: sampleRegister({ now }),
    servePage: dependencies.servePage,
    sendPush: dependencies.sendPush,
  };
};

/** What every module is created with. */
export type Platform = Awaited<ReturnType<typeof openPlatform>>;
