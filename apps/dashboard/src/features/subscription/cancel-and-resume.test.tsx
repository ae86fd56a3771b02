import { screen, within } from '@testing-library/react';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { sampleSubscription } from '@wrenchwise/client/testing/sample-account.ts';
import {
  cancelSubscription,
  createPortalSession,
  resumeSubscription,
} from '@wrenchwise/contract/endpoints/billing';
import { getSubscription, type Subscription } from '@wrenchwise/contract/endpoints/subscription';
import { expect, test, vi } from 'vitest';

import { renderRoute } from '~/testing/render-route.tsx';

import { PlanCard } from './plan-card.tsx';
import { useSubscription } from './use-subscription.ts';

function Page() {
  const { subscription, isFallback, refetch } = useSubscription();
  return subscription ? (
    <PlanCard
      subscription={subscription}
      isFallback={isFallback}
      onTryAgain={() => void refetch()}
    />
  ) : null;
}

const PAID = sampleSubscription({
  id: '7d2f2d52-6d51-4b25-9d5c-0a3f3c1f7e11',
  planId: 'pro',
  tier: 'pro',
  name: 'Standard',
  source: 'provider',
  renewalDate: '2030-03-31',
  currentPeriodEnd: '2030-03-31T12:00:00.000Z',
});
const CANCELLED = sampleSubscription({
  ...PAID,
  status: 'canceled',
  active: false,
  cancelAtPeriodEnd: true,
  canceledAt: '2026-03-12T10:00:00.000Z',
});

const open = async (subscription: Subscription) => {
  const api = fakeApi();
  api.answer(getSubscription, subscription);
  const { user } = renderRoute({ path: '/', Component: Page });
  await screen.findByRole('heading', { level: 2 });
  return { api, user };
};
const button = (name: string) => screen.queryByRole('button', { name });

