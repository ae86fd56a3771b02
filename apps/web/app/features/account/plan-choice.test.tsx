import { screen } from '@testing-library/react';
import { getSession } from '@wrenchwise/domain/endpoints/accounts/sign-in';
import { getSubscription } from '@wrenchwise/domain/endpoints/subscription';
import { expect, test } from 'vitest';

import Pricing from '~/routes/public/pricing.tsx';
import { fakeApi } from '~/testing/fake-api.ts';
import { renderRoute } from '~/testing/render-route.tsx';
import { SAMPLE_SESSION, sampleSubscription } from '~/testing/sample-account.ts';

const CHOSEN = /^You chose Standard: \$9\.99 a month, after 7 days of trial\./;
const page = { path: '/pricing', Component: Pricing };

const open = (
  session: typeof SAMPLE_SESSION | null,
  at?: string,
  subscription: Parameters<typeof sampleSubscription>[0] = {},
) => {
  const api = fakeApi();
  api.answer(getSession, session);
  api.answer(getSubscription, sampleSubscription(subscription));
  return { api, ...renderRoute(page, at) };
};

test('a visitor who chooses a plan logs in first, and the plan is remembered for afterwards', async () => {
  const { user } = open(null);
  await user.click(screen.getByRole('link', { name: 'Choose Standard' }));
  expect(await screen.findByText('At /login?checkout=sign-in')).toBeVisible();
  expect(sessionStorage.getItem('wrenchwise.return-path')).toBe('/pricing?plan=pro');
});

test('somebody signed in sees which plan is chosen and can choose another', async () => {
  const { user, router } = open(SAMPLE_SESSION, '/pricing?plan=pro');
  expect(await screen.findByText(CHOSEN)).toBeVisible();
  expect(screen.getByText('Your choice')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Choose Premium' }));
  expect(await screen.findByText(/^You chose Premium: \$19\.99 a month\.$/)).toBeVisible();
  expect(router.state.location.search).toBe('?plan=enterprise');
});

test('a visitor is told of no choice, nor is a plan that does not exist', async () => {
  open(null, '/pricing?plan=pro');
  open(SAMPLE_SESSION, '/pricing?plan=gold');
  await screen.findByRole('button', { name: 'Choose Premium' });
  expect(screen.queryByText(/^You chose/)).toBeNull();
});

test('a session that has ended meanwhile leads to the log-in page, and back to the same plan', async () => {
  const { user, api } = open(SAMPLE_SESSION);
  const choose = await screen.findByRole('button', { name: 'Choose Standard' });
  api.answer(getSession, null);
  await user.click(choose);
  expect(await screen.findByText('At /login?checkout=session-expired')).toBeVisible();
  expect(sessionStorage.getItem('wrenchwise.return-path')).toBe('/pricing?plan=pro');
});

test('somebody on the free plan is told that it is theirs, and is not asked to start with it', async () => {
  open(SAMPLE_SESSION);
  expect(await screen.findByText('Your plan')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to dashboard' })).toHaveAttribute(
    'href',
    '/dashboard',
  );
  expect(screen.queryByText('Start with Basic')).toBeNull();
  expect(screen.getByRole('button', { name: 'Choose Standard' })).toBeVisible();
  expect(screen.queryByText('Start Free Diagnosis')).toBeNull();
});

test('somebody on trial is told which plan is theirs and manages it, without a second offer', async () => {
  open(SAMPLE_SESSION, undefined, { planId: 'pro', tier: 'pro', status: 'trialing' });
  const mine = await screen.findByText('Your plan');
  expect(mine.closest('li')).toHaveTextContent('Standard');
  expect(screen.queryByRole('button', { name: 'Choose Standard' })).toBeNull();
  for (const link of screen.getAllByRole('link', { name: 'Manage your plan' })) {
    expect(link).toHaveAttribute('href', '/dashboard/subscription');
  }
});
