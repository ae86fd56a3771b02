import { screen, within } from '@testing-library/react';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { sampleSubscription } from '@wrenchwise/client/testing/sample-account.ts';
import {
  changePlan,
  createPortalSession,
  previewPlanChange,
} from '@wrenchwise/contract/endpoints/billing';
import {
  type BillingEntry,
  getSubscription,
  getUsage,
  listBillingHistory,
  type Subscription,
} from '@wrenchwise/contract/endpoints/subscription';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { PlanNotices } from '~/features/subscription/plan-notices.tsx';
import { renderRoute } from '~/testing/render-route.tsx';

import SubscriptionPage from './subscription.tsx';

const PAGE = '/dashboard/subscription';

const PAID = sampleSubscription({
  id: '7d2f2d52-6d51-4b25-9d5c-0a3f3c1f7e11',
  planId: 'pro',
  tier: 'pro',
  name: 'Standard',
  source: 'provider',
  trialAvailable: false,
  renewalDate: '2030-03-31',
  currentPeriodEnd: '2030-03-31T12:00:00.000Z',
  usage: { diagnoses: 12, repairGuides: 3 },
  limits: { diagnoses: null, repairGuides: 50 },
  paymentMethod: { brand: 'visa', last4: '4242', expMonth: 4, expYear: 2031 },
});
const PREMIUM = sampleSubscription({ ...PAID, planId: 'enterprise', tier: 'enterprise' });

const PREVIEW = {
  planId: 'enterprise' as const,
  dueNow: 645,
  credit: 645,
  nextAmount: 1999,
  nextDate: '2030-04-30T12:00:00.000Z',
  currency: 'USD',
  prorationDate: 1_774_000_000,
  lines: [
    { description: 'Unused time on Standard', amount: -645 },
    { description: 'Remaining time on Premium', amount: 1290 },
  ],
};

const BILL: BillingEntry = {
  id: '5b0c9f0e-9a43-4f3c-a1a5-3f5f0b6b7a10',
  date: '2030-03-01T10:00:00.000Z',
  description: 'Standard, 1 March to 1 April 2030',
  amount: 999,
  currency: 'USD',
  status: 'paid',
  invoiceNumber: 'WW-0001',
  invoiceUrl: 'https://invoice.stripe.com/i/1',
  pdfUrl: 'https://invoice.stripe.com/i/1/pdf',
  amountRefunded: 0,
};

const open = async (
  subscription: Subscription,
  { at = PAGE, entries = [] as BillingEntry[] } = {},
) => {
  const api = fakeApi();
  api.answer(getSubscription, subscription);
  api.answer(getUsage, {
    month: '2030-03-01',
    diagnoses: { used: 12, limit: null },
    repairGuides: { used: 3, limit: 50 },
    apiCalls: { used: 0, limit: 10_000 },
    storage: { used: 1_200_000, limit: 5_000_000_000 },
  });
  api.answer(listBillingHistory, { entries });
  const { user, router } = renderRoute({ path: PAGE, Component: SubscriptionPage }, at);
  await screen.findByText('This month');
  return { api, user, router };
};

let assign: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
});

test('what is counted has a bar and its numbers, and what is unlimited has the count only', async () => {
  await open(PAID);
  expect(screen.getByText('12 used · Unlimited')).toBeVisible();
  expect(
    screen.getByRole('progressbar', { name: 'Repair guides used this month' }),
  ).toHaveAttribute('aria-valuetext', '3 of 50 used');
  expect(await screen.findByRole('progressbar', { name: 'Storage used in all' })).toHaveAttribute(
    'aria-valuetext',
    '1.2 MB of 5 GB used',
  );
  expect(screen.queryByRole('link', { name: 'Upgrade for more' })).toBeNull();
});

test('an allowance that is used up shows the way to more', async () => {
  await open(sampleSubscription({ usage: { diagnoses: 5, repairGuides: 0 } }));
  expect(screen.getByRole('link', { name: 'Upgrade for more' })).toHaveAttribute(
    'href',
    '/pricing',
  );
});