test('cancelling asks first, says until when access stays, and can be left', async () => {
  const { api, user } = await open(PAID);
  await user.click(screen.getByRole('button', { name: 'Cancel subscription' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Cancel your subscription?' });
  expect(dialog.textContent).toContain('You keep Standard until 31 March 2030.');
  await user.click(within(dialog).getByRole('button', { name: 'Keep subscription' }));
  expect(api.callsTo(cancelSubscription)).toHaveLength(0);
  expect(button('Cancel subscription')).toBeVisible();
});

test('a cancelled subscription is shown at once, with a way back', async () => {
  const { api, user } = await open(PAID);
  const { promise: answered, resolve: answer } = Promise.withResolvers<undefined>();
  api.answer(cancelSubscription, CANCELLED);
  api.delay(cancelSubscription, answered);
  await user.click(screen.getByRole('button', { name: 'Cancel subscription' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel subscription' }));
  expect(await screen.findByText('Cancelled')).toBeVisible();
  expect(screen.getByText(/It stays yours until 31 March 2030/)).toBeVisible();
  answer(undefined);
  expect(
    await screen.findByText(
      'Your subscription is cancelled. You keep Standard until 31 March 2030.',
    ),
  ).toBeVisible();

  api.answer(resumeSubscription, PAID);
  await user.click(screen.getByRole('button', { name: 'Resume subscription' }));
  expect(await screen.findByText('Your subscription goes on.')).toBeVisible();
  expect(screen.getByText('Active')).toBeVisible();
});

test('when cancelling fails, the plan is shown as it was, and the failure is shown', async () => {
  const { api, user } = await open(PAID);
  api.refuse(cancelSubscription, 'subscription/cancel-failed');
  await user.click(screen.getByRole('button', { name: 'Cancel subscription' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel subscription' }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Failed to cancel subscription. Please try again.',
  );
  expect(screen.getByText('Active')).toBeVisible();
  expect(button('Cancel subscription')).toBeVisible();
});

test('while the circuit is open, it says to come back in a minute', async () => {
  const { api, user } = await open(CANCELLED);
  api.refuse(resumeSubscription, 'subscription/circuit-open');
  await user.click(screen.getByRole('button', { name: 'Resume subscription' }));
  const told = (await screen.findByRole('alert')).textContent;
  expect(told).toContain('Failed to resume subscription. Please try again.');
  expect(told).toContain('Please try again in a minute.');
});

test.each<[name: string, subscription: Subscription, cancel: boolean, resume: boolean]>([
  ['a free plan', sampleSubscription(), false, false],
  ['a paid plan that is active', PAID, true, false],
  ['a trial', { ...PAID, status: 'trialing' }, true, false],
  ['a plan past due', { ...PAID, status: 'past_due', active: false }, true, false],
  ['an incomplete plan', { ...PAID, status: 'incomplete', active: false }, false, false],
  ['an expired plan', { ...PAID, status: 'incomplete_expired', active: false }, false, false],
  ['an unpaid plan', { ...PAID, status: 'unpaid', active: false }, false, false],
  ['a paused plan', { ...PAID, status: 'paused', active: false }, false, false],
  ['a cancelled plan', CANCELLED, false, true],
  [
    'a cancelled plan whose period has ended',
    { ...CANCELLED, currentPeriodEnd: '2026-01-01T00:00:00.000Z' },
    false,
    false,
  ],
])('what is offered for %s', async (_, subscription, cancel, resume) => {
  await open(subscription);
  expect(button('Cancel subscription') !== null).toBe(cancel);
  expect(button('Resume subscription') !== null).toBe(resume);
});

test('nothing can be cancelled while the plan could not be loaded', async () => {
  fakeApi().refuse(getSubscription, 'permission/denied');
  renderRoute({ path: '/', Component: Page });
  expect(await screen.findByText('No renewal date (fallback)')).toBeVisible();
  expect(button('Cancel subscription')).toBeNull();
});

test('a trial can be cancelled before it ends, and keeps the plan until then', async () => {
  const { api, user } = await open({ ...PAID, status: 'trialing' });
  expect(screen.getByText(/Cancel before 31 March 2030 and nothing is charged/)).toBeVisible();
  api.answer(cancelSubscription, CANCELLED);
  await user.click(screen.getByRole('button', { name: 'Cancel subscription' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel subscription' }));
  expect(await screen.findByText('Cancelled')).toBeVisible();
  expect(button('Resume subscription')).toBeVisible();
});

test('who is past due is shown what is wrong, until when the plan lasts, and can update the card', async () => {
  const { api, user } = await open({ ...PAID, status: 'past_due', active: false });
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  expect(screen.getByText('Past due')).toBeVisible();
  expect(screen.getByText(/payment did not go through.*until 31 March 2030/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Upgrade Plan' })).toBeNull();
  api.answer(createPortalSession, { url: 'https://billing.stripe.com/p/session/test_a1' });
  await user.click(screen.getByRole('button', { name: 'Update card' }));
  await vi.waitFor(() =>
    expect(assign).toHaveBeenCalledExactlyOnceWith('https://billing.stripe.com/p/session/test_a1'),
  );
});

test('cancelling says what goes with the plan, and takes a reason and a word for it', async () => {
  const { api, user } = await open(PAID);
  api.answer(cancelSubscription, CANCELLED);
  await user.click(screen.getByRole('button', { name: 'Cancel subscription' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('From 31 March 2030 you have')).toBeVisible();
  expect(dialog.getByText('5 diagnoses a month instead of unlimited')).toBeVisible();
  expect(dialog.getByText('no custom maintenance schedules')).toBeVisible();
  await user.selectOptions(dialog.getByLabelText(/Why do you cancel/), 'It costs too much');
  await user.type(dialog.getByLabelText(/want to add/), 'One car only.');
  await user.click(dialog.getByRole('button', { name: 'Cancel subscription' }));
  expect(await screen.findByText('Cancelled')).toBeVisible();
  expect(api.callsTo(cancelSubscription)[0]?.body).toEqual({
    reason: 'too_expensive',
    comment: 'One car only.',
  });
});

test('a comment that is too long is shown before anything is cancelled, and is stored', async () => {
  const { api, user } = await open(PAID);
  await user.click(screen.getByRole('button', { name: 'Cancel subscription' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.selectOptions(dialog.getByLabelText(/Why do you cancel/), 'Another reason');
  await user.click(dialog.getByLabelText(/want to add/));
  await user.paste('x'.repeat(501));
  await user.click(dialog.getByRole('button', { name: 'Cancel subscription' }));
  expect(dialog.getByText('Comment must be at most 500 characters')).toBeVisible();
  expect(api.callsTo(cancelSubscription)).toHaveLength(0);
});

test('what the operator has given is neither cancelled nor billed', async () => {
  await open({ ...PAID, source: 'grant' });
  expect(screen.getByText(/was given to you until 31 March 2030/)).toBeVisible();
  expect(button('Cancel subscription')).toBeNull();
});

test('somebody who never subscribed sees that nothing has started', async () => {
  await open(sampleSubscription());
  expect(screen.getByText('Not Started')).toBeVisible();
});

test('what could not be loaded is loaded again on demand', async () => {
  const api = fakeApi();
  api.refuse(getSubscription, 'permission/denied');
  const { user } = renderRoute({ path: '/', Component: Page });
  await screen.findByText('No renewal date (fallback)');
  api.answer(getSubscription, PAID);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Standard' })).toBeVisible();
});
