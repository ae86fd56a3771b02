import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { authSecrets } from './auth-secret.ts';
import { ConfigError, readConfig } from './config.ts';

const ROOT = '/srv/wrenchwise';
const SECRET = 'q3J8zL0pV7sX2mB5nC9dR4tY6uW1eKfG';
const read = (environment: Record<string, string>) => readConfig(environment, ROOT);

const refusalOf = (environment: Record<string, string>): string => {
  try {
    read(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
};

describe('SENTRY_DSN', () => {
  test.each(['https://abc123@errors.example/42', 'http://k:s@127.0.0.1:9000/sub/1'])(
    'may be %s',
    (dsn) => {
      expect(read({ SENTRY_DSN: dsn }).sentryDsn).toBe(dsn);
    },
  );

  test.each(['errors.example', 'https://errors.example/42', 'https://abc123@errors.example'])(
    'must carry a key and a project: not %s, and it is not repeated',
    (dsn) => {
      expect(refusalOf({ SENTRY_DSN: dsn })).toBe(
        'SENTRY_DSN: must be an address such as https://key@host/project',
      );
    },
  );
});

describe('the vehicle services', () => {
  const DVSA = {
    DVSA_TOKEN_URL: 'https://login.example/token',
    DVSA_CLIENT_ID: 'a client',
    DVSA_CLIENT_SECRET: 'its secret',
    DVSA_API_KEY: 'a key',
  };

  test('are each switched on by their keys, at the addresses of the authorities', () => {
    expect(read({ ...DVSA, DVLA_API_KEY: 'a key' })).toMatchObject({
      dvsa: { baseUrl: 'https://history.mot.api.gov.uk', clientSecret: 'its secret' },
      dvla: {
        baseUrl: 'https://driver-vehicle-licensing.api.gov.uk/vehicle-enquiry',
        apiKey: 'a key',
      },
    });
  });

  test('are not switched on by an address only', () => {
    const { dvsa, dvla } = read({
      DVSA_BASE_URL: 'https://mot.example',
      DVLA_BASE_URL: 'https://ves.example',
    });
    expect([dvsa, dvla]).toEqual([undefined, undefined]);
  });

  test('of DVSA need all variables, and the missing ones are named', () => {
    expect(refusalOf({ ...DVSA, DVSA_CLIENT_ID: '', DVSA_API_KEY: '' })).toMatch(
      /^DVSA_CLIENT_ID, DVSA_API_KEY: missing/,
    );
  });

  test('of NHTSA have two hosts, or one that stands for both', () => {
    expect(read({ NHTSA_BASE_URL: 'https://api.nhtsa.gov' }).nhtsa?.vpicUrl).toBe(
      'https://vpic.nhtsa.dot.gov',
    );
    expect(read({ NHTSA_BASE_URL: 'http://127.0.0.1:9' }).nhtsa?.vpicUrl).toBe(
      'http://127.0.0.1:9',
    );
  });

  test('are not sent a key over plain http in production', () => {
    const refusal = refusalOf({
      NODE_ENV: 'production',
      ...DVSA,
      DVSA_BASE_URL: 'http://mot.example',
      DVLA_BASE_URL: 'http://127.0.0.1:9',
    });
    expect(refusal).toMatch(/^DVSA_BASE_URL: must be https/m);
    expect(refusal).not.toMatch(/DVLA_BASE_URL/);
  });
});

describe('an empty environment', () => {
  test('runs the product on this machine only, with the embedded database', () => {
    expect(read({})).toEqual({
      socialLinks: [],
      paymentsOff: false,
      oidc: undefined,
      messageHosts: [],
      production: false,
      allowPrivateAddresses: true,
      webhookPorts: [],
      webhookHosts: [],
      partSearchUrlTemplate: undefined,
      warnings: [],
      port: 3000,
      host: '127.0.0.1',
      appUrl: 'http://127.0.0.1:3000',
      databaseUrl: undefined,
      dataDir: '/srv/wrenchwise/.data',
      authSecret: undefined,
      authSecretsOld: [],
      trustedProxies: [],
      rateLimitFactor: 1,
      maxPending: 250,
      drainMs: 1500,
      shutdownMs: 10_000,
      logLevel: 'info',
      metricsToken: undefined,
      traces: undefined,
      diagnosisTimeoutMs: 15_000,
      discordUser: 'short',
      smtpUrl: undefined,
      mailFrom: 'Wrenchwise <hello@wrenchwise.example>',
      sentryDsn: undefined,
      clockOffsetMs: 0,
    });
  });

  test('and one whose variables are all empty are the same', () => {
    const names = [
      'PORT',
      'HOST',
      'APP_URL',
      'DATABASE_URL',
      'DATA_DIR',
      'AUTH_SECRET',
      'RATE_LIMIT',
    ];
    const more = ['TRUSTED_PROXIES', 'DRAIN_MS', 'LOG_LEVEL', 'SMTP_URL', 'CLOCK_OFFSET_MS'];
    expect(read(Object.fromEntries([...names, ...more].map((name) => [name, ' '])))).toEqual(
      read({}),
    );
  });
});

describe('the settings', () => {
  test('follow the environment', () => {
    const config = read({
      PORT: '8080',
      HOST: '::',
      DATABASE_URL: 'postgres://u:p@db/x',
      DATA_DIR: 'var/data',
      TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.1  ::1',
      DRAIN_MS: '0',
      LOG_LEVEL: 'debug',
      CLOCK_OFFSET_MS: '-86400000',
    });
    expect(config).toMatchObject({
      port: 8080,
      host: '::',
      appUrl: 'http://127.0.0.1:8080',
      databaseUrl: 'postgres://u:p@db/x',
      dataDir: '/srv/wrenchwise/var/data',
      trustedProxies: ['10.0.0.0/8', '127.0.0.1', '::1'],
      drainMs: 0,
      logLevel: 'debug',
      clockOffsetMs: -86_400_000,
    });
  });

  test('take an absolute data directory as it is, and an address without its slash', () => {
    expect(read({ DATA_DIR: '/var/lib/w' }).dataDir).toBe('/var/lib/w');
    expect(read({ APP_URL: 'https://cars.example/' }).appUrl).toBe('https://cars.example');
  });

  test.each([
    ['off', 0],
    ['1', 1],
    ['0.5', 0.5],
    ['20', 20],
  ])('RATE_LIMIT=%s makes a factor of %d', (text, factor) => {
    expect(read({ RATE_LIMIT: text }).rateLimitFactor).toBe(factor);
  });

  test.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['APP_URL', 'cars.example'],
    ['APP_URL', 'ftp://cars.example'],
    ['DATABASE_URL', 'mysql://u:p@db/x'],
    ['RATE_LIMIT', '0'],
    ['RATE_LIMIT', 'none'],
    ['TRUSTED_PROXIES', '10.0.0.1, everybody'],
    ['DRAIN_MS', 'soon'],
    ['SHUTDOWN_MS', '-1'],
    ['ALLOW_HTTP', 'true'],
    ['LOG_LEVEL', 'loud'],
    ['WEBHOOK_PORTS', '443, 0'],
    ['CLAMD', 'clamav'],
    ['CLAMD', 'clamav:0'],
    ['CLAMD', 'clamav:3310 --fdpass'],
    ['WEBHOOK_PORTS', '65536'],
    ['WEBHOOK_PORTS', 'https'],
    ['WEBHOOK_HOSTS', 'https://hooks.example'],
    ['WEBHOOK_HOSTS', '*'],
    ['DIAGNOSIS_TIMEOUT_MS', '0'],
    ['CLOCK_OFFSET_MS', 'tomorrow'],
  ])('%s=%s is refused by its name', (name, value) => {
    expect(refusalOf({ [name]: value })).toMatch(new RegExp(`^${name}: `));
  });

  test('names everything that is wrong at once', () => {
    expect(refusalOf({ PORT: 'x', LOG_LEVEL: 'y' }).split('\n')).toHaveLength(2);
  });
});

