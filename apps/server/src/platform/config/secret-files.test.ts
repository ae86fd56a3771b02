import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { ConfigError, readConfig } from './config.ts';
import { Environment } from './environment.ts';

const SECRET = 'q3J8zL0pV7sX2mB5nC9dR4tY6uW1eKfG';
const COMPLETE = {
  NODE_ENV: 'production',
  AUTH_SECRET: SECRET,
  APP_URL: 'https://cars.example',
  DATABASE_URL: 'postgresql://cars:pass-word@db.example/cars?sslmode=verify-full',
  SMTP_URL: 'smtps://cars:pass-word@mail.example',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_STANDARD: 'price_1',
  STRIPE_PRICE_PREMIUM: 'price_2',
};

let directory = '';
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'wrenchwise-secrets-'));
});
afterAll(() => rm(directory, { recursive: true }));

const fileWith = async (name: string, content: string): Promise<string> => {
  const path = join(directory, name);
  await writeFile(path, content);
  return path;
};

const refusalOf = (environment: Readonly<Record<string, string>>): string => {
  try {
    readConfig(environment, '/srv');
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
};

describe('a variable that is given as a file', () => {
  test('has the content of the file, and its last line break is no part of it', async () => {
    const fromFiles: Record<string, string> = {};
    for (const [name, value] of Object.entries(COMPLETE)) {
      fromFiles[`${name}_FILE`] = await fileWith(name, `${value}\n`);
    }
    expect(readConfig(fromFiles, '/srv')).toEqual(readConfig(COMPLETE, '/srv'));
  });

  test('may be any variable of the table, one that is added later too', async () => {
    const path = await fileWith('none', '');
    for (const name of Object.keys(Environment.shape)) {
      expect(refusalOf({ [`${name}_FILE`]: path }), name).toBe('');
      expect(refusalOf({ [`${name}_FILE`]: join(directory, 'missing') }), name).toMatch(
        new RegExp(`^${name}_FILE: .*missing cannot be read \\(ENOENT\\)$`),
      );
    }
  });

  test('is refused by name when it is set directly as well, and neither value is shown', async () => {
    const path = await fileWith('both', SECRET);
    const refusal = refusalOf({ ...COMPLETE, AUTH_SECRET_FILE: path });
    expect(refusal).toBe('AUTH_SECRET and AUTH_SECRET_FILE: set one of the two, not both');
  });

  test('counts as missing while the file is empty', async () => {
    const path = await fileWith('empty', ' \n');
    const { AUTH_SECRET: _, ...others } = COMPLETE;
    expect(refusalOf({ ...others, AUTH_SECRET_FILE: path })).toMatch(/^AUTH_SECRET: missing/);
    expect(refusalOf({ ...COMPLETE, AUTH_SECRET_FILE: '' })).toBe('');
  });

  test('is named with all others that are wrong', async () => {
    const path = await fileWith('port', 'http');
    const lines = refusalOf({ PORT_FILE: path, LOG_LEVEL_FILE: directory }).split('\n');
    expect(lines.map((line) => line.split(':')[0])).toEqual(['LOG_LEVEL_FILE', 'PORT']);
  });

  test('of somebody else is left to them', () => {
    expect(refusalOf({ SSL_CERT_FILE: '/does/not/exist', NOT_OURS_FILE: '/nor/this' })).toBe('');
  });
});
