import { type Database, rowsOf, type Transaction } from '@wrenchwise/database/database';
import { eq, sql } from 'drizzle-orm';

import { AppError } from '../app-error.ts';
import { rateLimits } from './limits.tables.ts';

export interface RateLimit {
  /** The key of a counter: 'signIn:203.0.113.9'. */
  readonly key: string;
  readonly requests: number;
  readonly seconds: number;
}

/** The state of a limit after a call was counted. */
export interface RateLimitState {
  /** The limit, in requests for each window. */
  readonly requests: number;
  readonly seconds: number;
  readonly remaining: number;
  /** When the window ends and all are there again. */
  readonly resetSeconds: number;
  readonly isRefused: boolean;
}

/** Rate limits shared by all instances. */
export interface RateLimits {
  /** Counts a call; throws `rate-limit/exceeded` with the seconds to wait. */
  readonly take: (limit: RateLimit) => Promise<void>;
  /** Counts a call and shows the state of the limit; undefined while limits are off. Refuses nothing. */
  readonly count: (limit: RateLimit) => Promise<RateLimitState | undefined>;
  /** Whether this is the first call in `seconds`; independent of `RATE_LIMIT`. */
  readonly isFirst: (options: {
    readonly key: string;
    readonly seconds: number;
  }) => Promise<boolean>;
  /** Resets a counter, after a success; as part of `tx` if passed. */
  readonly forget: (key: string, tx?: Database | Transaction) => Promise<void>;
}

const refuse = (seconds: number): never => {
  throw new AppError('rate-limit/exceeded', { retryAfterSeconds: seconds });
};

/** Refuses a call that `count` found to be too many. */
export const refuseBeyond = ({ isRefused, resetSeconds }: RateLimitState): void => {
  if (isRefused) refuse(resetSeconds);
};

/** The state of a limit, as the answer's headers say it (draft-ietf-httpapi-ratelimit-headers-10). */
export const rateLimitHeaders = (
  name: string,
  { requests, seconds, remaining, resetSeconds }: RateLimitState,
): Readonly<Record<string, string>> => ({
  'ratelimit-policy': `"${name}";q=${requests};w=${seconds}`,
  ratelimit: `"${name}";r=${remaining};t=${resetSeconds}`,
});

/** Rate limits in the database. `factor` scales every limit; 0 switches them off. */
export const createRateLimits = (db: Database, factor: number): RateLimits => ({
  take: async ({ key, requests, seconds }) => {
    if (factor === 0) return;
    const allowed = Math.max(1, Math.round(requests * factor));
    const [row] = await rowsOf(
      db,
      // Asynchronous commit: visible at once, and losing a count in a crash is harmless.
      sql`select take_rate_limit(${key}, ${allowed}, ${seconds}) as wait, set_config('synchronous_commit', 'off', true)`,
    );
    const wait = Number(row?.['wait'] ?? 0);
    if (wait > 0) refuse(wait);
  },
  count: async ({ key, requests, seconds }) => {
    if (factor === 0) return undefined;
    const allowed = Math.max(1, Math.round(requests * factor));
    const [row] = await rowsOf(
      db,
      sql`select *, set_config('synchronous_commit', 'off', true) from count_rate_limit(${key}, ${allowed}, ${seconds})`,
    );
    return {
      requests: allowed,
      seconds,
      remaining: Number(row?.['remaining'] ?? 0),
      resetSeconds: Number(row?.['reset_seconds'] ?? seconds),
      isRefused: row?.['is_refused'] === true,
    };
  },
  isFirst: async ({ key, seconds }) => {
    const [row] = await rowsOf(db, sql`select take_rate_limit(${key}, 1, ${seconds}) as wait`);
    return Number(row?.['wait'] ?? 0) === 0;
  },
  forget: async (key, tx) => {
    if (factor === 0) return;
    await (tx ?? db).delete(rateLimits).where(eq(rateLimits.key, key));
  },
});

const FLOOD_REQUESTS = 1200;
const FLOOD_SECONDS = 60;
const FLOOD_NETWORKS = 50_000;

/**
 * A coarse limit on everything under /api, in memory, so that a flood costs the database nothing.
 */
export const createFloodLimit = (factor: number): ((network: string) => void) => {
  let windowStart = 0;
  let counts = new Map<string, number>();
  return (network) => {
    if (factor === 0) return;
    const now = Date.now();
    if (now - windowStart >= FLOOD_SECONDS * 1000 || counts.size > FLOOD_NETWORKS) {
      windowStart = now;
      counts = new Map();
    }
    const count = (counts.get(network) ?? 0) + 1;
    counts.set(network, count);
    if (count > FLOOD_REQUESTS * factor) {
      refuse(Math.max(1, Math.ceil(FLOOD_SECONDS - (now - windowStart) / 1000)));
    }
  };
};
