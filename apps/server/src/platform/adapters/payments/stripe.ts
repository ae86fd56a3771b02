import { Stripe } from 'stripe';

import type { Config } from '../../config/config.ts';
import { VERSION } from '../../version.ts';
import type { PaymentClient } from './port.ts';

/** How long a call may take: a person waits for it, or the provider for its webhook. */
const TIMEOUT_MS = 8000;

type Settings = NonNullable<Config['stripe']>;

const STANDARD_PORTS = { 'https:': 443, 'http:': 80 } as const;

const addressOf = (base: string) => {
  const { protocol, hostname, port } = new URL(base);
  const isHttps = protocol === 'https:';
  return {
    protocol: isHttps ? ('https' as const) : ('http' as const),
    host: hostname,
    port: port || STANDARD_PORTS[isHttps ? 'https:' : 'http:'],
  };
};

const COMMON = {
  // Our own policies repeat what may be repeated.
  maxNetworkRetries: 0,
  timeout: TIMEOUT_MS,
  telemetry: false,
  appInfo: { name: 'Wrenchwise', version: VERSION },
} as const;

/** Stripe, or what answers like it at another address. */
export const stripeClient = ({ secretKey, baseUrl }: Settings): PaymentClient =>
  new Stripe(secretKey, { ...COMMON, ...addressOf(baseUrl) });

/** The same client on another `fetch`: the sandbox's. */
export const clientOn = (fetch: typeof globalThis.fetch): PaymentClient =>
  new Stripe('sk_test_sandbox', {
    ...COMMON,
    httpClient: Stripe.createFetchHttpClient(fetch),
  });
