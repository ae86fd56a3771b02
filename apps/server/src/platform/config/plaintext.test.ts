import { describe, expect, test } from 'vitest';

import { ConfigError, readConfig } from './config.ts';

const COMPLETE = {
  NODE_ENV: 'production',
  AUTH_SECRET: 'q3J8zL0pV7sX2mB5nC9dR4tY6uW1eKfG',
  APP_URL: 'https://cars.example',
  DATABASE_URL: 'postgresql://cars:hunter2@db.example/cars?sslmode=verify-full',
  SMTP_URL: 'smtps://mail.example',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_STANDARD: 'price_1',
  STRIPE_PRICE_PREMIUM: 'price_2',
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'cars',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'key',
  LLM_PROVIDER: 'openai-compatible',
  LLM_MODEL: 'a model',
  LLM_BASE_URL: 'https://model.example',
};

const refusalOf = (more: Readonly<Record<string, string>>): string => {
  try {
    readConfig({ ...COMPLETE, ...more }, '/srv');
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
};

describe('production', () => {
  test('has nothing to say where everything is encrypted', () => {
    expect(readConfig(COMPLETE, '/srv').warnings).toEqual([]);
  });

  test.each([
    'postgresql://cars:hunter2@db.example/cars',
    'postgresql://cars:hunter2@db.example/cars?sslmode=disable',
    'postgresql://cars:hunter2@db.example/cars?sslmode=prefer',
    'postgresql://cars:hunter2@db.example/cars?sslmode=no-verify',
    'postgresql://cars:hunter2@db.example/cars?uselibpqcompat=true&sslmode=require',
    'postgresql://cars:hunter2@10.0.0.5:6432/cars',
    'postgresql://cars:hunter2@[2001:db8::1]/cars',
    'postgresql://cars:hunter2@127.0.0.1.evil.example/cars',
    'postgresql://cars:hunter2@localhost/cars?host=db.example',
    'postgresql://cars:hunter2@%zz/cars',
  ])('refuses the database at %s without repeating its password', (DATABASE_URL) => {
    const refusal = refusalOf({ DATABASE_URL });
    expect(refusal).toMatch(/^DATABASE_URL: needs sslmode=verify-full.*ALLOW_PLAINTEXT=database/);
    expect(refusal).not.toContain('hunter2');
  });

  test.each([
    'postgresql://cars@db.example/cars?sslmode=verify-full',
    'postgresql://cars@db.example/cars?sslmode=require',
    'postgresql://cars@127.0.0.1:5433/cars',
    'postgresql://cars@localhost/cars',
    'postgresql://cars@[::1]/cars',
    'postgresql://cars:pw@%2Fvar%2Frun%2Fpostgresql/cars',
    'postgresql:///cars?host=/var/run/postgresql',
    'postgresql://cars:pw@/cars',
  ])('takes the database at %s', (DATABASE_URL) => {
    expect(refusalOf({ DATABASE_URL })).toBe('');
  });

  test.each([
    'smtp://mail.example',
    'smtp://mail.example:587?requireTLS=false',
    'smtp://user:pw@mail.example?requireTLS=false',
    'smtp://user:pw@mail.example?ignoreTLS=true',
    'smtps://user:pw@mail.example?tls.rejectUnauthorized=false',
  ])('refuses the mail server at %s', (SMTP_URL) => {
    expect(refusalOf({ SMTP_URL })).toMatch(/^SMTP_URL: must .*ALLOW_PLAINTEXT=smtp/);
  });

  test.each([
    'smtps://user:pw@mail.example',
    'smtp://mail.example:587?requireTLS=true',
    'smtp://user:pw@mail.example:587',
    'smtp://127.0.0.1:1025',
  ])('takes the mail server at %s', (SMTP_URL) => {
    expect(refusalOf({ SMTP_URL })).toBe('');
  });

  const SERVICES = [
    ['S3_ENDPOINT', 's3'],
    ['LLM_BASE_URL', 'llm'],
    ['DIAGNOSIS_WEBHOOK_URL', 'webhooks'],
    ['REPAIR_GUIDE_WEBHOOK_URL', 'webhooks'],
    ['DISCORD_WEBHOOK_URL', 'webhooks'],
    ['NHTSA_BASE_URL', 'nhtsa'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'otel'],
  ] as const;

  test.each(SERVICES)('refuses %s over http, unless it is this machine', (name, connection) => {
    expect(refusalOf({ [name]: 'http://service.example/x' })).toMatch(
      new RegExp(`^${name}: must be https.*ALLOW_PLAINTEXT=${connection} accepts that$`),
    );
    expect(refusalOf({ [name]: 'http://127.0.0.1:9/x' })).toBe('');
    expect(refusalOf({ [name]: 'https://service.example/x' })).toBe('');
  });

  test.each(SERVICES)('takes %s over http when that is named, and warns', (name, connection) => {
    const { warnings } = readConfig(
      { ...COMPLETE, [name]: 'http://service.example/x', ALLOW_PLAINTEXT: `smtp, ${connection}` },
      '/srv',
    );
    expect(warnings).toEqual([
      `${name}: must be https, or what is sent travels unprotected; accepted by ALLOW_PLAINTEXT=${connection}`,
    ]);
  });

  test('sends uploaded files to a scanner on this machine only, unless that is named', () => {
    expect(refusalOf({ CLAMD: 'clamav:3310' })).toMatch(/^CLAMD: must be .*ALLOW_PLAINTEXT=clamd/);
    for (const CLAMD of ['/run/clamav/clamd.ctl', '127.0.0.1:3310', '[::1]:3310']) {
      expect(refusalOf({ CLAMD }), CLAMD).toBe('');
    }
    expect(refusalOf({ CLAMD: 'clamav:3310', ALLOW_PLAINTEXT: 'clamd' })).toBe('');
  });

  test('refuses error reports and a sign-in service over http', () => {
    expect(refusalOf({ SENTRY_DSN: 'http://key@errors.example/1' })).toMatch(/^SENTRY_DSN: must/);
    expect(refusalOf({ GOOGLE_ISSUER: 'http://id.example' })).toMatch(/^GOOGLE_ISSUER: must/);
  });

  test('is not opened for one connection by the name of another, nor by an unknown name', () => {
    const plain = { S3_ENDPOINT: 'http://minio:9000' };
    expect(refusalOf({ ...plain, ALLOW_PLAINTEXT: 'database,smtp' })).toMatch(/^S3_ENDPOINT: /);
    expect(refusalOf({ ...plain, ALLOW_PLAINTEXT: 's3' })).toBe('');
    expect(refusalOf({ ALLOW_PLAINTEXT: 's3, everything' })).toMatch(
      /^ALLOW_PLAINTEXT: 'everything' is none of database, smtp, s3/,
    );
  });
});

test('local mode takes any address', () => {
  const local = { NODE_ENV: '', DATABASE_URL: 'postgresql://db.example/x', SMTP_URL: 'smtp://m' };
  expect(refusalOf(local)).toBe('');
  expect(readConfig({ ...COMPLETE, ...local }, '/srv').warnings).toEqual([]);
});
