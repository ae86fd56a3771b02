import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { SAMPLE_SESSION, sampleSubscription } from '@wrenchwise/client/testing/sample-account.ts';
import { getSession, signOut } from '@wrenchwise/contract/endpoints/accounts/sign-in';
import { getSubscription } from '@wrenchwise/contract/endpoints/subscription';
import { beforeEach, describe, expect, test, vi } from 'vitest';

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
