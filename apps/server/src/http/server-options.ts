import type { ServerOptions } from 'node:http';

/** How long a connection may take, in milliseconds. */
export const SERVER_OPTIONS = {
  /** Longer than the 60 s of common proxies and balancers: they close first, never mid-request. */
  keepAliveTimeout: 65_000,
  headersTimeout: 20_000,
  /** For a whole request: the largest one, a picture, at a poor 5 kB/s. */
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5000,
} as const satisfies ServerOptions;
