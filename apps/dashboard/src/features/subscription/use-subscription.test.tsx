import { useQueryClient } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { sampleSubscription } from '@wrenchwise/client/testing/sample-account.ts';
import { getSubscription } from '@wrenchwise/contract/endpoints/subscription';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { queryKeys } from '~/queries/query-keys.ts';
import { renderRoute } from '~/testing/render-route.tsx';

import { useSubscription } from './use-subscription.ts';

const FALLBACK = 'No renewal date (fallback)';

function Renewal() {
  const { subscription, error, refetch } = useSubscription();
  return (
    <>
      <p>{subscription ? subscription.renewalDate : 'Loading'}</p>
      <p role="alert">{error?.message}</p>
      <button onClick={() => void refetch()}>Again</button>
    </>
  );
}

const open = () => renderRoute({ path: '/', Component: Renewal });

function AfterLogin() {
  useQueryClient().setQueryData(queryKeys.atLogin, true);
  return <Renewal />;
}
const openAfterLogin = () => renderRoute({ path: '/', Component: AfterLogin });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** What the page shows once it has been reported, a few turns of the event loop later. */
const shown = async () => {
  await pass(5);
  return screen.getAllByRole('paragraph')[0]?.textContent;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});

describe('the subscription', () => {
  test.each([
    ['15 s each after a log-in', openAfterLogin, 15_000],
    ['30 s each otherwise', open, 30_000],
  ])(
    'is tried 3 times, %s and 1.5 and 2.5 s apart, then the fallback is',
    async (_, show, patience) => {
      const api = fakeApi();
      api.hang(getSubscription);
      show();
      const tries = () => api.calls.length;
      await pass(0);
      expect(tries()).toBe(1);
      await pass(patience + 1499);
      expect(tries()).toBe(1);
      await pass(1);
      expect(tries()).toBe(2);
      await pass(patience + 2499);
      expect(tries()).toBe(2);
      await pass(1);
      expect(tries()).toBe(3);
      await pass(patience - 10);
      expect(await shown()).toBe('Loading');
      await pass(10);
      expect(await shown()).toBe(FALLBACK);
      expect(screen.getByRole('alert').textContent).toBe('Subscription fetch timeout');
      await pass(600_000);
      // Nothing but the three readings: nothing was written.
      expect(api.callsTo(getSubscription)).toHaveLength(3);
      expect(tries()).toBe(3);
    },
  );

  test('has 30 s when it is loaded once more, after a log-in too', async () => {
    const api = fakeApi();
    api.refuse(getSubscription, 'permission/denied');
    openAfterLogin();
    await pass(0);
    expect(await shown()).toBe(FALLBACK);
    api.hang(getSubscription);
    act(() => screen.getByRole('button').click());
    await pass(29_999);
    expect(api.calls).toHaveLength(2);
    await pass(1 + 1500);
    expect(api.calls).toHaveLength(3);
  });

  test('comes as soon as a try succeeds', async () => {
    const api = fakeApi();
    api.refuse(getSubscription, 'network/server-error');
    open();
    await pass(0);
    api.answer(getSubscription, sampleSubscription({ renewalDate: '2026-04-01' }));
    await pass(1500);
    expect(await shown()).toBe('2026-04-01');
    expect(api.calls).toHaveLength(2);
  });

  test('never waits for more than 10 s between tries, and no other jitter than up to 1 s', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const api = fakeApi();
    api.cut(getSubscription);
    open();
    await pass(1999);
    expect(api.calls).toHaveLength(1);
    await pass(1);
    expect(api.calls).toHaveLength(2);
    await pass(3000);
    expect(api.calls).toHaveLength(3);
    expect(await shown()).toBe(FALLBACK);
  });

  test.each(['auth/expired-session', 'unknown/error'] as const)(
    'is not tried again after %s',
    async (code) => {
      const api = fakeApi();
      api.refuse(getSubscription, code);
      open();
      await pass(60_000);
      expect(api.calls).toHaveLength(1);
    },
  );
});
