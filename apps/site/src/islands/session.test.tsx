import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { SAMPLE_SESSION, sampleSubscription } from '@wrenchwise/client/testing/sample-account.ts';
import { getSession, signOut } from '@wrenchwise/domain/endpoints/accounts/sign-in';
import { getSubscription } from '@wrenchwise/domain/endpoints/subscription';
import { beforeEach, describe, expect, test, vi } from 'vitest';

const CHOSEN = /^You chose Standard: \$9\.99 a month, after 7 days of trial\./;

// What is known of the session lives as long as the page does.
beforeEach(() => {
  vi.resetModules();
});

const prepare = (
  session: typeof SAMPLE_SESSION | null,
  at: string,
  subscription: Parameters<typeof sampleSubscription>[0],
) => {
  history.replaceState(null, '', at);
  const api = fakeApi();
  api.answer(getSession, session);
  api.answer(getSubscription, sampleSubscription(subscription));
  return { api, user: userEvent.setup() };
};

const open = async (
  session: typeof SAMPLE_SESSION | null,
  at = '/pricing',
  subscription: Parameters<typeof sampleSubscription>[0] = {},
) => {
  const prepared = prepare(session, at, subscription);
  const { PricingPlans } = await import('./pricing-plans.tsx');
  render(<PricingPlans />);
  return prepared;
};

describe('the plans', () => {
  test('lead a visitor to log in first', async () => {
    await open(null, '/pricing?plan=pro');
    expect(screen.getByRole('link', { name: 'Choose Standard' })).toHaveAttribute(
      'href',
      '/login?checkout=sign-in',
    );
    expect(screen.queryByText(/^You chose/)).toBeNull();
  });

  test('tell a user which one is chosen, and take another choice into the address', async () => {
    const { user } = await open(SAMPLE_SESSION, '/pricing?plan=pro');
    expect(await screen.findByText(CHOSEN)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Choose Premium' }));
    expect(await screen.findByText(/^You chose Premium: \$19\.99 a month\.$/)).toBeVisible();
    expect(location.search).toBe('?plan=enterprise');
  });

  test('mark the one that a user has', async () => {
    await open(SAMPLE_SESSION, '/pricing', { planId: 'pro', tier: 'pro', status: 'trialing' });
    const mine = await screen.findByText('Your plan');
    expect(mine.closest('li')).toHaveTextContent('Standard');
    expect(screen.queryByRole('button', { name: 'Choose Standard' })).toBeNull();
  });

  test('remember the choice of a user whose session has ended, who logs in again', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    const { api, user } = await open(SAMPLE_SESSION);
    const choose = await screen.findByRole('button', { name: 'Choose Standard' });
    api.answer(getSession, null);
    await user.click(choose);
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/login?checkout=session-expired'));
    expect(sessionStorage.getItem('wrenchwise.return-path')).toBe('/pricing?plan=pro');
  });
});

describe('the head of a page', () => {
  const openHeader = async (session: typeof SAMPLE_SESSION | null, path: string) => {
    const prepared = prepare(session, path, {});
    const { SiteHeader } = await import('./site-header.tsx');
    render(<SiteHeader path={path} />);
    return prepared;
  };

  test('leads a user to the dashboard, and lets them log out', async () => {
    const { api, user } = await openHeader(SAMPLE_SESSION, '/faq');
    api.answer(signOut, { success: true });
    const [logout] = await screen.findAllByRole('button', { name: 'Logout' });
    if (!logout) throw new Error('there is no way to log out');
    await user.click(logout);
    expect(await screen.findAllByRole('link', { name: 'Login' })).not.toHaveLength(0);
    expect(api.callsTo(signOut)).toHaveLength(1);
  });

  test('asks for the session once, whatever else of the page wants to know it', async () => {
    const { api } = await openHeader(SAMPLE_SESSION, '/pricing');
    const { PricingClosing } = await import('./pricing-closing.tsx');
    render(<PricingClosing />);
    expect(await screen.findByRole('link', { name: 'New Diagnosis' })).toBeVisible();
    expect(api.callsTo(getSession)).toHaveLength(1);
  });

  test('takes a user from the landing page to the dashboard', async () => {
    const replace = vi.spyOn(location, 'replace').mockImplementation(() => {});
    await openHeader(SAMPLE_SESSION, '/');
    await vi.waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('/dashboard'));
  });
});
