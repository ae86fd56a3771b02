import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { SERVICE_IDS, type ServiceId } from '@wrenchwise/rules/outside-services';
import { describe, expect, expectTypeOf, test } from 'vitest';

import { type OutsideAdapter, SERVICES_OF_ADAPTERS } from './services-of-adapters.ts';

const SOURCES = join(import.meta.dirname, '../..');

/** The modules that open a connection, by the service whose record says what leaves there. */
const CONNECTED_BY: Readonly<Record<ServiceId, readonly string[]>> = {
  hosting: [],
  mail: ['platform/adapters/mail/smtp.ts'],
  'file-store': ['platform/adapters/file-store/s3.ts'],
  'malware-scan': [
    'platform/adapters/malware-scan/clamd.ts',
    'platform/adapters/malware-scan/command.ts',
  ],
  'language-model': ['platform/adapters/language-model/open-language-model.ts'],
  'diagnosis-service': ['platform/adapters/second-opinion/webhook.ts'],
  'guide-service': ['platform/adapters/guide-writers/service.ts'],
  'chat-notification': ['platform/adapters/chat-notifier/discord.ts'],
  'chat-notification-with-names': ['platform/adapters/chat-notifier/discord.ts'],
  dvsa: [
    'platform/adapters/vehicle-register/dvsa.ts',
    'platform/adapters/upstream/access-token.ts',
  ],
  dvla: ['platform/adapters/vehicle-register/dvla.ts'],
  nhtsa: ['platform/adapters/vin-decoder/vpic.ts', 'platform/adapters/recalls/nhtsa.ts'],
  stripe: ['platform/adapters/payments/stripe.ts'],
  google: ['modules/accounts/identity/outside-provider.ts'],
  'sign-in-provider': ['modules/accounts/identity/outside-provider.ts'],
  'error-monitor': ['platform/adapters/monitoring/sentry.ts'],
  'trace-collector': ['platform/telemetry/otlp-tracing.ts'],
  push: ['modules/messages/channels/push.service.ts'],
  'own-webhooks': ['platform/adapters/webhook-sender/http-sender.ts'],
  'message-services': ['platform/adapters/webhook-sender/http-sender.ts'],
  'part-search': [],
};

/** The transports that the adapters share: whoever calls them is looked at instead. */
const TRANSPORTS: ReadonlySet<string> = new Set([
  'platform/adapters/upstream/ask-upstream.ts',
  'platform/adapters/upstream/post-outside.ts',
]);

const CONNECTS =
  /(?<![.\w])(?:fetch|askUpstream|postOutside|createConnection|spawn)\(|import \{[^}]*\brequest\b[^}]*\} from 'node:https?'|(?:from|import\() ?'(?:nodemailer|web-push|@aws-sdk|@opentelemetry\/exporter|@ai-sdk|@smithy|aws4fetch|undici|ws)|new Stripe\(|discoveryUrl:/;

// Types of the server's own sockets, and the stand-in that never leaves the process.
const NOT_OUTSIDE = /^(?:testing|platform\/http|cli)\/|\.test\.ts$/;

const connecting = (): readonly string[] =>
  globSync('**/*.ts', { cwd: SOURCES })
    .filter((file) => !NOT_OUTSIDE.test(file) && !TRANSPORTS.has(file))
    .filter((file) => CONNECTS.test(readFileSync(join(SOURCES, file), 'utf8')))
    .toSorted();

describe('a service outside of the product', () => {
  test('has a record for each adapter: without one the list does not compile', () => {
    expectTypeOf<keyof typeof SERVICES_OF_ADAPTERS>().toEqualTypeOf<OutsideAdapter>();
    const { mail, ...others } = { ...SERVICES_OF_ADAPTERS, mail: SERVICES_OF_ADAPTERS.transport };
    expectTypeOf(others).toExtend<Readonly<Record<OutsideAdapter, readonly ServiceId[]>>>();
    const { transport, ...lacking } = SERVICES_OF_ADAPTERS;
    expectTypeOf(lacking).not.toExtend<Readonly<Record<OutsideAdapter, readonly ServiceId[]>>>();
    // @ts-expect-error a service without a record
    const unknown: ServiceId = 'fax';
    expect([mail, transport, unknown]).toEqual([['mail'], ['mail'], 'fax']);
  });

  test('is reached by no module that its record does not cover', () => {
    const covered = [...new Set(Object.values(CONNECTED_BY).flat())].toSorted();
    expect(connecting()).toEqual(covered);
  });

  test('has an adapter for each record, where one is opened by the settings', () => {
    const opened = new Set<ServiceId>(Object.values(SERVICES_OF_ADAPTERS).flat());
    expect(SERVICE_IDS.filter((id) => !opened.has(id))).toEqual([
      'hosting',
      'google',
      'sign-in-provider',
      'trace-collector',
      'push',
      'part-search',
    ]);
  });
});
