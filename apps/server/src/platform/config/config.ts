import { isAbsolute, resolve } from 'node:path';

import type { SocialLink } from '@wrenchwise/rules/social-networks';

import { incompleteServices, securityProblems } from './config-problems.ts';
import { Environment } from './environment.ts';
import { languageModelOf, type LanguageModelSettings } from './language-model.ts';
import { malwareScanOf, type MalwareScanSettings } from './malware-scan.ts';
import { plaintextAllowed } from './plaintext.ts';
import { productionProblems, productionWarnings } from './production-rules.ts';
import { s3Of, type S3Settings } from './s3.ts';
import { googleOf, type GoogleSettings, oidcOf, type OidcSettings } from './sign-in.ts';
import { socialLinksOf } from './social-links.ts';
import { stripeOf, type StripeSettings } from './stripe.ts';
import { type TraceSettings, traceSettingsOf } from './trace-settings.ts';
import { listOf, readVariables } from './variables.ts';
import {
  type DvlaSettings,
  dvlaOf,
  type DvsaSettings,
  dvsaOf,
  type NhtsaSettings,
  nhtsaOf,
} from './vehicle-data.ts';
import { webhookTargetsOf } from './webhook-targets.ts';

/** The server's validated settings. `main.ts` reads the environment once and passes them on. */
export interface Config {
  readonly production: boolean;
  /** What the operator should know, and the server starts without. */
  readonly warnings: readonly string[];
  readonly port: number;
  readonly host: string;
  /** The product's public origin, without a trailing slash. */
  readonly appUrl: string;
  /** Undefined: the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** Undefined in local mode: one is generated and stored in `dataDir`. */
  readonly authSecret: string | undefined;
  /** Retired secrets: they still verify and decrypt, and sign nothing new. */
  readonly authSecretsOld: readonly string[];
  readonly trustedProxies: readonly string[];
  /** Factor on all rate limits; 0 switches them off. */
  readonly rateLimitFactor: number;
  /** Requests that one instance has under way; more are refused with 503. */
  readonly maxPending: number;
  readonly drainMs: number;
  /** Grace period for running requests after that, then connections are cut. */
  readonly shutdownMs: number;
  readonly logLevel: string;
  /** The bearer token of /metrics. Undefined: open in local mode, no such page in production. */
  readonly metricsToken: string | undefined;
  /** Where traces are sent; undefined: nowhere. */
  readonly traces: TraceSettings | undefined;
  readonly diagnosisTimeoutMs: number;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Sign-in with Google; undefined: not set up. */
  readonly google: GoogleSettings | undefined;
  /** Sign-in by an OpenID provider; undefined: not set up. */
  readonly oidc: OidcSettings | undefined;
  /** Where uploaded files are stored; undefined: in a folder of `dataDir`. */
  readonly s3: S3Settings | undefined;
  /** Where errors are reported; undefined: nowhere. */
  readonly sentryDsn: string | undefined;
  /** DVSA's MOT history; undefined: not set up. */
  readonly dvsa: DvsaSettings | undefined;
  /** DVLA's Vehicle Enquiry Service; undefined: not set up. */
  readonly dvla: DvlaSettings | undefined;
  /** NHTSA's recalls and VIN decoder; undefined: switched off. */
  readonly nhtsa: NhtsaSettings | undefined;
  /** Without payments every account has everything, and nothing can be bought. */
  readonly paymentsOff: boolean;
  /** Payments; undefined: the sandbox, which moves no money, or none where they are off. */
  readonly stripe: StripeSettings | undefined;
  /** The outside diagnosis service; undefined: not set up. */
  readonly diagnosisWebhookUrl: string | undefined;
  /** The outside repair-guide service; undefined: not set up. */
  readonly repairGuideWebhookUrl: string | undefined;
  /** Where chat notifications go; undefined: nowhere. */
  readonly discordWebhookUrl: string | undefined;
  /** Who a chat notification is about: a shortened user id, or id, e-mail address and name. */
  readonly discordUser: 'short' | 'full';
  /** Whether configured services may stand in a private network. Local mode allows it. */
  readonly allowPrivateAddresses: boolean;
  /** Ports that users' webhooks may have; empty: 443, and any where private addresses are allowed. */
  readonly webhookPorts: readonly number[];
  /** Hosts of ntfy and Gotify servers that may stand in a private network, in lower case. */
  readonly messageHosts: readonly string[];
  /** Hosts that users' webhooks may have, `*.host` for all below one; empty: any. */
  readonly webhookHosts: readonly string[];
  /** Who looks at uploaded files; undefined: nobody. */
  readonly malwareScan: MalwareScanSettings | undefined;
  /** An https address with `{query}`, where people search for parts; undefined: nowhere. */
  readonly partSearchUrlTemplate: string | undefined;
  /** The operator's profiles elsewhere, which the foot of public pages links to. */
  readonly socialLinks: readonly SocialLink[];
  /** Undefined: the engine works by itself. */
  readonly languageModel: LanguageModelSettings | undefined;
  readonly clockOffsetMs: number;
}

