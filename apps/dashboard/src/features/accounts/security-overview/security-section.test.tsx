import { screen } from '@testing-library/react';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { getSecurity } from '@wrenchwise/contract/endpoints/accounts/security-overview';
import { listAudit } from '@wrenchwise/contract/endpoints/audit';
import { expect, test, vi } from 'vitest';

import { renderRoute } from '~/testing/render-route.tsx';

import { renderSecurity } from '../testing/render-security.tsx';
import { sampleSecurity } from '../testing/sample-security.ts';
import { SecuritySection } from './security-section.tsx';

test('has a card with an anchor for everything about signing in', async () => {
  await renderSecurity();
  expect(
    screen.getAllByRole('region').map((card) => [card.id, card.querySelector('h2')?.textContent]),
  ).toEqual([
    ['password', 'Password'],
    ['two-factor', 'Two-factor authentication'],
    ['passkeys', 'Passkeys'],
    ['google', 'Google account'],
    ['sessions', 'Where you are signed in'],
    ['security-events', 'Security events'],
  ]);
});

test('shows the card that the address points at once it is there', async () => {
  const shown: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.id);
  });
  await renderSecurity({}, '/dashboard/settings#passkeys');
  expect(shown).toEqual(['passkeys']);
});

test('an overview that cannot be loaded can be asked for again, and the events stand by themselves', async () => {
  const api = fakeApi();
  api.refuse(getSecurity, 'unknown/error');
  api.answer(listAudit, { events: [], total: 0 });
  const { user } = renderRoute({ path: '/dashboard/settings', Component: SecuritySection });
  expect(screen.getByText('Loading your security settings')).toBeVisible();
  expect(await screen.findByText('Failed to load your security settings')).toBeVisible();
  expect(await screen.findByText(/Nothing has happened yet/)).toBeVisible();
  api.answer(getSecurity, sampleSecurity());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Password' })).toBeVisible();
});