test('the card is named by brand, last four digits and expiry, and changed in the portal', async () => {
  const { api, user } = await open(PAID);
  expect(screen.getByText('Visa ending in 4242')).toBeVisible();
  expect(screen.getByText('Expires 04/2031')).toBeVisible();
  api.refuse(createPortalSession, 'payment/unavailable');
  const manage = screen.getByRole('button', { name: 'Manage payment method' });
  await user.click(manage);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Unable to process your request. Please try again later.',
  );
  api.answer(createPortalSession, { url: 'https://billing.stripe.com/p/session/a1' });
  await user.click(manage);
  await vi.waitFor(() =>
    expect(assign).toHaveBeenCalledExactlyOnceWith('https://billing.stripe.com/p/session/a1'),
  );
});

test('bills show date, amount to the cent, status, invoice and PDF', async () => {
  await open(PAID, {
    entries: [
      BILL,
      { ...BILL, id: 'b', status: 'pending', invoiceNumber: null, invoiceUrl: null, pdfUrl: null },
      { ...BILL, id: 'c', status: 'failed', amountRefunded: 500, invoiceNumber: 'WW-0003' },
    ],
  });
  const [first, second, third] = (await screen.findAllByRole('row')).slice(1);
  expect(first).toHaveTextContent('1 March 2030');
  expect(first).toHaveTextContent('$9.99');
  expect(first).toHaveTextContent('WW-0001');
  expect(screen.getByRole('link', { name: 'Invoice WW-0001 as a PDF' })).toHaveAttribute(
    'href',
    'https://invoice.stripe.com/i/1/pdf',
  );
  expect(screen.getByText('Paid').className).toContain('low');
  expect(second && within(second).getByText('Pending').className).toContain('medium');
  expect(second && within(second).queryByRole('link')).toBeNull();
  expect(third && within(third).getByText('Failed').className).toContain('high');
  expect(third).toHaveTextContent('$5.00 refunded');
});

