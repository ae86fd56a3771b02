import { type Connection, isLoopback, plainConnections, type Reached } from './plaintext.ts';
import { STRIPE_VARIABLES } from './stripe.ts';

/** The settings that the production rules check. */
export interface ProductionEnvironment extends Reached {
  readonly AUTH_SECRET?: string | undefined;
  readonly APP_URL?: string | undefined;
  readonly METRICS_TOKEN?: string | undefined;
  readonly DVSA_BASE_URL?: string | undefined;
  readonly DVSA_TOKEN_URL?: string | undefined;
  readonly DVLA_BASE_URL?: string | undefined;
  readonly GOOGLE_ISSUER?: string | undefined;
  readonly OIDC_ISSUER?: string | undefined;
  readonly PAYMENTS: 'on' | 'off';
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined;
  readonly STRIPE_PRICE_STANDARD?: string | undefined;
  readonly STRIPE_PRICE_PREMIUM?: string | undefined;
  readonly STRIPE_API_BASE?: string | undefined;
  readonly CLOCK_OFFSET_MS?: number | undefined;
  readonly ALLOW_HTTP: boolean;
  readonly ALLOW_EMBEDDED: boolean;
  readonly ALLOW_OUTBOX: boolean;
}

/** Shorter tokens can be guessed. */
const LONG_ENOUGH = 24;

const isPlainHttp = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !isLoopback(hostname);
};

/** Addresses that our keys are sent to. */
const CALLED_WITH_KEYS = [
  'DVSA_BASE_URL',
  'DVSA_TOKEN_URL',
  'DVLA_BASE_URL',
  'STRIPE_API_BASE',
  'GOOGLE_ISSUER',
  'OIDC_ISSUER',
] as const;

/** Payments by Stripe need all of its variables; the other way is to do without payments, by name. */
const paymentProblems = (env: ProductionEnvironment): readonly string[] =>
  env.PAYMENTS === 'off'
    ? []
    : STRIPE_VARIABLES.filter((name) => !env[name]).map(
        (name) =>
          `${name}: missing; production takes payments by Stripe, never by the sandbox. ` +
          'PAYMENTS=off does without payments and includes everything for everybody',
      );

/**
 * What is missing or wrong for production, one sentence each, its variable first. Defaults of local
 * mode have to be set explicitly here.
 */
export const productionProblems = (
  env: ProductionEnvironment,
  plaintext: ReadonlySet<Connection>,
): readonly string[] => [
  ...(env.AUTH_SECRET
    ? []
    : ['AUTH_SECRET: missing; production needs a random secret of 32 or more characters']),
  ...(env.APP_URL
    ? []
    : ['APP_URL: missing; production needs the address people use, such as https://cars.example']),
  ...(env.APP_URL && isPlainHttp(env.APP_URL) && !env.ALLOW_HTTP
    ? ['APP_URL: must be https, or sessions travel unprotected; ALLOW_HTTP=1 accepts that']
    : []),
  ...(env.DATABASE_URL || env.ALLOW_EMBEDDED
    ? []
    : [
        'DATABASE_URL: missing; production needs PostgreSQL. ALLOW_EMBEDDED=1 accepts the embedded ' +
          'database, which can lose data when the power fails',
      ]),
  ...(env.SMTP_URL || env.ALLOW_OUTBOX
    ? []
    : [
        'SMTP_URL: missing; production needs a mail server. ALLOW_OUTBOX=1 accepts that mails are ' +
          'only kept as files in DATA_DIR',
      ]),
  ...paymentProblems(env),
  ...CALLED_WITH_KEYS.flatMap((name) => {
    const address = env[name];
    return address !== undefined && isPlainHttp(address)
      ? [`${name}: must be https, or our key travels unprotected`]
      : [];
  }),
  ...plainConnections(env)
    .filter(({ connection }) => !plaintext.has(connection))
    .map(({ connection, sentence }) => `${sentence}; ALLOW_PLAINTEXT=${connection} accepts that`),
  ...(env.CLOCK_OFFSET_MS ? ['CLOCK_OFFSET_MS: must not be set in production'] : []),
];

/** What production may do without, but an operator should know; one sentence each, its variable first. */
export const productionWarnings = (
  env: Reached & Pick<ProductionEnvironment, 'METRICS_TOKEN'>,
): readonly string[] => [
  ...(env.DATABASE_URL && !env.S3_ENDPOINT
    ? [
        'S3_ENDPOINT: missing; uploaded files are kept in DATA_DIR. Several instances that share ' +
          'this database need an S3-compatible store, or one folder that all of them mount',
      ]
    : []),
  ...plainConnections(env).map(
    ({ connection, sentence }) => `${sentence}; accepted by ALLOW_PLAINTEXT=${connection}`,
  ),
  ...(env.METRICS_TOKEN && env.METRICS_TOKEN.length < LONG_ENOUGH
    ? ['METRICS_TOKEN: easily guessed; use 32 or more random characters']
    : []),
];