/** Names the variables that are missing or wrong, one a line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Parses the environment. Throws `ConfigError` naming every variable that is wrong. */
export const readConfig = (
  environment: Readonly<Record<string, string | undefined>>,
  root: string,
): Config => {
  const variables = readVariables(environment);
  const parsed = Environment.safeParse(variables.environment);
  const refused = parsed.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (!parsed.success || variables.problems.length > 0) {
    throw new ConfigError([...variables.problems, ...(refused ?? [])].join('\n'));
  }
  const env = parsed.data;
  const production = env.NODE_ENV === 'production';
  const plaintext = plaintextAllowed(listOf(env.ALLOW_PLAINTEXT));
  const problems = production ? [...productionProblems(env, plaintext.allowed)] : [];
  if (plaintext.problem !== undefined) problems.push(plaintext.problem);
  problems.push(...securityProblems(env), ...incompleteServices(env));
  const webhooks = webhookTargetsOf(listOf(env.WEBHOOK_PORTS), listOf(env.WEBHOOK_HOSTS));
  problems.push(...webhooks.problems);
  const malwareScan = malwareScanOf(env);
  if (malwareScan.problem !== undefined) problems.push(malwareScan.problem);
  const socialLinks = socialLinksOf(listOf(env.SOCIAL_LINKS));
  if (socialLinks.problem !== undefined) problems.push(socialLinks.problem);
  const traces = traceSettingsOf(env);
  if (traces.problem !== undefined) problems.push(traces.problem);
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));

  const isSold = env.PAYMENTS === 'on';
  const dataDir = env.DATA_DIR ?? '.data';
  return {
    production,
    warnings: production ? productionWarnings(env) : [],
    port: env.PORT,
    host: env.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    appUrl: (env.APP_URL ?? `http://127.0.0.1:${env.PORT}`).replace(/\/+$/, ''),
    databaseUrl: env.DATABASE_URL,
    dataDir: isAbsolute(dataDir) ? dataDir : resolve(root, dataDir),
    authSecret: env.AUTH_SECRET,
    authSecretsOld: listOf(env.AUTH_SECRETS_OLD),
    trustedProxies: listOf(env.TRUSTED_PROXIES),
    rateLimitFactor: env.RATE_LIMIT ?? 1,
    maxPending: env.MAX_PENDING,
    drainMs: env.DRAIN_MS,
    shutdownMs: env.SHUTDOWN_MS,
    logLevel: env.LOG_LEVEL ?? 'info',
    metricsToken: env.METRICS_TOKEN,
    traces: traces.settings,
    diagnosisTimeoutMs: env.DIAGNOSIS_TIMEOUT_MS,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? 'Wrenchwise <hello@wrenchwise.example>',
    google: googleOf(env),
    oidc: oidcOf(env),
    s3: s3Of(env),
    sentryDsn: env.SENTRY_DSN,
    dvsa: dvsaOf(env),
    dvla: dvlaOf(env),
    nhtsa: nhtsaOf(env),
    paymentsOff: !isSold,
    stripe: stripeOf(env),
    diagnosisWebhookUrl: env.DIAGNOSIS_WEBHOOK_URL,
    repairGuideWebhookUrl: env.REPAIR_GUIDE_WEBHOOK_URL,
    discordWebhookUrl: env.DISCORD_WEBHOOK_URL,
    messageHosts: listOf(env.MESSAGE_HOSTS).map((host) => host.toLowerCase()),
    webhookPorts: webhooks.ports,
    webhookHosts: webhooks.hosts,
    discordUser: env.DISCORD_USER,
    allowPrivateAddresses: !production || env.ALLOW_PRIVATE_ADDRESSES,
    malwareScan: malwareScan.settings,
    partSearchUrlTemplate: env.PART_SEARCH_URL_TEMPLATE,
    socialLinks: socialLinks.links,
    languageModel: languageModelOf(env),
    clockOffsetMs: env.CLOCK_OFFSET_MS ?? 0,
  };
};
