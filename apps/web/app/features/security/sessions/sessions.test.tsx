import { screen, within } from '@testing-library/react';
import { endOtherSessions, endSession, getSecurity } from '@wrenchwise/domain/endpoints/security';
import { expect, test, vi } from 'vitest';

import { renderSecurity } from '../testing/render-security.tsx';
import { sampleDevice } from '../testing/sample-security.ts';

const THIS = sampleDevice();
const PHONE = sampleDevice({
  id: '33333333-3333-4333-8333-333333333333',
  device: 'Safari on iPhone',
  kind: 'phone',
  address: null,
  current: false,
});
const TABLET = sampleDevice({
  id: '44444444-4444-4444-8444-444444444444',
  device: 'Chrome on Android',
  kind: 'tablet',
  current: false,
});

const rows = () =>
  within(screen.getByRole('region', { name: 'Where you are signed in' })).queryAllByRole(
    'listitem',
  );

test('lists every device with its address and since when, and marks this one', async () => {
  await renderSecurity({ sessions: [THIS, PHONE] });
  const [first, second] = rows();
  expect(first).toHaveTextContent(
    /^Firefox on WindowsThis device203\.0\.113\.7 · signed in 5 January 2026, \d\d:30$/,
  );
  expect(second).toHaveTextContent(/^Safari on iPhoneAddress unknown · signed in/);
  expect(first?.querySelector('button')).toBeNull();
  expect(first?.querySelector('time')).toHaveAttribute('datetime', '2026-01-05T09:30:00.000Z');
  expect(first?.querySelector('time')?.title).toMatch(/^Monday,? 5 January 2026 at/);
});

test('takes a device off the list at once, before the server has answered', async () => {
  const { api, user, change } = await renderSecurity({ sessions: [THIS, PHONE, TABLET] });
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  api.answer(endSession, undefined);
  const send = fetch;
  vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
    if (given[1]?.method === 'DELETE') await answered;
    return send(...given);
  });
  await user.click(screen.getByRole('button', { name: 'Sign out Safari on iPhone' }));
  await vi.waitFor(() => expect(rows()).toHaveLength(2));
  expect(api.callsTo(endSession)).toHaveLength(0);
  expect(screen.getByText('Safari on iPhone was signed out.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Where you are signed in' })).toHaveFocus();
  change({ sessions: [THIS, TABLET] });
  answer();
  await vi.waitFor(() => expect(api.callsTo(endSession)).toHaveLength(1));
  expect(api.callsTo(endSession)[0]?.url.pathname).toBe(`/api/me/sessions/${PHONE.id}`);
});

test('puts a device back where the server refuses, and says so', async () => {
  const { api, user } = await renderSecurity({ sessions: [THIS, PHONE] });
  api.refuse(endSession, 'rate-limit/exceeded');
  // The list cannot be read again either.
  api.refuse(getSecurity, 'unknown/error');
  await user.click(screen.getByRole('button', { name: 'Sign out Safari on iPhone' }));
  expect(
    await screen.findByText('It could not be signed out and is still on the list.'),
  ).toBeVisible();
  expect(rows()).toHaveLength(2);
  expect(screen.queryByText('Safari on iPhone was signed out.')).not.toBeInTheDocument();
});

test('a device that has signed out by itself meanwhile is no failure', async () => {
  const { api, user, change } = await renderSecurity({ sessions: [THIS, PHONE] });
  api.refuse(endSession, 'db/record-not-found');
  change({ sessions: [THIS] });
  await user.click(screen.getByRole('button', { name: 'Sign out Safari on iPhone' }));
  await vi.waitFor(() => expect(api.callsTo(getSecurity)).toHaveLength(2));
  expect(rows()).toHaveLength(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('signs out all others, and then offers it no more', async () => {
  const { api, user, change } = await renderSecurity({ sessions: [THIS, PHONE, TABLET] });
  api.answer(endOtherSessions, () => {
    change({ sessions: [THIS] });
    return { ended: 2 };
  });
  await user.click(screen.getByRole('button', { name: 'Sign out all others' }));
  expect(await screen.findByText('All other browsers were signed out.')).toBeVisible();
  expect(rows()).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Sign out all others' })).not.toBeInTheDocument();
});

test('this device has no button: there is Logout for it', async () => {
  await renderSecurity();
  expect(screen.queryByRole('button', { name: /^Sign out/ })).not.toBeInTheDocument();
});
