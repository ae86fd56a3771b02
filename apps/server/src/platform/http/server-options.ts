import type { ServerOptions } from 'node:http';

/** Time-outs of connections, in milliseconds. */
export const SERVER_OPTIONS = {
  /**
   * Longer than the 60 s of common proxies, so that they close first, never in the middle of a
   * request.
   */
  keepAliveTimeout: 65_000,
  headersTimeout: 20_000,
  /** For a whole request: the largest, an avatar, at 5 kB/s. */
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5000,
} as const satisfies ServerOptions;
