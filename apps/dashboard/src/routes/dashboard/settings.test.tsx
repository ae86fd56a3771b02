import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import {
  SAMPLE_SESSION,
  SAMPLE_USER,
  sampleSubscription,
} from '@wrenchwise/client/testing/sample-account.ts';
import type { AccountUser } from '@wrenchwise/contract/endpoints/accounts/account-user';
import { deleteAccount } from '@wrenchwise/contract/endpoints/accounts/deletion';
import {
  type DataExport,
  listExports,
  requestExport,
} from '@wrenchwise/contract/endpoints/accounts/export';
import { getMe } from '@wrenchwise/contract/endpoints/accounts/profile';
import { getSecurity } from '@wrenchwise/contract/endpoints/accounts/security-overview';
import { getSession } from '@wrenchwise/contract/endpoints/accounts/sign-in';
import { listAudit } from '@wrenchwise/contract/endpoints/audit';
import { getCalendar } from '@wrenchwise/contract/endpoints/calendar';
import { listMessageServices } from '@wrenchwise/contract/endpoints/message-services';
import {
  DEFAULT_NOTIFICATIONS,
  getNotifications,
} from '@wrenchwise/contract/endpoints/notification-settings';
import { getSubscription } from '@wrenchwise/contract/endpoints/subscription';
import { LinkElement } from '@wrenchwise/ui/link.tsx';
import { LazyToaster } from '@wrenchwise/ui/toaster.tsx';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';

import { SECTIONS } from '~/features/accounts/settings/sections.ts';
import { createQueryClient } from '~/queries/query-client.ts';

import DashboardLayout from './layout.tsx';
import Settings from './settings.tsx';

/** The page within the dashboard's frame, as the app shows it. */
const setUp = async (
  given: { user?: Partial<AccountUser>; hasPassword?: boolean; exports?: DataExport[] } = {},
) => {
  const api = fakeApi();
  api.answer(getSession, { ...SAMPLE_SESSION, user: { ...SAMPLE_USER, ...given.user } });
  api.answer(getSubscription, sampleSubscription());
  const [me, security] = [getMe.example?.output, getSecurity.example?.output];
  if (me) api.answer(getMe, me);
  if (security) api.answer(getSecurity, { ...security, hasPassword: given.hasPassword ?? true });
  api.answer(listAudit, { events: [], total: 0 });
  api.answer(getNotifications, DEFAULT_NOTIFICATIONS);
  api.answer(getCalendar, { since: null });
  api.answer(listExports, { exports: given.exports ?? [] });
  api.answer(listMessageServices, { services: [] });
  const router = createMemoryRouter(
    [
      {
        path: '/dashboard',
        Component: DashboardLayout,
        children: [{ path: 'settings', Component: Settings }],
      },
      { path: '*', Component: () => <p>Elsewhere</p> },
    ],
    { initialEntries: ['/dashboard/settings'] },
  );
  const client = createQueryClient();
  render(
    <QueryClientProvider client={client}>
      <LinkElement value={Link}>
        <RouterProvider router={router} />
      </LinkElement>
      <LazyToaster />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: 'Settings' });
  return { api, client, router, user: userEvent.setup() };
};

const nav = () => screen.getByRole('navigation', { name: 'Settings' });

test('every section of the page can be gone to, and is where it says', async () => {
  const { user, router } = await setUp();
  for (const { id, label } of SECTIONS) {
    await user.click(within(nav()).getByRole('link', { name: label }));
    expect(router.state.location.hash).toBe(`#${id}`);
    expect(screen.getByRole('region', { name: label })).toHaveFocus();
  }
});

test('the section that is being read is marked', async () => {
  await setUp();
  const current = () => nav().querySelector('[aria-current]')?.textContent;
  const scrollTo = (tops: readonly number[]) => {
    SECTIONS.forEach(({ id }, index) => {
      const section = document.getElementById(id);
      const top = tops[index] ?? 0;
      if (section) vi.spyOn(section, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top));
    });
    window.dispatchEvent(new Event('scroll'));
  };
  scrollTo([100, 900, 1600, 2000, 2500, 2800, 3000]);
  await vi.waitFor(() => expect(current()).toBe('Profile'));
  scrollTo([-900, -100, 200, 1500, 2000, 2300, 2500]);
  await vi.waitFor(() => expect(current()).toBe('Notifications'));
});

test('the avatar of the user is shown beside their name', async () => {
  await setUp({ user: { pictureUrl: '/api/me/picture?v=3' } });
  const sidebar = screen.getByRole('complementary', { name: 'Sidebar' });
  expect(sidebar.querySelector('img')?.getAttribute('src')).toBe('/api/me/picture?v=3');
});

test('dates are those of the user’s time zone', async () => {
  const createdAt = '2026-01-05T23:30:00.000Z';
  await setUp({ user: { timeZone: 'Pacific/Auckland', createdAt } });
  expect(screen.getByText('Member since 6 January 2026.')).toBeVisible();
});

test('a zone that only the server knows does not break the page', async () => {
  await setUp({ user: { timeZone: 'Mars/Olympus_Mons' } });
  expect(screen.getByText(/^Member since 5 January 2026/)).toBeVisible();
});

