import { screen } from '@testing-library/react';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import {
  SAMPLE_SESSION,
  SAMPLE_USER,
  sampleSubscription,
} from '@wrenchwise/client/testing/sample-account.ts';
import { getSession, signOut } from '@wrenchwise/contract/endpoints/accounts/sign-in';
import { getSubscription } from '@wrenchwise/contract/endpoints/subscription';
import { expect, test, vi } from 'vitest';

import DashboardLayout from '~/routes/dashboard/layout.tsx';
import { renderRoute } from '~/testing/render-route.tsx';

const page = { path: '/dashboard/*', Component: DashboardLayout };

test('shows its frame and the loading texts while the session is read', () => {
  fakeApi().answer(getSession, null);
  renderRoute(page, '/dashboard');
  expect(screen.getByText('Loading user information...')).toBeVisible();
  expect(screen.getByText('Verifying authentication...')).toBeVisible();
});

test('sends a visitor to the log-in page, replacing history, and remembers the way back', async () => {
  fakeApi().answer(getSession, null);
  const { router } = renderRoute(page, '/dashboard/history?q=brake');
  expect(await screen.findByText('At /login')).toBeVisible();
  expect(router.state.historyAction).toBe('REPLACE');
  expect(sessionStorage.getItem('wrenchwise.return-path')).toBe('/dashboard/history?q=brake');
});

test('shows who is signed in, their plan and all of the navigation', async () => {
  const api = fakeApi();
  api.answer(getSession, SAMPLE_SESSION);
  api.answer(getSubscription, sampleSubscription({ planId: 'pro', tier: 'pro' }));
  renderRoute(page, '/dashboard');
  expect(await screen.findByText('Pro Plan')).toBeInTheDocument();
  expect(screen.getByText('Sam Taylor')).toBeInTheDocument();
  const navigation = screen.getByRole('navigation', { name: 'Dashboard' });
  expect([...navigation.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
    'Overview',
    'New Diagnosis',
    'Check a Quote',
    'Before Buying',
    'History',
    'Maintenance',
    'My Vehicles',
    'Subscription',
    'Settings',
    'Help & Support',
  ]);
});

test("calls a nameless user 'User' and falls back to the free plan when it cannot be read", async () => {
  const api = fakeApi();
  api.answer(getSession, { ...SAMPLE_SESSION, user: { ...SAMPLE_USER, name: ' ' } });
  api.refuse(getSubscription, 'permission/denied');
  renderRoute(page, '/dashboard');
  expect(await screen.findByText('User')).toBeInTheDocument();
  expect(await screen.findByText('Free Plan')).toBeInTheDocument();
});

test('logs out to the landing page without a detour over the log-in page', async () => {
  const api = fakeApi();
  api.answer(getSession, SAMPLE_SESSION);
  api.answer(getSubscription, sampleSubscription());
  // As a browser that obeys `Clear-Site-Data`.
  api.answer(signOut, () => {
    localStorage.clear();
    sessionStorage.clear();
    return { success: true };
  });
  const { user } = renderRoute(page, '/dashboard');
  const logout = await screen.findByRole('button', { name: 'Logout' });
  sessionStorage.setItem('wrenchwise.diagnosis-draft', '{"symptoms":"grinding"}');
  localStorage.setItem('wrenchwise.diagnosed-car', 'other');
  localStorage.setItem('wrenchwise.theme', 'dark');
  await user.click(logout);
  expect(await screen.findByText('At /')).toBeVisible();
  expect(sessionStorage.getItem('wrenchwise.diagnosis-draft')).toBeNull();
  expect(Object.keys(localStorage)).toEqual(['wrenchwise.theme']);
  expect(api.callsTo(signOut)).toHaveLength(1);
  expect(sessionStorage.getItem('wrenchwise.return-path')).toBeNull();
});

test('words that were typed before the session expired are only for whoever typed them', async () => {
  const api = fakeApi();
  api.answer(getSession, SAMPLE_SESSION);
  api.answer(getSubscription, sampleSubscription());
  sessionStorage.setItem('wrenchwise.diagnosis-draft', '{"symptoms":"grinding"}');
  const { client } = renderRoute(page, '/dashboard');
  await screen.findByRole('button', { name: 'Logout' });
  expect(sessionStorage.getItem('wrenchwise.diagnosis-draft')).toContain('grinding');
  const other = { ...SAMPLE_USER, id: crypto.randomUUID(), name: 'Alex Reed' };
  api.answer(getSession, { ...SAMPLE_SESSION, user: other });
  await client.invalidateQueries({ queryKey: ['session'] });
  expect(await screen.findByText('Alex Reed')).toBeInTheDocument();
  expect(sessionStorage.getItem('wrenchwise.diagnosis-draft')).toBeNull();
});

test('a log-out in another tab ends this one too, with what was typed in it', async () => {
  const api = fakeApi();
  api.answer(getSession, SAMPLE_SESSION);
  api.answer(getSubscription, sampleSubscription());
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {});
  renderRoute(page, '/dashboard');
  await screen.findByRole('button', { name: 'Logout' });
  sessionStorage.setItem('wrenchwise.diagnosis-draft', '{"symptoms":"grinding"}');
  const otherTab = new BroadcastChannel('wrenchwise.signed-out');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  otherTab.postMessage('another page');
  await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/login'));
  expect(sessionStorage.getItem('wrenchwise.diagnosis-draft')).toBeNull();
  otherTab.close();
});

test('says that the session has expired when it ends under way', async () => {
  const api = fakeApi();
  api.answer(getSession, SAMPLE_SESSION);
  api.refuse(getSubscription, 'auth/expired-session');
  renderRoute(page, '/dashboard');
  expect(await screen.findByText('At /login?error=session-expired')).toBeVisible();
});

test('shows an error rather than the log-in page when the session cannot be read', async () => {
  fakeApi().refuse(getSession, 'unknown/error');
  renderRoute(page, '/dashboard');
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
});
