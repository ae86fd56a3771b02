import { isAbsolute, resolve } from 'node:path';

import { z } from 'zod';

import { createClientAddress } from '../http/client-address.ts';
import { productionProblems, STRIPE_VARIABLES } from './production-rules.ts';

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
  readonly drainMs: number;
  /** Grace period for running requests after that, then connections are cut. */
  readonly shutdownMs: number;
  readonly logLevel: string;
  readonly diagnosisTimeoutMs: number;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Sign-in with Google; undefined: not set up. */
  readonly google:
    | { readonly clientId: string; readonly clientSecret: string; readonly issuer: string }
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
  /** Payments; undefined: the sandbox, which moves no money. */
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

const NHTSA_URL = 'https://api.nhtsa.gov';
// Any other address, such as a proxy's, serves both.
const VPIC_OF_NHTSA = 'https://vpic.nhtsa.dot.gov';

const optional = z
  .string()
  .trim()
  .optional()
  .transform((value) => (value === '' ? undefined : value));

const whole = (fallback: number, min = 0, max = Number.MAX_SAFE_INTEGER) =>
  optional
    .pipe(z.coerce.number<string>().int().min(min).max(max).optional())
    .transform((value) => value ?? fallback);

const flag = optional
  .pipe(z.enum(['0', '1'], 'must be 1, or not be set').optional())
  .transform((value) => value === '1');

const address = optional.pipe(z.url({ protocol: /^https?$/ }).optional());

// A DSN: public key, numeric project id, and perhaps a path before it.
const DSN = /^https?:\/\/\w+(:\w+)?@[\w.-]+(:\d+)?(\/[\w.-]+)*\/\d+$/;

const Environment = z.object({
  NODE_ENV: optional,
  PORT: whole(3000, 0, 65_535),
  HOST: optional,
  APP_URL: optional.pipe(z.url({ protocol: /^https?$/ }).optional()),
  DATABASE_URL: optional.pipe(
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must be a postgresql:// address')
      .optional(),
  ),
  DATA_DIR: optional,
  S3_ENDPOINT: optional.pipe(z.url({ protocol: /^https?$/ }).optional()),
  S3_BUCKET: optional.pipe(
    z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
      .optional(),
  ),
  S3_REGION: optional,
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  AUTH_SECRET: optional,
  AUTH_SECRETS_OLD: optional,
  TRUSTED_PROXIES: optional,
  RATE_LIMIT: optional.pipe(
    z.union([z.literal('off').transform(() => 0), z.coerce.number<string>().positive()]).optional(),
  ),
  DRAIN_MS: whole(1500, 0, 600_000),
  SHUTDOWN_MS: whole(10_000, 0, 600_000),
  LOG_LEVEL: optional.pipe(
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).optional(),
  ),
  DIAGNOSIS_TIMEOUT_MS: whole(15_000, 1, 600_000),
  SMTP_URL: optional,
  MAIL_FROM: optional,
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_CLIENT_SECRET: optional,
  GOOGLE_ISSUER: optional.pipe(z.url({ protocol: /^https?$/ }).optional()),
  SENTRY_DSN: optional.pipe(
    z.string().regex(DSN, 'must be an address such as https://key@host/project').optional(),
  ),
  DVSA_BASE_URL: address,
  DVSA_TOKEN_URL: address,
  DVSA_CLIENT_ID: optional,
  DVSA_CLIENT_SECRET: optional,
  DVSA_API_KEY: optional,
  DVLA_BASE_URL: address,
  DVLA_API_KEY: optional,
  NHTSA_BASE_URL: address,
  STRIPE_SECRET_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  STRIPE_API_BASE: address,
  STRIPE_PRICE_STANDARD: optional,
  STRIPE_PRICE_PREMIUM: optional,
  STRIPE_TAX: optional
    .pipe(z.enum(['on', 'off'], 'must be on or off').optional())
    .transform((value) => value === 'on'),
  CLOCK_OFFSET_MS: optional.pipe(z.coerce.number<string>().int().optional()),
  ALLOW_HTTP: flag,
  ALLOW_EMBEDDED: flag,
  ALLOW_OUTBOX: flag,
});

type Env = z.output<typeof Environment>;

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
  return secretKey && webhookSecret && pro && enterprise
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

/** Parses the environment. Throws `ConfigError` naming every variable that is wrong. */
export const readConfig = (
  environment: Readonly<Record<string, string | undefined>>,
  root: string,
): Config => {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
    );
  }
  const env = parsed.data;
  const production = env.NODE_ENV === 'production';
  const problems = production ? [...productionProblems(env)] : [];
  if (env.AUTH_SECRET && isWeak(env.AUTH_SECRET)) {
    problems.push('AUTH_SECRET: too weak; use 32 or more random characters');
  }
  const authSecretsOld = listOf(env.AUTH_SECRETS_OLD);
  for (const [index, secret] of authSecretsOld.entries()) {
    if (!isWeak(secret)) continue;
    problems.push(
      `AUTH_SECRETS_OLD: number ${index + 1} is too weak; list whole secrets of 32 or more random characters`,
    );
  }
  const trustedProxies = listOf(env.TRUSTED_PROXIES);
  try {
    createClientAddress(trustedProxies);
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  }
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env;
  if ((clientId === undefined) !== (clientSecret === undefined)) {
    problems.push('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: set both, or neither');
  }
  const missing = missingOf(env, DVSA_VARIABLES);
  if (missing.length > 0) {
    problems.push(
      `${missing.join(', ')}: missing; the MOT history needs ${DVSA_VARIABLES.join(', ')}`,
    );
  }
  // Production has named them already.
  const missingOfStripe = production ? [] : missingOf(env, STRIPE_VARIABLES);
  if (missingOfStripe.length > 0) {
    problems.push(
      `${missingOfStripe.join(', ')}: missing; payments need ${STRIPE_VARIABLES.join(', ')}`,
    );
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
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));

  const dataDir = env.DATA_DIR ?? '.data';
  return {
    production,
    port: env.PORT,
    host: env.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    appUrl: (env.APP_URL ?? `http://127.0.0.1:${env.PORT}`).replace(/\/+$/, ''),
    databaseUrl: env.DATABASE_URL,
    dataDir: isAbsolute(dataDir) ? dataDir : resolve(root, dataDir),
    authSecret: env.AUTH_SECRET,
    authSecretsOld,
    trustedProxies,
    rateLimitFactor: env.RATE_LIMIT ?? 1,
    drainMs: env.DRAIN_MS,
    shutdownMs: env.SHUTDOWN_MS,
    logLevel: env.LOG_LEVEL ?? 'info',
    diagnosisTimeoutMs: env.DIAGNOSIS_TIMEOUT_MS,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? 'Wrenchwise <hello@wrenchwise.example>',
    google:
      clientId && clientSecret
        ? { clientId, clientSecret, issuer: env.GOOGLE_ISSUER ?? 'https://accounts.google.com' }
        : undefined,
    s3:
      S3_ENDPOINT && S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
        ? {
            endpoint: S3_ENDPOINT.replace(/\/+$/, ''),
            bucket: S3_BUCKET,
            region: env.S3_REGION ?? 'us-east-1',
            accessKeyId: S3_ACCESS_KEY_ID,
            secretAccessKey: S3_SECRET_ACCESS_KEY,
          }
        : undefined,
    sentryDsn: env.SENTRY_DSN,
    dvsa: dvsaOf(env),
    dvla: dvlaOf(env),
    nhtsa: nhtsaOf(env),
    stripe: stripeOf(env),
    clockOffsetMs: env.CLOCK_OFFSET_MS ?? 0,
  };
};
