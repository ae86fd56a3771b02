import type { Retrying } from '../../policies.ts';
import { askUpstream, below, failureOf, type UpstreamAnswer } from '../upstream/ask-upstream.ts';
import { mayPassAtOnce, UpstreamFailure } from '../upstream/upstream-failure.ts';
import { entryOfDvla } from './dvla-answer.ts';
import type { RegisterAnswer, RegisterClient } from './register-client.ts';

/** What an answer of the service means, in whatever shape its errors come: their status decides. */
export const readDvlaAnswer = (answer: UpstreamAnswer): RegisterAnswer => {
  if (answer.status === 404) return { kind: 'not-found' };
  if (answer.status === 400) return { kind: 'invalid' };
  if (answer.status !== 200) throw failureOf(answer);
  const entry = entryOfDvla(answer.body);
  if (entry === undefined) throw new UpstreamFailure('failed', 'the answer is no vehicle');
  return { kind: 'found', entry };
};

/** DVLA's Vehicle Enquiry Service 1.2: tax, emissions and year, no model. */
export const dvlaClient = (settings: {
  baseUrl: string;
  apiKey: string;
  timeoutMs: number;
  retrying: Retrying;
}): RegisterClient => ({
  register: 'dvla',
  ask: (registration) =>
    settings.retrying(
      async () =>
        readDvlaAnswer(
          await askUpstream(
            below(settings.baseUrl, '/v1/vehicles'),
            {
              method: 'POST',
              headers: {
                'x-api-key': settings.apiKey,
                'content-type': 'application/json',
                accept: 'application/json',
              },
              body: JSON.stringify({ registrationNumber: registration }),
            },
            settings,
          ),
        ),
      mayPassAtOnce,
    ),
});