const COMPLETE = {
  NODE_ENV: 'production',
  AUTH_SECRET: SECRET,
  APP_URL: 'https://cars.example',
  DATABASE_URL: 'postgresql://cars@db.example/cars?sslmode=verify-full',
  SMTP_URL: 'smtps://mail.example',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_STANDARD: 'price_1',
  STRIPE_PRICE_PREMIUM: 'price_2',
};

const STRIPE = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_STANDARD',
  'STRIPE_PRICE_PREMIUM',
] as const;

describe('the virus scanner', () => {
  test('is nobody, the daemon of ClamAV, or a command, and not both', () => {
    expect(read({}).malwareScan).toBeUndefined();
    expect(read({ CLAMD: 'clamav:3310' }).malwareScan).toEqual({
      clamd: { host: 'clamav', port: 3310 },
    });
    expect(read({ CLAMD: '[::1]:3310' }).malwareScan).toEqual({
      clamd: { host: '::1', port: 3310 },
    });
    expect(read({ CLAMD: '/run/clamd.ctl' }).malwareScan).toEqual({
      clamd: { path: '/run/clamd.ctl' },
    });
    expect(read({ SCAN_COMMAND: 'clamdscan  --no-summary -' }).malwareScan).toEqual({
      command: ['clamdscan', '--no-summary', '-'],
    });
    expect(refusalOf({ CLAMD: 'clamav:3310', SCAN_COMMAND: 'clamscan -' })).toMatch(
      /^CLAMD and SCAN_COMMAND: set one/,
    );
  });
});

