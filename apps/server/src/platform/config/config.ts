import { isAbsolute, resolve } from 'node:path';

import type { SocialLink } from '@wrenchwise/domain/social-networks';

import { createClientAddress } from '../http/client-address.ts';
import { type Env, Environment } from './environment.ts';
import {
  languageModelOf,
  type LanguageModelSettings,
  missingOfLanguageModel,
} from './language-model.ts';
import { malwareScanOf, type MalwareScanSettings } from './malware-scan.ts';
import { plaintextAllowed } from './plaintext.ts';
import { productionProblems, productionWarnings, STRIPE_VARIABLES } from './production-rules.ts';
import { withSecretFiles } from './secret-files.ts';
import { socialLinksOf } from './social-links.ts';
import { type TraceSettings, traceSettingsOf } from './trace-settings.ts';
import { webhookTargetsOf } from './webhook-targets.ts';

/** A bucket of an S3-compatible store, addressed by path. */
export interface S3Settings {
  /** Without a trailing slash. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

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
  readonly google:
    | { readonly clientId: string; readonly clientSecret: string; readonly issuer: string }
    | undefined;
  /** Sign-in by an OpenID provider; undefined: not set up. `name` labels its button. */
  readonly oidc:
    | {
        readonly clientId: string;
        readonly clientSecret: string;
        readonly issuer: string;
        readonly name: string;
      }
    | undefined;
  /** Where uploaded files are kept; undefined: in a folder of `dataDir`. */
  readonly s3: S3Settings | undefined;
  /** Where errors are reported; undefined: nowhere. */
  readonly sentryDsn: string | undefined;
  /** DVSA's MOT history; undefined: not set up. */
  readonly dvsa:
    | {
        readonly baseUrl: string;
        readonly tokenUrl: string;
        readonly clientId: string;
        readonly clientSecret: string;
        readonly apiKey: string;
      }
    | undefined;
  /** DVLA's Vehicle Enquiry Service; undefined: not set up. */
  readonly dvla: { readonly baseUrl: string; readonly apiKey: string } | undefined;
  /** NHTSA's recalls and VIN decoder; undefined: switched off. */
  readonly nhtsa: { readonly recallsUrl: string; readonly vpicUrl: string } | undefined;
  /** Without payments every account has everything, and nothing can be bought. */
  readonly paymentsOff: boolean;
  /** Payments; undefined: the sandbox, which moves no money, or none where they are off. */
  readonly stripe:
    | {
        readonly secretKey: string;
        readonly webhookSecret: string;
        readonly baseUrl: string;
        /** Price ids. */
        readonly prices: { readonly pro: string; readonly enterprise: string };
        /** Stripe Tax computes taxes, and the checkout asks for address and tax id. */
        readonly taxes: boolean;
      }
    | undefined;
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
  /** Undefined: the engine works alone. */
  readonly languageModel: LanguageModelSettings | undefined;
  readonly clockOffsetMs: number;
}

/** Names the variables that are missing or wrong, one a line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** The variables of DVSA's MOT history: all, or none. `DVSA_BASE_URL` has a default. */
const DVSA_VARIABLES = [
  'DVSA_TOKEN_URL',
  'DVSA_CLIENT_ID',
  'DVSA_CLIENT_SECRET',
  'DVSA_API_KEY',
] as const;

/** The variables of the OpenID provider: all, or none. `OIDC_NAME` has a default. */
const OIDC_VARIABLES = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;

const oidcOf = (env: Env): Config['oidc'] => {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  return issuer && clientId && clientSecret
    ? { issuer, clientId, clientSecret, name: env.OIDC_NAME ?? new URL(issuer).hostname }
    : undefined;
};

const NHTSA_URL = 'https://api.nhtsa.gov';
// Any other address, such as a proxy's, serves both.
const VPIC_OF_NHTSA = 'https://vpic.nhtsa.dot.gov';

const dvsaOf = (env: Env): Config['dvsa'] => {
  const { DVSA_TOKEN_URL: tokenUrl, DVSA_CLIENT_ID: clientId } = env;
  const { DVSA_CLIENT_SECRET: clientSecret, DVSA_API_KEY: apiKey } = env;
  return tokenUrl && clientId && clientSecret && apiKey
    ? {
        baseUrl: env.DVSA_BASE_URL ?? 'https://history.mot.api.gov.uk',
        tokenUrl,
        clientId,
        clientSecret,
        apiKey,
      }
    : undefined;
};

const dvlaOf = (env: Env): Config['dvla'] =>
  env.DVLA_API_KEY === undefined
    ? undefined
    : {
        baseUrl: env.DVLA_BASE_URL ?? 'https://driver-vehicle-licensing.api.gov.uk/vehicle-enquiry',
        apiKey: env.DVLA_API_KEY,
      };

const nhtsaOf = ({ NHTSA_BASE_URL: url }: Env): Config['nhtsa'] =>
  url === undefined
    ? undefined
    : { recallsUrl: url, vpicUrl: url.startsWith(NHTSA_URL) ? VPIC_OF_NHTSA : url };

