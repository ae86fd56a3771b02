import { ERRORS } from '@wrenchwise/contract/errors';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { AppError } from './app-error.ts';
import { createPolicies, type Policies } from './policies.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const LOST = Object.assign(new Error('gone'), { code: '08006' });
const INVALID = new AppError('request/invalid');

/** Work that fails a number of times and notes when it was tried, in ms since the start. */
const failing = (times: number, failure: unknown = LOST) => {
  const begun = Date.now();
  const tried: number[] = [];
  const work = async () => {
    tried.push(Date.now() - begun);
    if (tried.length <= times) throw failure;
    return 'done';
  };
  return { tried, work };
};

const outcome = async (run: Promise<unknown>): Promise<unknown> => {
  const settled = run.catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return settled;
};

const middle = { random: () => 0.5 };
const always = () => true;

describe('a policy tries again', () => {
  const cases: readonly [
    name: string,
    run: (policies: Policies, work: () => Promise<string>) => Promise<string>,
    tried: readonly number[],
  ][] = [
    ['generic', (policies, work) => policies.generic(work), [0, 300, 900, 2100]],
    [
      'reads',
      ({ reads }, work) => work().catch((e: unknown) => reads(e, work, always)),
      [0, 300, 900],
    ],
    [
      'transactions',
      ({ transactions }, work) => work().catch((e: unknown) => transactions(e, work, always)),
      [0, 300, 900],
    ],
    ['rollback', (policies, work) => policies.rollback(work), [0, 300, 900, 2100]],
    ['usage', (policies, work) => policies.usage(work), [0, 200, 600, 1400, 3000, 6200]],
    ['subscriptions', (policies, work) => policies.subscriptions(work), [0, 500, 1500, 3500]],
  ];

  test.each(cases)('as docs/product.md promises: %s', async (_, run, expected) => {
    const { tried, work } = failing(99);
    expect(await outcome(run(createPolicies(middle), work))).toBe(LOST);
    expect(tried).toEqual(expected);
  });

  test('until it succeeds', async () => {
    const { tried, work } = failing(2);
    expect(await outcome(createPolicies(middle).generic(work))).toBe('done');
    expect(tried).toHaveLength(3);
  });

  test('after delays that vary from 0.8 to 1.2 times, and never exceed that of 5 s', async () => {
    for (const [random, expected] of [
      [0, [0, 160, 480, 1120, 2400, 4960]],
      [1, [0, 240, 720, 1680, 3600, 7440]],
    ] as const) {
      const { tried, work } = failing(99);
      await outcome(createPolicies({ random: () => random }).usage(work));
      expect(tried).toEqual(expected);
    }
  });

  test('never what is not retryable', async () => {
    const policies = createPolicies(middle);
    for (const policy of [policies.generic, policies.usage, policies.subscriptions]) {
      const { tried, work } = failing(99, INVALID);
      expect(await outcome(policy(work))).toBe(INVALID);
      expect(tried).toEqual([0]);
    }
  });

  test('only what the caller lets it', async () => {
    const { tried, work } = failing(99);
    expect(await outcome(createPolicies(middle).usage(work, () => false))).toBe(LOST);
    expect(tried).toEqual([0]);
  });
});

describe('the circuit of subscriptions', () => {
  const open = async (policies: Policies) => {
    for (let call = 0; call < 3; call += 1) await outcome(policies.subscriptions(failing(99).work));
  };
  const refused = (result: unknown) =>
    result instanceof AppError && result.code === 'subscription/circuit-open';

  test('opens after 3 failed calls, however often each was tried', async () => {
    const policies = createPolicies();
    const works = [failing(99), failing(99), failing(99), failing(0)];
    const results: unknown[] = [];
    for (const { work } of works) results.push(await outcome(policies.subscriptions(work)));
    expect(works.map(({ tried }) => tried.length)).toEqual([4, 4, 4, 0]);
    expect(results.map(refused)).toEqual([false, false, false, true]);
    expect(results[3]).toMatchObject({ message: 'Circuit breaker is open' });
    expect(ERRORS['subscription/circuit-open'].retryable).toBe(false);
  });

  test('does not open for errors that are the caller’s', async () => {
    const policies = createPolicies();
    for (let call = 0; call < 5; call += 1) {
      expect(await outcome(policies.subscriptions(failing(9, INVALID).work))).toBe(INVALID);
    }
    expect(await outcome(policies.subscriptions(failing(0).work))).toBe('done');
  });

  test('stays open for 10 s, and closes after 2 calls that succeed', async () => {
    const policies = createPolicies();
    await open(policies);
    vi.advanceTimersByTime(9_999);
    expect(refused(await outcome(policies.subscriptions(failing(0).work)))).toBe(true);
    vi.advanceTimersByTime(1);
    expect(await outcome(policies.subscriptions(failing(0).work))).toBe('done');
    expect(await outcome(policies.subscriptions(failing(0).work))).toBe('done');
    // Closed again: it takes 3 failures to open, not one.
    await outcome(policies.subscriptions(failing(99).work));
    await outcome(policies.subscriptions(failing(99).work));
    expect(await outcome(policies.subscriptions(failing(0).work))).toBe('done');
  });

  test.each([0, 1])('opens again at a failure after %i successes', async (successes) => {
    const policies = createPolicies();
    await open(policies);
    vi.advanceTimersByTime(10_000);
    for (let call = 0; call < successes; call += 1) {
      expect(await outcome(policies.subscriptions(failing(0).work))).toBe('done');
    }
    expect(await outcome(policies.subscriptions(failing(99).work))).toBe(LOST);
    expect(refused(await outcome(policies.subscriptions(failing(0).work)))).toBe(true);
    vi.advanceTimersByTime(10_000);
    expect(await outcome(policies.subscriptions(failing(0).work))).toBe('done');
  });
});