describe('an OpenID provider', () => {
  const OIDC = {
    OIDC_ISSUER: 'https://auth.example/application/o/cars/',
    OIDC_CLIENT_ID: 'cars',
    OIDC_CLIENT_SECRET: 'its secret',
  };

  test('has a name for its button, the host of its issuer unless another is given', () => {
    expect(read(OIDC).oidc).toMatchObject({ clientId: 'cars', name: 'auth.example' });
    expect(read({ ...OIDC, OIDC_NAME: 'authentik' }).oidc?.name).toBe('authentik');
    expect(read({ OIDC_NAME: 'authentik' }).oidc).toBeUndefined();
  });

  test('needs three variables, and the missing ones are named', () => {
    expect(refusalOf({ ...OIDC, OIDC_CLIENT_ID: '', OIDC_CLIENT_SECRET: ' ' })).toMatch(
      /^OIDC_CLIENT_ID, OIDC_CLIENT_SECRET: missing/,
    );
  });
});

describe('payments', () => {
  test('are the sandbox’s without keys, and Stripe’s with them', () => {
    expect(read({}).stripe).toBeUndefined();
    expect(read(COMPLETE).stripe).toEqual({
      secretKey: 'sk_live_1',
      webhookSecret: 'whsec_1',
      baseUrl: 'https://api.stripe.com',
      prices: { pro: 'price_1', enterprise: 'price_2' },
      taxes: false,
    });
    expect(read({ ...COMPLETE, STRIPE_TAX: 'on' }).stripe?.taxes).toBe(true);
  });

  test('can be off by name: then production starts without Stripe, and its keys count for nothing', () => {
    const free = { ...COMPLETE, ...Object.fromEntries(STRIPE.map((name) => [name, ''])) };
    expect(refusalOf(free)).toMatch(/^STRIPE_SECRET_KEY: missing.*PAYMENTS=off/);
    expect(refusalOf({ ...free, PAYMENTS: 'on' })).toMatch(/PAYMENTS=off/);
    expect(read({ ...free, PAYMENTS: 'off' })).toMatchObject({
      paymentsOff: true,
      stripe: undefined,
    });
    expect(read({ ...COMPLETE, PAYMENTS: 'off' }).stripe).toBeUndefined();
    expect(read({ ...COMPLETE, PAYMENTS: 'off', STRIPE_SECRET_KEY: '' }).paymentsOff).toBe(true);
    expect(refusalOf({ PAYMENTS: 'none' })).toMatch(/^PAYMENTS: must be on or off/);
  });

  test.each(STRIPE)('with a blank or missing %s refuse to start, in local mode too', (name) => {
    for (const blank of ['', '  ']) {
      const refusal = refusalOf({ ...COMPLETE, NODE_ENV: 'development', [name]: blank });
      expect(refusal).toMatch(new RegExp(`^${name}: missing`));
    }
  });

  test('have two prices, and send no key over plain http', () => {
    expect(refusalOf({ ...COMPLETE, STRIPE_PRICE_PREMIUM: 'price_1' })).toMatch(/two prices/);
    expect(refusalOf({ ...COMPLETE, STRIPE_API_BASE: 'http://stripe.example' })).toMatch(
      /^STRIPE_API_BASE: must be https/,
    );
  });
});