const stripeOf = (env: Env): Config['stripe'] => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  const { STRIPE_PRICE_STANDARD: pro, STRIPE_PRICE_PREMIUM: enterprise } = env;
  return env.PAYMENTS === 'on' && secretKey && webhookSecret && pro && enterprise
    ? {
        secretKey,
        webhookSecret,
        baseUrl: env.STRIPE_API_BASE ?? 'https://api.stripe.com',
        prices: { pro, enterprise },
        taxes: env.STRIPE_TAX,
      }
    : undefined;
};

/** What is missing of a service that needs several variables; nothing when none of them is set. */
const missingOf = (env: Env, names: readonly (keyof Env)[]): readonly string[] => {
  const missing = names.filter((name) => env[name] === undefined);
  return missing.length === names.length ? [] : missing;
};

const SECRET_MIN = 32;

/** A secret is weak when it is short or repetitive. */
const isWeak = (secret: string): boolean => secret.length < SECRET_MIN || new Set(secret).size < 8;

/** The entries of a list, separated by commas or spaces. */
const listOf = (text: string | undefined): readonly string[] =>
  (text ?? '').split(/[\s,]+/).filter((entry) => entry !== '');

const VARIABLES: ReadonlySet<string> = new Set(Object.keys(Environment.shape));

/** The variables as they are read: those of files (`NAME_FILE`) beside those of the environment. */
export const readVariables = (environment: Readonly<Record<string, string | undefined>>) =>
  withSecretFiles(environment, VARIABLES);

/** What is wrong with secrets and proxies, in production or not. */
const securityProblems = (env: Env): readonly string[] => {
  const problems: string[] = [];
  if (env.AUTH_SECRET && isWeak(env.AUTH_SECRET)) {
    problems.push('AUTH_SECRET: too weak; use 32 or more random characters');
  }
  for (const [index, secret] of listOf(env.AUTH_SECRETS_OLD).entries()) {
    if (!isWeak(secret)) continue;
    problems.push(
      `AUTH_SECRETS_OLD: number ${index + 1} is too weak; list whole secrets of 32 or more random characters`,
    );
  }
  try {
    createClientAddress(listOf(env.TRUSTED_PROXIES));
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  }
  return problems;
};

/** Variables that only make sense together. */
const incompleteServices = (env: Env): readonly string[] => {
  const problems: string[] = [];
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env;
  if ((clientId === undefined) !== (clientSecret === undefined)) {
    problems.push('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: set both, or neither');
  }
  const missingOfOidc = missingOf(env, OIDC_VARIABLES);
  if (missingOfOidc.length > 0) {
    problems.push(
      `${missingOfOidc.join(', ')}: missing; sign-in by OpenID needs ${OIDC_VARIABLES.join(', ')}`,
    );
  }
  const missing = missingOf(env, DVSA_VARIABLES);
  if (missing.length > 0) {
    problems.push(
      `${missing.join(', ')}: missing; the MOT history needs ${DVSA_VARIABLES.join(', ')}`,
    );
  }
  // Production has named them already.
  const missingOfStripe =
    env.NODE_ENV === 'production' || env.PAYMENTS !== 'on' ? [] : missingOf(env, STRIPE_VARIABLES);
  if (missingOfStripe.length > 0) {
    problems.push(
      `${missingOfStripe.join(', ')}: missing; payments need ${STRIPE_VARIABLES.join(', ')}`,
    );
  }
  const missingOfModel = missingOfLanguageModel(env);
  if (missingOfModel.length > 0) {
    problems.push(`${missingOfModel.join(', ')}: missing; the language model needs them`);
  }
  if (env.STRIPE_PRICE_STANDARD && env.STRIPE_PRICE_STANDARD === env.STRIPE_PRICE_PREMIUM) {
    problems.push('STRIPE_PRICE_STANDARD and STRIPE_PRICE_PREMIUM: must be two prices');
  }
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  const ofS3 = [S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY];
  if (new Set(ofS3.map((value) => value === undefined)).size > 1) {
    problems.push(
      'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: set all, or none',
    );
  }
  return problems;
};

const googleOf = ({
  GOOGLE_CLIENT_ID: clientId,
  GOOGLE_CLIENT_SECRET: clientSecret,
  GOOGLE_ISSUER: issuer,
}: Env): Config['google'] =>
  clientId && clientSecret
    ? { clientId, clientSecret, issuer: issuer ?? 'https://accounts.google.com' }
    : undefined;

const s3Of = ({
  S3_ENDPOINT,
  S3_BUCKET,
  S3_REGION,
  S3_ACCESS_KEY_ID,
  S3_SECRET_ACCESS_KEY,
}: Env): Config['s3'] =>
  S3_ENDPOINT && S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
    ? {
        endpoint: S3_ENDPOINT.replace(/\/+$/, ''),
        bucket: S3_BUCKET,
        region: S3_REGION ?? 'us-east-1',
        accessKeyId: S3_ACCESS_KEY_ID,
        secretAccessKey: S3_SECRET_ACCESS_KEY,
      }
    : undefined;

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
