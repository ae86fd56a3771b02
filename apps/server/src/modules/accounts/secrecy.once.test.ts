import { requestPasswordReset } from '@wrenchwise/contract/endpoints/accounts/password';
import { signIn } from '@wrenchwise/contract/endpoints/accounts/sign-in';
import { sendVerificationEmail } from '@wrenchwise/contract/endpoints/accounts/sign-up';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { createSlowHashing } from './better-auth/password-hashing.ts';

/** What an answer says about whether an address has an account, by its words or by its time. */

let app: TestApp;
beforeAll(async () => {
  // Passwords as slow as the product's: beside quick ones, what else differs would not be seen.
  app = await openTestApp({ passwordHashing: createSlowHashing() });
});
afterAll(() => app.close());

const send = async (path: string, body: object) => {
  const started = performance.now();
  // Asked directly: a browser of the tests waits for the jobs that an answer leaves behind.
  const answer = await app.composition.app.request(`http://wrenchwise.test${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: 'http://wrenchwise.test',
      host: 'wrenchwise.test',
    },
    body: JSON.stringify(body),
  });
  const ms = performance.now() - started;
  const { requestId: _, ...said } = Object(await answer.json());
  const headers = [...answer.headers.keys()].filter((name) => name !== 'x-request-id').toSorted();
  return { ms, told: { status: answer.status, said, headers } };
};

/** Of each kind; a password costs a third of a second of a core on either side. */
const ROUNDS = 9;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const CASES = [
  ['log-in with a wrong password', signIn.path, { password: 'not this one' }],
  ['request of a reset', requestPasswordReset.path, {}],
  ['request of another verification mail', sendVerificationEmail.path, {}],
] as const;

describe('the answer to a', () => {
  test.each(CASES)('%s is the same for an address that nobody has', async (_, path, rest) => {
    const { email } = await app.newUser();
    const known = await send(path, { email, ...rest });
    const unknown = await send(path, { email: 'nobody@example.com', ...rest });
    expect(unknown.told).toEqual(known.told);
  });
});

describe('the time of a', () => {
  test.each(CASES)('%s does not tell either', async (_, path, rest) => {
    const { email } = await app.newUser();
    const known: number[] = [];
    const unknown: number[] = [];
    // In turns, so that whatever else the machine does falls on both alike.
    for (let round = 0; round < ROUNDS; round += 1) {
      known.push((await send(path, { email, ...rest })).ms);
      unknown.push((await send(path, { email: `nobody-${round}@example.com`, ...rest })).ms);
    }
    const ratio = median(known) / median(unknown);
    // Without the same work on both sides it is 20 and more for a log-in.
    expect(ratio).toBeGreaterThan(1 / 3);
    expect(ratio).toBeLessThan(3);
  });
});
