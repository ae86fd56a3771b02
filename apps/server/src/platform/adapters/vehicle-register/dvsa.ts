import { z } from 'zod';

import type { Retrying } from '../../policies.ts';
import type { AccessTokens } from '../upstream/access-token.ts';
import { askUpstream, below, failureOf, type UpstreamAnswer } from '../upstream/ask-upstream.ts';
import type { TakeTurn } from '../upstream/outgoing-rate.ts';
import { mayPassAtOnce, UpstreamFailure } from '../upstream/upstream-failure.ts';
import { entryOfDvsa } from './dvsa-answer.ts';
import type { RegisterAnswer, RegisterClient } from './register-client.ts';

const Refusal = z.object({ errorCode: z.string() });

const errorCodeOf = (body: unknown): string | undefined => Refusal.safeParse(body).data?.errorCode;

const EXPIRED_TOKEN = 'MOTH-FB-02';

const isTokenRefused = ({ status, body }: UpstreamAnswer): boolean =>
  status === 401 || errorCodeOf(body) === EXPIRED_TOKEN;

/** What an answer of the service means: by its error code, or its status where it has none. */
export const readDvsaAnswer = (answer: UpstreamAnswer, today: string): RegisterAnswer => {
  const code = errorCodeOf(answer.body);
  if (code?.startsWith('MOTH-RL-') === true) throw failureOf(answer, 'busy');
  if (code === 'MOTH-NF-01' || answer.status === 404) return { kind: 'not-found' };
  if (code === 'MOTH-IV-03' || answer.status === 400) return { kind: 'invalid' };
  if (answer.status !== 200) throw failureOf(answer);
  const entry = entryOfDvsa(answer.body, today);
  if (entry === undefined) throw new UpstreamFailure('failed', 'the answer is no vehicle');
  return { kind: 'found', entry };
};

/** DVSA's MOT history: make, model and every test. */
export const dvsaClient = (settings: {
  baseUrl: string;
  apiKey: string;
  tokens: AccessTokens;
  takeTurn: TakeTurn;
  timeoutMs: number;
  retrying: Retrying;
  now: () => Date;
}): RegisterClient => {
  const { baseUrl, apiKey, tokens, takeTurn, retrying, now } = settings;

  const request = async (registration: string, token: string): Promise<UpstreamAnswer> => {
    await takeTurn();
    return askUpstream(
      below(baseUrl, `/v1/trade/vehicles/registration/${encodeURIComponent(registration)}`),
      {
        headers: {
          authorization: `Bearer ${token}`,
          'x-api-key': apiKey,
          accept: 'application/json',
        },
      },
      settings,
    );
  };

  const ask = async (registration: string): Promise<RegisterAnswer> => {
    const token = await tokens.current();
    let answer = await request(registration, token);
    if (isTokenRefused(answer)) {
      // Once: a fresh token that is refused as well is no matter of time.
      tokens.discard(token);
      answer = await request(registration, await tokens.current());
    }
    return readDvsaAnswer(answer, now().toISOString().slice(0, 10));
  };

  return {
    register: 'dvsa',
    ask: (registration) => retrying(() => ask(registration), mayPassAtOnce),
  };
};
