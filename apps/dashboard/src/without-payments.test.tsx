import { screen } from '@testing-library/react';
import { ALL_INCLUDED } from '@wrenchwise/client/installation.ts';
import { linksInForce } from '@wrenchwise/client/navigation.ts';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { sampleSubscription } from '@wrenchwise/client/testing/sample-account.ts';
import { getSubscription } from '@wrenchwise/contract/endpoints/subscription';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { DASHBOARD_LINKS } from '~/dashboard-links.ts';
import { UpgradeBanner } from '~/features/subscription/upgrade-banner.tsx';
import { UsageSummary } from '~/features/subscription/usage-summary.tsx';
import { HelpArticles } from '~/features/support/articles/help-articles.tsx';
import SubscriptionPage from '~/routes/dashboard/subscription.tsx';
import { renderRoute } from '~/testing/render-route.tsx';

/** An installation without payments: `data-payments="off"` is in every page that the server sends. */
beforeEach(() => {
  document.documentElement.dataset['payments'] = 'off';
});
afterEach(() => {
  delete document.documentElement.dataset['payments'];
});

const INCLUDED = sampleSubscription({
  planId: 'enterprise',
  tier: 'enterprise',
  name: 'Premium',
  features: ['*'],
  limits: { diagnoses: null, repairGuides: null },
  payments: 'off',
});

const SOLD = /upgrade|premium|standard|basic\b|free plan|unlimited|trial|invoice|payment/i;

describe('an installation without payments', () => {
  test('shows usage without a plan on the overview, and no banner', async () => {
    fakeApi().answer(getSubscription, INCLUDED);
    renderRoute({
      path: '/',
      Component: () => (
        <>
          <UsageSummary />
          <UpgradeBanner />
        </>
      ),
    });
    expect(await screen.findByText(ALL_INCLUDED)).toBeVisible();
    expect(
      screen.getByText(/^This month: 2 diagnoses used, 0 repair guides used\.$/),
    ).toBeVisible();
    expect(document.body.textContent).not.toMatch(SOLD);
  });

  test('says on the page of the subscription that everything is included, and bills nothing', async () => {
    fakeApi().answer(getSubscription, INCLUDED);
    renderRoute({ path: '/dashboard/subscription', Component: SubscriptionPage });
    expect(await screen.findByRole('heading', { name: 'This month' })).toBeVisible();
    expect(screen.getByText(new RegExp(ALL_INCLUDED))).toBeVisible();
    expect(screen.queryByRole('heading', { name: /billing|payment/i })).toBeNull();
    expect(screen.queryByRole('link', { name: /upgrade|plans/i })).toBeNull();
  });

  test('stays open and without a plan when the subscription cannot be read', async () => {
    fakeApi().refuse(getSubscription, 'db/invalid-query');
    renderRoute({ path: '/', Component: UsageSummary });
    expect(await screen.findByText('Your usage could not be loaded just now.')).toBeVisible();
    expect(document.body.textContent).not.toMatch(SOLD);
  });

  test('has no link to the subscription where one gets about', () => {
    const all = DASHBOARD_LINKS.map(({ to }) => to);
    const shown = linksInForce(DASHBOARD_LINKS).map(({ to }) => to);
    expect(shown).toEqual(all.filter((to) => to !== '/dashboard/subscription'));
    delete document.documentElement.dataset['payments'];
    expect(linksInForce(DASHBOARD_LINKS).map(({ to }) => to)).toEqual(all);
  });

  test('has no help on plans and cards', async () => {
    const { user } = renderRoute({ path: '/', Component: HelpArticles });
    await user.click(await screen.findByRole('button', { name: 'Plan and data' }));
    expect(screen.getByText('Choose which mails you get')).toBeVisible();
    expect(screen.queryByText('Cards, invoices and payments that fail')).toBeNull();
    await user.type(screen.getByRole('searchbox'), 'refund');
    expect(screen.queryByText('Cards, invoices and payments that fail')).toBeNull();
  });
});