describe('a change of plan', () => {
  test('shows what is due now and from when on before it is confirmed at that price', async () => {
    const { api, user } = await open(PAID);
    api.answer(previewPlanChange, PREVIEW);
    api.answer(changePlan, PREMIUM);
    await user.click(screen.getByRole('button', { name: 'Upgrade to Premium' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Change from Standard to Premium' }),
    );
    const pay = await dialog.findByRole('button', { name: 'Pay $6.45 and change' });
    expect(dialog.getByRole('row', { name: /Unused time on Standard/ })).toHaveTextContent(
      '-$6.45',
    );
    expect(dialog.getByText('Next bill, on 30 April 2030')).toBeVisible();
    expect(api.callsTo(changePlan)).toHaveLength(0);
    await user.click(pay);
    expect(await screen.findByText('Your plan is Premium now.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Premium' })).toBeVisible();
    expect(api.callsTo(changePlan)[0]?.body).toEqual({
      planId: 'enterprise',
      prorationDate: PREVIEW.prorationDate,
    });
  });

  test('is opened by the address, for whoever comes from the plans, and can be left', async () => {
    const { user, router } = await open(PREMIUM, { at: `${PAGE}?change=pro` });
    expect(await screen.findByRole('dialog')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(router.state.location.search).toBe('');
  });

  test('to a smaller plan says what is taken off the next bills', async () => {
    const { api, user } = await open(PREMIUM);
    api.answer(previewPlanChange, { ...PREVIEW, planId: 'pro', dueNow: 0, nextAmount: 354 });
    await user.click(screen.getByRole('button', { name: 'Change to Standard' }));
    expect(await screen.findByRole('button', { name: 'Change plan' })).toBeVisible();
    expect(screen.getByText(/^\$6\.45 for the time that you have paid for/)).toBeVisible();
  });

  test('whose price has gone out of date asks to look at it again', async () => {
    const { api, user } = await open(PAID);
    api.answer(previewPlanChange, PREVIEW);
    api.refuse(changePlan, 'subscription/preview-expired');
    await user.click(screen.getByRole('button', { name: 'Upgrade to Premium' }));
    await user.click(await screen.findByRole('button', { name: 'Pay $6.45 and change' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This price is no longer up to date.',
    );
    api.answer(previewPlanChange, { ...PREVIEW, dueNow: 640 });
    await user.click(screen.getByRole('button', { name: 'Show the price of now' }));
    expect(await screen.findByRole('button', { name: 'Pay $6.40 and change' })).toBeVisible();
  });

  test('that the card refuses leads to the card, and the plan stays', async () => {
    const { api, user } = await open(PAID);
    api.answer(previewPlanChange, PREVIEW);
    api.refuse(changePlan, 'payment/card-declined');
    await user.click(screen.getByRole('button', { name: 'Upgrade to Premium' }));
    await user.click(await screen.findByRole('button', { name: 'Pay $6.45 and change' }));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(/^Your card was declined/)).toBeVisible();
    expect(alert.getByText('Your plan is as it was.')).toBeVisible();
    expect(alert.getByRole('button', { name: 'Update card' })).toBeVisible();
  });
});

describe('back from the checkout', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });

  test('the page waits for the confirmation, and then says what there is', async () => {
    const { api } = await open(sampleSubscription(), { at: `${PAGE}?success=true` });
    expect(screen.getByText('Thank you. Your plan is being updated.')).toBeVisible();
    api.answer(getSubscription, {
      ...PAID,
      status: 'trialing',
      trialEnd: '2030-03-08T12:00:00.000Z',
    });
    await vi.advanceTimersByTimeAsync(2500);
    expect(await screen.findByText('Thank you. You have Standard now.')).toBeVisible();
    expect(screen.getByText(/^Your trial runs until 8 March 2030/)).toBeVisible();
  });

  test('it says that nothing is confirmed yet when it takes too long, and looks again', async () => {
    const { api, user } = await open(sampleSubscription(), { at: `${PAGE}?success=true` });
    for (let looks = 0; looks < 16; looks += 1) await vi.advanceTimersByTimeAsync(2100);
    expect(
      await screen.findByText('The payment provider has not confirmed your payment yet.'),
    ).toBeVisible();
    const before = api.callsTo(getSubscription).length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(api.callsTo(getSubscription)).toHaveLength(before);
    api.answer(getSubscription, PAID);
    await user.click(screen.getByRole('button', { name: 'Look again' }));
    await vi.advanceTimersByTimeAsync(2500);
    expect(await screen.findByText('Thank you. You have Standard now.')).toBeVisible();
  });
});

describe('above every page', () => {
  const notices = (subscription: Subscription) =>
    renderRoute({ path: '/', Component: () => <PlanNotices subscription={subscription} /> });

  test('a payment that failed is shown with its amount, and with the way to the card', async () => {
    notices({
      ...PAID,
      status: 'past_due',
      pastDue: { since: '2030-03-01T10:00:00.000Z', amount: 999, currency: 'USD' },
    });
    expect(
      await screen.findByText('Your payment of $9.99 for Standard did not go through.'),
    ).toBeVisible();
    expect(screen.getByText(/You keep Standard until 31 March 2030/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Update card' })).toBeVisible();
  });

  test.each([
    [1, true],
    [71, true],
    [73, false],
    [-1, false],
  ])('a trial that ends in %i hours is announced: %j', async (hours, isTold) => {
    const trialEnd = new Date(Date.now() + hours * 3_600_000).toISOString();
    notices({ ...PAID, status: 'trialing', trialEnd });
    if (isTold) await screen.findByText(/^Your trial of Standard ends on/);
    else expect(screen.queryByText(/^Your trial/)).toBeNull();
  });

  test('a plan that is paid for has nothing to say', () => {
    notices(PAID);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

test.each([
  ['paid', 'text-low'],
  ['pending', 'text-medium'],
  ['failed', 'text-high'],
  ['void', 'text-high'],
])('a bill that is %s is marked as such', async (status, tone) => {
  await open(PAID, { entries: [{ ...BILL, status }] });
  const word = status.replace(/^./, (first) => first.toUpperCase());
  expect((await screen.findAllByText(word)).map(({ className }) => className)).toEqual(
    expect.arrayContaining([expect.stringMatching(new RegExp(`\\b${tone}( |$)`))]),
  );
});
