import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';

import {
  LEGAL_BASES,
  OUTSIDE_SERVICES,
  type OutsideService,
  SERVICE_IDS,
  type ServiceId,
} from '@wrenchwise/rules/outside-services';
import { describe, expect, test } from 'vitest';

import { readConfig } from './config.ts';
import { servicesInForce } from './services-in-force.ts';

const ROOT = resolve(import.meta.dirname, '../../../../..');
const read = (path: string): string => readFileSync(resolve(ROOT, path), 'utf8');

const inForce = (environment: Record<string, string>) =>
  servicesInForce(readConfig(environment, ROOT));
const idsOf = (environment: Record<string, string>) => inForce(environment).map(({ id }) => id);

/** In force with no setting at all. */
const ALWAYS: readonly ServiceId[] = ['hosting', 'push', 'own-webhooks', 'message-services'];

/** Settings that switch each service on. */
const SWITCHED_ON: Readonly<
  Record<
    Exclude<ServiceId, 'hosting' | 'push' | 'own-webhooks' | 'message-services'>,
    Record<string, string>
  >
> = {
  mail: { SMTP_URL: 'smtps://mail.example.com' },
  'file-store': {
    S3_ENDPOINT: 'https://s3.example.com',
    S3_BUCKET: 'cars',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  },
  'malware-scan': { CLAMD: 'clamav.example.com:3310' },
  'language-model': { LLM_PROVIDER: 'anthropic', LLM_API_KEY: 'key', LLM_MODEL: 'model' },
  'diagnosis-service': { DIAGNOSIS_WEBHOOK_URL: 'https://one.example.com/hook' },
  'guide-service': { REPAIR_GUIDE_WEBHOOK_URL: 'https://two.example.com/hook' },
  'chat-notification': { DISCORD_WEBHOOK_URL: 'https://discord.example.com/secret' },
  'chat-notification-with-names': {
    DISCORD_WEBHOOK_URL: 'https://discord.example.com/secret',
    DISCORD_USER: 'full',
  },
  dvsa: {
    DVSA_TOKEN_URL: 'https://token.example.com',
    DVSA_CLIENT_ID: 'id',
    DVSA_CLIENT_SECRET: 'secret',
    DVSA_API_KEY: 'key',
  },
  dvla: { DVLA_API_KEY: 'key' },
  nhtsa: { NHTSA_BASE_URL: 'https://api.nhtsa.gov' },
  stripe: {
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_PRICE_STANDARD: 'price_1',
    STRIPE_PRICE_PREMIUM: 'price_2',
  },
  google: { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' },
  'sign-in-provider': {
    OIDC_ISSUER: 'https://id.example.com',
    OIDC_CLIENT_ID: 'id',
    OIDC_CLIENT_SECRET: 'secret',
  },
  'error-monitor': { SENTRY_DSN: 'https://key@errors.example.com/1' },
  'trace-collector': { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://traces.example.com' },
  'part-search': { PART_SEARCH_URL_TEMPLATE: 'https://parts.example.com/?q={query}' },
};

describe('the services in force', () => {
  test('are none but those that need no setting on a machine of one’s own', () => {
    expect(inForce({})).toEqual(ALWAYS.map((id) => ({ id, host: null })));
  });

  test.each(Object.entries(SWITCHED_ON))('%s is there once its settings are', (id, environment) => {
    expect(idsOf(environment).filter((one) => !ALWAYS.includes(one))).toEqual([id]);
  });

  test('are those that the settings name, each by variables that the server reads', () => {
    const known = new Set(Object.keys(parseEnv(read('.env.example'))));
    for (const [id, environment] of Object.entries(SWITCHED_ON)) {
      const { settings }: OutsideService = OUTSIDE_SERVICES[id as keyof typeof SWITCHED_ON];
      expect(settings.filter((name) => !known.has(name))).toEqual([]);
      expect(settings).toEqual(expect.arrayContaining(Object.keys(environment)));
    }
  });

  test('name a host of the public internet, and neither a path nor a host of their own network', () => {
    expect(inForce(SWITCHED_ON['language-model'])).toContainEqual({
      id: 'language-model',
      host: 'api.anthropic.com',
    });
    const hook = inForce(SWITCHED_ON['chat-notification']);
    expect(hook).toContainEqual({ id: 'chat-notification', host: 'discord.example.com' });
    expect(JSON.stringify(hook)).not.toContain('secret');
    for (const own of [
      'http://127.0.0.1:11434/v1',
      'http://ollama:11434/v1',
      'http://gpu.internal/v1',
    ]) {
      expect(
        inForce({ LLM_PROVIDER: 'openai-compatible', LLM_BASE_URL: own, LLM_MODEL: 'model' }),
      ).toContainEqual({ id: 'language-model', host: null });
    }
  });
});

const rowOf = (id: ServiceId): string => {
  const { name, receives, when, why, basis, until, settings, off }: OutsideService =
    OUTSIDE_SERVICES[id];
  const set = settings.length === 0 ? 'none' : settings.map((one) => `\`${one}\``).join(', ');
  return `| ${name} | ${receives} | ${when}, ${why} | ${LEGAL_BASES[basis]} | ${until} | ${set} | ${off} |`;
};

test('docs/outside-services.md is written from the records; update it with vitest’s -u', async () => {
  const document = [
    '# Outside services',
    '',
    'Whom this product can hand data to, written from `packages/rules/src/outside-services.ts` by the test of',
    '`apps/server/src/platform/config/services-in-force.ts`. The privacy page, the FAQ, the settings and `GET /api/services` show',
    'those that your settings use: check them after a change. `you` is the user.',
    '',
    '| who | what leaves | when and why | by which right | until | variables | to switch it off |',
    '|---|---|---|---|---|---|---|',
    ...SERVICE_IDS.map(rowOf),
    '',
  ].join('\n');
  await expect(document).toMatchFileSnapshot(resolve(ROOT, 'docs/outside-services.md'));
});
