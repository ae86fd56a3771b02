import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { SAMPLE_SESSION, sampleSubscription } from '@wrenchwise/client/testing/sample-account.ts';
import { getSession } from '@wrenchwise/contract/endpoints/accounts/sign-in';
import { createCheckout } from '@wrenchwise/contract/endpoints/billing';
import { getSubscription, listPlans } from '@wrenchwise/contract/endpoints/subscription';
import { PLAN_IDS, PLANS } from '@wrenchwise/rules/plans';
import { beforeEach, describe, expect, test, vi } from 'vitest';

type Subscription = Parameters<typeof sampleSubscription>[0];

const SESSION = { url: 'https://checkout.stripe.com/c/pay/cs_test_a1', sessionId: 'cs_test_a1' };

const PAID: Subscription = {
  id: '7d2f2d52-6d51-4b25-9d5c-0a3f3c1f7e11',
  planId: 'pro',
  tier: 'pro',
  source: 'provider',
  trialAvailable: false,
  currentPeriodEnd: '2030-03-31T12:00:00.000Z',
};

const OFFERS = PLAN_IDS.map((id) => ({
  id,
  priceId: id === 'free' ? null : `price_sandbox_${PLANS[id].name.toLowerCase()}`,
  name: PLANS[id].name,
  description: PLANS[id].description,
  priceCents: PLANS[id].priceCents,
  currency: 'USD',
  interval: 'month' as const,
  trialDays: PLANS[id].trialDays,
  features: [],
  coming: [],
  featureKeys: [...PLANS[id].featureKeys],
  allowances: PLANS[id].allowances,
}));

// What is known of the session lives as long as the page does.
beforeEach(() => {
  vi.resetModules();
  sessionStorage.clear();
});

const open = async (
  session: typeof SAMPLE_SESSION | null,
  at = '/pricing',
  subscription: Subscription = {},
) => {
  history.replaceState(null, '', at);
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const api = fakeApi();
  api.answer(getSession, session);
  api.answer(getSubscription, sampleSubscription(subscription));
  api.answer(listPlans, { plans: OFFERS, payments: 'sandbox' });
  api.answer(createCheckout, SESSION);
  const { PricingPlans } = await import('./pricing-plans.tsx');
  render(<PricingPlans />);
  return { api, assign, user: userEvent.setup() };
};
const choose = (name: string) => screen.findByRole('button', { name: `Choose ${name}` });

describe('the plans', () => {
  test('lead a new visitor to sign-up, with the plan in the address', async () => {
    await open(null, '/pricing?plan=pro');
    expect(screen.getByRole('link', { name: 'Choose Standard' })).toHaveAttribute(
      'href',
      '/signup?plan=pro',
    );
  });

  test('take a user to the checkout of the price that is sold, and back to the plans', async () => {
    const { api, assign, user } = await open(SAMPLE_SESSION);
    await user.click(await choose('Premium'));
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(SESSION.url));
    expect(api.callsTo(createCheckout)[0]?.body).toEqual({
      price_id: 'price_sandbox_premium',
      success_url: `${location.origin}/dashboard/subscription?success=true`,
      cancel_url: `${location.origin}/pricing?canceled=true`,
      mode: 'subscription',
    });
  });

  test('make one session of two presses', async () => {
    const { api, assign, user } = await open(SAMPLE_SESSION);
    await user.dblClick(await choose('Standard'));
    await waitFor(() => expect(assign).toHaveBeenCalled());
    expect(api.callsTo(createCheckout)).toHaveLength(1);
  });

  test('go on by themselves for whoever comes back from the log-in, once', async () => {
    const { api, assign } = await open(SAMPLE_SESSION, '/pricing?plan=pro');
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(SESSION.url));
    expect(api.callsTo(createCheckout)).toHaveLength(1);
    // Back from the checkout leads to the plans, and not into it again.
    expect(location.pathname + location.search).toBe('/pricing');
  });

  test('mark the one that a user has, and change it where the price is shown first', async () => {
    await open(SAMPLE_SESSION, '/pricing', { ...PAID, status: 'trialing' });
    const mine = await screen.findByText('Your plan');
    expect(mine.closest('li')).toHaveTextContent('Standard');
    expect(screen.queryByRole('button', { name: 'Choose Standard' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute(
      'href',
      '/dashboard/subscription?change=enterprise',
    );
    expect(screen.queryByText('7-day trial')).toBeNull();
  });

  test('sell nobody a second subscription: a plan in the address leads to the one they have', async () => {
    const { api, assign } = await open(SAMPLE_SESSION, '/pricing?plan=enterprise', PAID);
    await waitFor(() =>
      expect(assign).toHaveBeenCalledWith('/dashboard/subscription?change=enterprise'),
    );
    expect(api.callsTo(createCheckout)).toHaveLength(0);
  });

  test('say so when the plan that is asked for is there already', async () => {
    const { assign } = await open(SAMPLE_SESSION, '/pricing?plan=pro', PAID);
    expect(await screen.findByText('You already have Standard.')).toBeVisible();
    expect(assign).not.toHaveBeenCalled();
  });

  test('send whose session has ended to log in, and remember the choice', async () => {
    const { api, assign, user } = await open(SAMPLE_SESSION);
    const button = await choose('Standard');
    api.answer(getSession, null);
    await user.click(button);
    await waitFor(() =>
      expect(assign).toHaveBeenCalledWith('/login?checkout=session-expired&plan=pro'),
    );
    expect(sessionStorage.getItem('wrenchwise.return-path')).toBe('/pricing?plan=pro');
  });

  test('do the same when the checkout asks who is there', async () => {
    const { api, assign, user } = await open(SAMPLE_SESSION);
    api.refuse(createCheckout, 'checkout/authentication-required');
    await user.click(await choose('Standard'));
    await waitFor(() =>
      expect(assign).toHaveBeenCalledWith('/login?checkout=session-expired&plan=pro'),
    );
  });

  test.each([
    ['checkout/failed', 'Failed to create checkout session. Please try again.'],
    ['checkout/invalid-response', 'Invalid response from payment service'],
    ['payment/unavailable', 'Unable to process your request. Please try again later.'],
    ['unknown/error', 'Unable to process your request. Please try again later.'],
  ] as const)('tell %s, and try again with the same key', async (code, message) => {
    const { api, assign, user } = await open(SAMPLE_SESSION);
    api.refuse(createCheckout, code);
    await user.click(await choose('Standard'));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing was charged.');
    api.answer(createCheckout, SESSION);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(SESSION.url));
    const keys = api.callsTo(createCheckout).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('follow no address of a payment page that is none', async () => {
    const { api, assign, user } = await open(SAMPLE_SESSION);
    api.answer(createCheckout, { url: 'javascript:alert(1)', sessionId: 'cs_test_a1' });
    await user.click(await choose('Standard'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Invalid response from payment service',
    );
    expect(assign).not.toHaveBeenCalled();
  });

  test('say that nothing was charged when a checkout was left', async () => {
    await open(SAMPLE_SESSION, '/pricing?canceled=true');
    expect(screen.getByRole('status')).toHaveTextContent(
      'The checkout was cancelled. Nothing was charged.',
    );
  });

  test('show the price that the operator has set', async () => {
    const { api } = await open(null);
    vi.resetModules();
    api.answer(listPlans, {
      plans: OFFERS.map((offer) => ({ ...offer, priceCents: offer.priceCents && 1299 })),
      payments: 'sandbox',
    });
    const { PricingPlans } = await import('./pricing-plans.tsx');
    render(<PricingPlans />);
    expect(await screen.findAllByText('$12.99')).toHaveLength(2);
  });
});
