import { screen } from '@testing-library/react';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { sampleSubscription } from '@wrenchwise/client/testing/sample-account.ts';
import { getSubscription } from '@wrenchwise/contract/endpoints/subscription';
import { expect, test } from 'vitest';

import { renderRoute } from '~/testing/render-route.tsx';

import { UpgradeBanner } from './upgrade-banner.tsx';
import { UsageSummary } from './usage-summary.tsx';

function Both() {
  return (
    <>
      <UsageSummary />
      <UpgradeBanner />
    </>
  );
}

const page = { path: '/', Component: Both };

test('says in one line what is used of the allowance, and shows the upgrade banner to the free plan', async () => {
  fakeApi().answer(getSubscription, sampleSubscription());
  renderRoute(page);
  expect(await screen.findByText(/^This month: 2 of 5 diagnoses used, /)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Compare plans' })).toHaveAttribute('href', '/pricing');
});

test("shows the count and 'Unlimited' instead of a limit, and no banner, to a paying user", async () => {
  fakeApi().answer(
    getSubscription,
    sampleSubscription({
      id: '7d2f2d52-6d51-4b25-9d5c-0a3f3c1f7e11',
      planId: 'enterprise',
      tier: 'enterprise',
      renewalDate: '2026-04-01',
      currentPeriodEnd: '2026-04-01T12:00:00.000Z',
      usage: { diagnoses: 31, repairGuides: 4 },
      limits: { diagnoses: null, repairGuides: null },
    }),
  );
  renderRoute(page);
  expect(await screen.findByText(/31 diagnoses used · Unlimited/)).toBeVisible();
  expect(screen.getByText('Premium')).toBeVisible();
  expect(screen.getByText('Renews 1 April 2026')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Compare plans' })).not.toBeInTheDocument();
});

test('shows the fallback and claims no usage when the subscription cannot be loaded', async () => {
  fakeApi().refuse(getSubscription, 'permission/denied');
  renderRoute(page);
  expect(await screen.findByText('No renewal date (fallback)')).toBeVisible();
  expect(screen.queryByText(/^This month/)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Compare plans' })).not.toBeInTheDocument();
});