describe('production', () => {
  const production = (more: Record<string, string>) => ({ ...COMPLETE, ...more });

  test('listens on every address and takes a strong secret', () => {
    const config = read(COMPLETE);
    expect(config).toMatchObject({ production: true, host: '0.0.0.0', authSecret: SECRET });
  });

  test.each(['AUTH_SECRET', 'APP_URL', 'DATABASE_URL', 'SMTP_URL', ...STRIPE])(
    'refuses to start without %s, naming it alone',
    (name) => {
      const missing = new RegExp(`^${name}: missing[^\\n]*$`);
      expect(refusalOf(production({ [name]: '  ' }))).toMatch(missing);
    },
  );

  test('names everything that is missing at once', () => {
    const lines = refusalOf({ NODE_ENV: 'production' }).split('\n');
    expect(lines.map((line) => line.split(':')[0])).toEqual([
      'AUTH_SECRET',
      'APP_URL',
      'DATABASE_URL',
      'SMTP_URL',
      ...STRIPE,
    ]);
  });

  test('does without PostgreSQL or a mail server only when that is asked for by name', () => {
    const config = read({
      ...COMPLETE,
      DATABASE_URL: '',
      SMTP_URL: '',
      ALLOW_EMBEDDED: '1',
      ALLOW_OUTBOX: '1',
    });
    expect(config).toMatchObject({ databaseUrl: undefined, smtpUrl: undefined });
    expect(refusalOf(production({ SMTP_URL: '', ALLOW_OUTBOX: '0' }))).toMatch(/^SMTP_URL: /);
    expect(refusalOf(production({ ALLOW_OUTBOX: 'yes' }))).toMatch(/^ALLOW_OUTBOX: must be 1/);
  });

  test('is served by https, or by http when that is asked for or it is this machine', () => {
    expect(refusalOf(production({ APP_URL: 'http://cars.example' }))).toMatch(
      /^APP_URL: must be https/,
    );
    expect(refusalOf(production({ APP_URL: 'http://cars.example', ALLOW_HTTP: '1' }))).toBe('');
    for (const host of ['localhost', '127.0.0.1:8080', '[::1]']) {
      expect(refusalOf(production({ APP_URL: `http://${host}` }))).toBe('');
    }
    expect(refusalOf(production({ APP_URL: 'http://127.0.0.1.cars.example' }))).not.toBe('');
  });

  test.each(['short', SECRET.slice(1), 'a'.repeat(64), 'abcabcabc'.repeat(10)])(
    'refuses the weak secret %s without repeating it',
    (secret) => {
      const refusal = refusalOf(production({ AUTH_SECRET: secret }));
      expect(refusal).toMatch(/^AUTH_SECRET: too weak/);
      expect(refusal).not.toContain(secret);
    },
  );

  test('takes a list of older secrets, and refuses a weak one by its place only', () => {
    const older = ['Wn6Rz1KpV0tGxM4CqLhJ8sBf2DyT9eUo', 'o7HcZ3yNfQ5WjT1rKdXv8LbM2gPs6AeV'];
    const withOlder = (list: string) => production({ AUTH_SECRET: SECRET, AUTH_SECRETS_OLD: list });
    expect(read(withOlder(older.join(', '))).authSecretsOld).toEqual(older);
    expect(read(withOlder(older.join('\n'))).authSecretsOld).toEqual(older);
    expect(read(withOlder('')).authSecretsOld).toEqual([]);
    const refusal = refusalOf(withOlder(`${older[0]},hunter2hunter2`));
    expect(refusal).toMatch(/^AUTH_SECRETS_OLD: number 2 is too weak/);
    expect(refusal).not.toContain('hunter2');
  });

  test('says that instances which share a database need a shared store of files', () => {
    const [warning = ''] = read(COMPLETE).warnings;
    expect(warning).toMatch(/^S3_ENDPOINT: missing/);
    const store = {
      S3_ENDPOINT: 'https://s3.example',
      S3_BUCKET: 'cars',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
    };
    expect(read(production(store)).warnings).toEqual([]);
  });

  test('refuses a shifted clock, beside a missing secret', () => {
    expect(refusalOf(production({ CLOCK_OFFSET_MS: '1' }))).toMatch(/^CLOCK_OFFSET_MS: /);
    const both = refusalOf(production({ AUTH_SECRET: '', CLOCK_OFFSET_MS: '1' }));
    expect(both.split('\n')).toHaveLength(2);
    expect(refusalOf(production({ CLOCK_OFFSET_MS: '0' }))).toBe('');
  });
});

test('the local secret is made once, is strong, and is its owner’s only to read', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'wrenchwise-secret-'));
  try {
    const dataDir = join(directory, 'new');
    const local = (dir: string, more: Record<string, string> = {}) =>
      authSecrets(read({ DATA_DIR: dir, ...more }));
    const { current: secret } = local(dataDir);
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(local(dataDir)).toEqual({ current: secret, old: [] });
    expect(local(join(directory, 'other')).current).not.toBe(secret);
    const file = join(dataDir, 'auth-secret');
    expect(await readFile(file, 'utf8')).toBe(secret);
    expect((await stat(file)).mode & 0o077).toBe(0);
    // The operator's own secret replaces it and signs nobody out.
    expect(local(dataDir, { AUTH_SECRET: SECRET })).toEqual({ current: SECRET, old: [secret] });
    const inProduction = {
      ...COMPLETE,
      AUTH_SECRET: SECRET,
      AUTH_SECRETS_OLD: SECRET,
      DATA_DIR: dataDir,
    };
    expect(authSecrets(read(inProduction))).toEqual({ current: SECRET, old: [] });
  } finally {
    await rm(directory, { recursive: true });
  }
});
