import { act, screen } from '@testing-library/react';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { SAMPLE_SESSION, sampleSubscription } from '@wrenchwise/client/testing/sample-account.ts';
import { getSession } from '@wrenchwise/contract/endpoints/accounts/sign-in';
import { getSubscription } from '@wrenchwise/contract/endpoints/subscription';
import { beforeEach, expect, test, vi } from 'vitest';

import Login from '~/routes/auth/login.tsx';
import DashboardLayout from '~/routes/dashboard/layout.tsx';
import { renderRoute } from '~/testing/render-route.tsx';

// Loaded before the clock stands still; the page itself loads it when the address asks for it.
import './redirect-check.ts';

const DASHBOARD = { path: '/dashboard', Component: DashboardLayout };
const LOGIN = { path: '/login', Component: Login };

beforeEach(() => {
  vi.useFakeTimers();
});

const setUp = (page: typeof DASHBOARD, at: string, session: typeof SAMPLE_SESSION | null) => {
  const api = fakeApi();
  api.answer(getSession, session);
  api.answer(getSubscription, sampleSubscription());
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const { router, client } = renderRoute(page, at);
  const address = () => {
    const { pathname, search, hash } = router.state.location;
    return pathname + search + hash;
  };
  return { api, reload, address, client };
};

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

test.each([
  ['the dashboard', DASHBOARD, '/dashboard?code=abc'],
  ['the log-in page', LOGIN, '/login?code=abc'],
])('says on %s that it is verifying, and sends nobody away before', async (_, page, at) => {
  const { address } = setUp(page, at, null);
  await pass(3);
  expect(screen.getByText('Loading user information...')).toBeVisible();
  expect(screen.getByText('Verifying authentication...')).toBeVisible();
  expect(address()).toBe(at);
});

test('a code on the log-in page leads to the dashboard as soon as there is a session', async () => {
  const { api, reload, address } = setUp(LOGIN, '/login?code=abc', null);
  await pass(0.5);
  api.answer(getSession, SAMPLE_SESSION);
  await pass(0.4);
  expect(address()).toBe('/login?code=abc');
  await pass(0.2);
  expect(address()).toBe('/dashboard');
  expect(reload).not.toHaveBeenCalled();
});

test('a code on the dashboard with a session strips the address and reloads once', async () => {
  const { reload, address } = setUp(DASHBOARD, '/dashboard?code=abc', SAMPLE_SESSION);
  await pass(0.1);
  expect(address()).toBe('/dashboard');
  expect(screen.getByText('Verifying authentication...')).toBeVisible();
  expect(reload).toHaveBeenCalledTimes(1);
  await pass(60);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('an unknown code is tried ten times with growing waits, then the address is stripped', async () => {
  const { client, reload, address } = setUp(DASHBOARD, '/dashboard?code=abc', null);
  const looks = vi.spyOn(client, 'fetchQuery');
  await pass(0.1);
  expect(looks).toHaveBeenCalledTimes(1);
  for (const [index, seconds] of [1, 2, 3, 4, 5, 5, 5, 5, 5].entries()) {
    await pass(seconds - 0.2);
    expect(looks).toHaveBeenCalledTimes(index + 1);
    await pass(0.2);
    expect(looks).toHaveBeenCalledTimes(index + 2);
  }
  await pass(0.1);
  expect(address()).toBe('/dashboard');
  expect(reload).not.toHaveBeenCalled();
  await pass(1);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(looks).toHaveBeenCalledTimes(10);
});

test('a look that fails counts as one without a session', async () => {
  const { api, address } = setUp(LOGIN, '/login?code=abc', null);
  api.cut(getSession);
  await pass(2);
  api.answer(getSession, SAMPLE_SESSION);
  await pass(2);
  expect(address()).toBe('/dashboard');
});

test('a token on the log-in page leads to the dashboard when there is a session', async () => {
  const { reload, address } = setUp(LOGIN, '/login#access_token=abc', SAMPLE_SESSION);
  await pass(0.01);
  expect(address()).toBe('/dashboard');
  expect(reload).not.toHaveBeenCalled();
});

test('a token on the dashboard with a session leaves the user there, without the token', async () => {
  const { reload, address } = setUp(DASHBOARD, '/dashboard#access_token=abc', SAMPLE_SESSION);
  await pass(0.2);
  expect(address()).toBe('/dashboard');
  expect(screen.getByText('Sam Taylor')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});

test('a token without a session reloads after one second, once, without the token', async () => {
  const { reload, address } = setUp(DASHBOARD, '/dashboard#access_token=abc', null);
  await pass(0.9);
  expect(address()).toBe('/dashboard');
  expect(reload).not.toHaveBeenCalled();
  await pass(0.2);
  expect(reload).toHaveBeenCalledTimes(1);
  await pass(60);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('an address without a code is not checked: a visitor goes to the log-in page at once', async () => {
  const { address } = setUp(DASHBOARD, '/dashboard?q=code', null);
  await pass(0.2);
  expect(address()).toBe('/login');
});
