import type { Limit } from './endpoint.ts';

// How often one caller may change something. A person never gets near them, nor a script of theirs
// that waits for answers: they bound what a loop without an end can cost everybody else.

/** What people change while they work: two a second for ten minutes, also what was done offline. */
export const CHANGES = { requests: 1200, seconds: 600, per: 'user' } as const satisfies Limit;

/** Changes after which the engine computes anew. */
export const WEIGHED_CHANGES = {
  requests: 300,
  seconds: 600,
  per: 'user',
} as const satisfies Limit;

/** Settings, and what is rarely set up or ended. */
export const SETTINGS = { requests: 300, seconds: 3600, per: 'user' } as const satisfies Limit;

/** By somebody who is not signed in: a whole office may have one address. */
export const ANYBODY = { requests: 600, seconds: 600, per: 'address' } as const satisfies Limit;

/** Another service that reports to us, in bursts; it sends again what is refused. */
export const SERVICE = { requests: 6000, seconds: 600, per: 'address' } as const satisfies Limit;