const EXPORT = {
  id: '0b8f2d5e-7a31-4a4e-9d0a-6f1f5b1f7c21',
  state: 'preparing',
  createdAt: '2026-03-02T08:15:00.000Z',
  bytes: null,
  expiresAt: null,
} as const;

test('one’s data is prepared, then downloaded until a day that is named', async () => {
  const { api, user } = await setUp();
  const button = await screen.findByRole('button', { name: 'Prepare my data' });
  expect(screen.queryByRole('link', { name: 'Download my data' })).toBeNull();
  api.answer(requestExport, EXPORT);
  api.answer(listExports, { exports: [EXPORT] });
  await user.click(button);
  expect(await screen.findByText(/is being prepared. You can leave this page/)).toBeVisible();
  expect(button).toHaveAttribute('aria-busy', 'true');
  const ready = {
    ...EXPORT,
    state: 'ready',
    bytes: 4_200_000,
    expiresAt: '2026-03-09T08:15:00.000Z',
  } as const;
  api.answer(listExports, { exports: [ready] });
  const link = await screen.findByRole(
    'link',
    { name: 'Download my data' },
    {
      timeout: 15_000,
    },
  );
  expect(link).toHaveAttribute('href', `/api/me/exports/${EXPORT.id}/file`);
  expect(screen.getByText(/is ready \(4 MB\)/)).toHaveTextContent(
    'We delete the file on 9 March 2026.',
  );
});

test('data that could not be prepared can be asked for again', async () => {
  const { api, user } = await setUp({ exports: [{ ...EXPORT, state: 'failed' }] });
  expect(await screen.findByText('Your data could not be prepared')).toBeVisible();
  api.refuse(requestExport, 'rate-limit/exceeded');
  await user.click(screen.getByRole('button', { name: 'Prepare my data' }));
  expect(await screen.findByText('Failed to prepare your data')).toBeVisible();
  expect(screen.getByText('Too many requests. Please try again later.')).toBeVisible();
});

type User = Awaited<ReturnType<typeof setUp>>['user'];

const ask = async (user: User, email: string, password?: string) => {
  await user.click(screen.getByRole('button', { name: 'Delete account…' }));
  await user.type(await screen.findByRole('textbox', { name: 'Your e-mail address' }), email);
  const data = within(screen.getByRole('region', { name: 'Your data' }));
  if (password !== undefined) await user.type(data.getByLabelText('Your password'), password);
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
};
const sayYes = async (user: User) => {
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete your account?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete account' }));
};

test('the account is deleted after its address, the password and a yes; then nothing is left of it', async () => {
  const { api, client, router, user } = await setUp();
  api.answer(deleteAccount, { deleted: true });
  await ask(user, 'sam@example.com', 'correct horse');
  expect(api.callsTo(deleteAccount)).toEqual([]);
  await sayYes(user);
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/account-deleted'));
  expect(sessionStorage.length).toBe(0);
  expect(api.callsTo(deleteAccount).map(({ body }) => body)).toEqual([
    { email: 'sam@example.com', password: 'correct horse' },
  ]);
  const left = client.getQueryCache().getAll();
  expect(left.map(({ queryKey, state }) => [queryKey, state.data])).toEqual([[['session'], null]]);
});

test.each(['Sam@example.com', 'sam@example.co', 'demo@example.com'])(
  'the account is not deleted for the address %j',
  async (typed) => {
    const { api, user } = await setUp();
    await ask(user, typed, 'correct horse');
    expect(
      await screen.findByText('Please type the e-mail address of your account exactly.'),
    ).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(api.callsTo(deleteAccount)).toEqual([]);
  },
);

test('whoever says no keeps the account', async () => {
  const { api, user } = await setUp();
  await ask(user, 'sam@example.com', 'correct horse');
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(api.callsTo(deleteAccount)).toEqual([]);
});

test('a wrong password is shown at its field', async () => {
  const { api, user } = await setUp();
  api.refuse(deleteAccount, 'auth/wrong-password');
  await ask(user, 'sam@example.com', 'wrong');
  await sayYes(user);
  expect(await screen.findByText('This is not your current password.')).toBeVisible();
});

test('an account that cannot be deleted just now is still there, and the page says so', async () => {
  const { api, user } = await setUp();
  api.refuse(deleteAccount, 'network/server-error');
  await ask(user, 'sam@example.com', 'correct horse');
  await sayYes(user);
  expect(await screen.findByText('Failed to delete account. Please try again.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Settings' })).toBeVisible();
});

test('an account without a password asks for none, and for a fresh log-in when it must', async () => {
  const { api, user } = await setUp({ hasPassword: false });
  api.refuse(deleteAccount, 'auth/reauthentication-required');
  await ask(user, 'sam@example.com');
  await sayYes(user);
  expect(await screen.findByText('Please sign in again to confirm that it is you.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Log out and sign in again' })).toBeVisible();
  expect(api.callsTo(deleteAccount).map(({ body }) => body)).toEqual([
    { email: 'sam@example.com' },
  ]);
});
