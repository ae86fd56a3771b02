import { z } from 'zod';

import { askUpstream, failureOf } from './ask-upstream.ts';
import { UpstreamFailure } from './upstream-failure.ts';

/** Access tokens of the OAuth 2.0 client credentials grant (RFC 6749, section 4.4). */
export interface AccessTokens {
  /** A token that is good for some minutes; parallel callers share one request for it. */
  readonly current: () => Promise<string>;
  /** Says that the service refused this token: the next caller gets another one. */
  readonly discard: (token: string) => void;
}

const TokenAnswer = z.object({
  access_token: z.string().min(1),
  expires_in: z.coerce.number().int().positive().catch(3600),
});

// Renewed this long before its end: calls on their way must not outlive it.
const MARGIN_MS = 5 * 60_000;

interface Held {
  readonly token: string;
  readonly until: number;
}

/** Throws `UpstreamFailure` where no token is to be had. `now` is in milliseconds. */
export const createAccessTokens = (settings: {
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
  scope: string;
  timeoutMs: number;
  now: () => number;
}): AccessTokens => {
  let held: Held | undefined;
  let underway: Promise<Held> | undefined;

  const request = async (): Promise<Held> => {
    const { clientId, clientSecret, scope, timeoutMs, now } = settings;
    const asked = now();
    const answer = await askUpstream(
      new URL(settings.tokenUrl),
      {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: new URLSearchParams({
          grant_type: 'client_credentials',
          client_id: clientId,
          client_secret: clientSecret,
          scope,
        }),
      },
      { timeoutMs },
    );
    if (answer.status !== 200) throw failureOf(answer);
    const parsed = TokenAnswer.safeParse(answer.body);
    if (!parsed.success) throw new UpstreamFailure('failed', 'the token is not in the answer');
    const { access_token: token, expires_in: seconds } = parsed.data;
    // One that ends within the margin is used for half of its time.
    const lifeMs = Math.max(seconds * 1000 - MARGIN_MS, seconds * 500);
    return { token, until: asked + lifeMs };
  };

  return {
    current: async () => {
      if (held !== undefined && settings.now() < held.until) return held.token;
      underway ??= request().finally(() => {
        underway = undefined;
      });
      held = await underway;
      return held.token;
    },
    discard: (token) => {
      if (held?.token === token) held = undefined;
    },
  };
};
