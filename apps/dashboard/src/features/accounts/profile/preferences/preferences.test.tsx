import { screen } from '@testing-library/react';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { SAMPLE_USER } from '@wrenchwise/client/testing/sample-account.ts';
import { getMe, Me, MeChanges, updateMe } from '@wrenchwise/contract/endpoints/accounts/profile';
import type { DistanceUnit } from '@wrenchwise/rules/preferences';
import { expect, test } from 'vitest';

import { renderRoute } from '~/testing/render-route.tsx';

import { PreferencesCard } from './preferences-card.tsx';
import { asOnThisDevice, deviceZone } from './time-zones.ts';

const setUp = (timeZone: string | null = null, distanceUnit: DistanceUnit = 'miles') => {
  const api = fakeApi();
  const account = { ...SAMPLE_USER, timeZone, distanceUnit };
  api.answer(updateMe, ({ body }) =>
    Me.parse({ ...getMe.example?.output, ...account, ...MeChanges.parse(body) }),
  );
  const { user } = renderRoute({
    path: '/dashboard/settings',
    Component: () => <PreferencesCard user={account} />,
  });
  return {
    user,
    zone: screen.getByRole('combobox', { name: 'Time zone' }),
    unit: screen.getByRole('combobox', { name: 'Distances in' }),
    save: () => user.click(screen.getByRole('button', { name: 'Save units and time zone' })),
    sent: () => api.callsTo(updateMe).map(({ body }) => body),
  };
};

test('says which zone the device has while none is chosen', () => {
  const { zone } = setUp();
  expect(asOnThisDevice()).toBe(`As on this device (${deviceZone().replaceAll('_', ' ')})`);
  expect(zone).toHaveValue(asOnThisDevice());
});

test('shows what was chosen', () => {
  const { zone, unit } = setUp('America/New_York', 'kilometres');
  expect(zone).toHaveValue('America/New York');
  expect(unit).toHaveValue('kilometres');
});

test('finds a zone by its city, and saves its own name', async () => {
  const { user, zone, unit, save, sent } = setUp();
  await user.click(zone);
  // What was there is selected, so that typing replaces it.
  await user.keyboard('new york');
  await user.click(await screen.findByRole('option', { name: 'America/New York' }));
  await user.selectOptions(unit, 'Kilometres');
  await save();
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(sent()).toEqual([{ distanceUnit: 'kilometres', timeZone: 'America/New_York' }]);
  expect(zone).toHaveValue('America/New York');
});

test.each(['', 'as on THIS device'])('goes back to the device by typing %j', async (typed) => {
  const { user, zone, save, sent } = setUp('Europe/Paris');
  await user.clear(zone);
  if (typed !== '') {
    await user.type(zone, typed);
    await user.click(await screen.findByRole('option', { name: asOnThisDevice() }));
  }
  await save();
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(sent()).toEqual([{ distanceUnit: 'miles', timeZone: null }]);
  expect(zone).toHaveValue(asOnThisDevice());
});

test('keeps a zone that this browser’s list does not have', async () => {
  const { user, zone, unit, save, sent } = setUp('US/Pacific');
  expect(zone).toHaveValue('US/Pacific');
  await user.selectOptions(unit, 'Kilometres');
  await save();
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(sent()).toEqual([{ distanceUnit: 'kilometres', timeZone: 'US/Pacific' }]);
});

test('refuses a zone that there is not, by its field', async () => {
  const { user, zone, save, sent } = setUp();
  await user.clear(zone);
  await user.type(zone, 'Middle Earth');
  await save();
  expect(await screen.findByText('Please choose a time zone from the list')).toBeVisible();
  expect(zone).toHaveFocus();
  expect(sent()).toEqual([]);
});
