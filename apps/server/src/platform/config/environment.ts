import { z } from 'zod';

/** An empty value counts as one that is not set. */
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

// A path is put into pages as it is: nothing in it would have to be escaped.
const HOST_AND_PATH = /^https?:\/\/[^/?#]+(?:\/[\w.~-]+)*\/*$/i;

// A DSN: public key, numeric project id, and perhaps a path before it.
const DSN = /^https?:\/\/\w+(:\w+)?@[\w.-]+(:\d+)?(\/[\w.-]+)*\/\d+$/;

/** The variables that the server reads, each parsed. */
export const Environment = z.object({
  NODE_ENV: optional,
  PORT: whole(3000, 0, 65_535),
  HOST: optional,
  APP_URL: optional.pipe(
    z
      .url({ protocol: /^https?$/ })
      .regex(HOST_AND_PATH, 'may have a path of letters, digits and . _ ~ -, and nothing after it')
      .optional(),
  ),
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
  MAX_PENDING: whole(250, 10, 100_000),
  DRAIN_MS: whole(1500, 0, 600_000),
  SHUTDOWN_MS: whole(10_000, 0, 600_000),
  LOG_LEVEL: optional.pipe(
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).optional(),
  ),
  METRICS_TOKEN: optional,
  OTEL_EXPORTER_OTLP_ENDPOINT: address,
  OTEL_EXPORTER_OTLP_HEADERS: optional,
  OTEL_SERVICE_NAME: optional,
  OTEL_TRACES_SAMPLER_ARG: optional.pipe(z.coerce.number<string>().min(0).max(1).optional()),
  DIAGNOSIS_TIMEOUT_MS: whole(15_000, 1, 600_000),
  SMTP_URL: optional,
  MAIL_FROM: optional,
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_CLIENT_SECRET: optional,
  GOOGLE_ISSUER: optional.pipe(z.url({ protocol: /^https?$/ }).optional()),
  OIDC_ISSUER: address,
  OIDC_CLIENT_ID: optional,
  OIDC_CLIENT_SECRET: optional,
  OIDC_NAME: optional,
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
  DIAGNOSIS_WEBHOOK_URL: address,
  REPAIR_GUIDE_WEBHOOK_URL: address,
  DISCORD_WEBHOOK_URL: address,
  DISCORD_USER: optional
    .pipe(z.enum(['short', 'full'], 'must be short or full').optional())
    .transform((value) => value ?? 'short'),
  ALLOW_PRIVATE_ADDRESSES: flag,
  CLAMD: optional,
  SCAN_COMMAND: optional,
  MESSAGE_HOSTS: optional,
  WEBHOOK_PORTS: optional,
  WEBHOOK_HOSTS: optional,
  PART_SEARCH_URL_TEMPLATE: optional.pipe(
    z
      .url({ protocol: /^https$/, error: 'must be an https address with {query} in it' })
      .refine((url) => url.includes('{query}'), 'must have {query} in it')
      .optional(),
  ),
  SOCIAL_LINKS: optional,
  LLM_PROVIDER: optional.pipe(
    z.enum(['openai-compatible', 'anthropic'], 'must be openai-compatible or anthropic').optional(),
  ),
  LLM_BASE_URL: address,
  LLM_API_KEY: optional,
  LLM_MODEL: optional,
  LLM_TIMEOUT_MS: whole(20_000, 1, 600_000),
  LLM_DAILY_CALLS_PER_USER: whole(150, 0, 1_000_000),
  LLM_DAILY_TOKENS_PER_USER: whole(400_000, 0, 2_000_000_000),
  LLM_DAILY_CALLS: whole(10_000, 0, 1_000_000_000),
  LLM_DAILY_TOKENS: whole(20_000_000, 0, 2_000_000_000),
  PAYMENTS: optional
    .pipe(z.enum(['on', 'off'], 'must be on or off').optional())
    .transform((value) => value ?? 'on'),
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
  ALLOW_PLAINTEXT: optional,
});

export type Env = z.output<typeof Environment>;
