import { screen, within } from '@testing-library/react';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { AuditEvent, listAudit } from '@wrenchwise/contract/endpoints/audit';
import { AUDIT_KINDS } from '@wrenchwise/rules/audit';
import { expect, test } from 'vitest';

import { renderRoute } from '~/testing/render-route.tsx';

import { AuditCard } from './audit-card.tsx';
import { eventInWords } from './audit-words.ts';

const page = { path: '/dashboard/settings', Component: AuditCard };

const event = (changes: Partial<AuditEvent> = {}): AuditEvent =>
  AuditEvent.parse({
    id: '55555555-5555-4555-8555-555555555555',
    kind: 'auth_success',
    severity: 'info',
    address: '203.0.113.7',
    device: 'Firefox on Windows',
    about: 'with the password',
    createdAt: '2026-01-05T09:30:00.000Z',
    ...changes,
  });

const setUp = (events: readonly AuditEvent[], total = events.length) => {
  const api = fakeApi();
  api.answer(listAudit, { events: [...events], total });
  const { user } = renderRoute(page);
  return { api, user, asked: () => api.callsTo(listAudit).map(({ url }) => url.search) };
};

test('shows what happened, from where, and when to the second for whoever points at it', async () => {
  setUp([event()]);
  const row = await screen.findByRole('listitem');
  expect(row).toHaveTextContent(
    /^Info5 January 2026, \d\d:30Signed in with the passwordFirefox on Windows · 203\.0\.113\.7$/,
  );
  expect(row.querySelector('time')?.title).toMatch(/^Monday,? 5 January 2026 at \d\d:30:00/);
});

test.each([
  ['info', 'Info'],
  ['warning', 'Warning'],
  ['error', 'Error'],
  ['critical', 'Critical'],
] as const)('says how serious %s is with an icon and a word', async (severity, word) => {
  setUp([event({ severity })]);
  const label = await screen.findByText(word);
  expect(label.querySelector('svg')).not.toBeNull();
});

test('shows all 21 kinds, also of an unknown device and address', async () => {
  const events = AUDIT_KINDS.map((kind, index) =>
    event({ id: String(index), kind, about: null, device: null, address: null }),
  );
  setUp(events);
  const rows = await screen.findAllByRole('listitem');
  expect(rows).toHaveLength(21);
  for (const [index, row] of rows.entries()) {
    expect(row).toHaveTextContent(eventInWords(events[index] ?? event()));
  }
});

test('turns pages of twenty, and begins at the first one when everything is asked for', async () => {
  const { user, asked } = setUp([event()], 41);
  expect(await screen.findByText('Page 1 of 3')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Page 2 of 3')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Security events' })).toHaveFocus();
  await user.click(screen.getByRole('radio', { name: 'Everything' }));
  expect(await screen.findByText('Page 1 of 3')).toBeVisible();
  expect(asked()).toEqual([
    '?page=1&perPage=20&show=security',
    '?page=2&perPage=20&show=security',
    '?page=1&perPage=20&show=all',
  ]);
});

test('says that nothing has happened yet', async () => {
  setUp([]);
  expect(screen.getByText('Loading your security events')).toBeVisible();
  expect(await screen.findByText(/Nothing has happened yet/)).toBeVisible();
});

test('events that cannot be loaded can be asked for again', async () => {
  const api = fakeApi();
  api.refuse(listAudit, 'unknown/error');
  const { user } = renderRoute(page);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to load your security events');
  api.answer(listAudit, { events: [event()], total: 1 });
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Signed in with the password')).toBeVisible();
});
