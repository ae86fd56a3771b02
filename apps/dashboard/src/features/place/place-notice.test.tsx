import { screen } from '@testing-library/react';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { SAMPLE_ME } from '@wrenchwise/client/testing/sample-account.ts';
import { updateMe } from '@wrenchwise/contract/endpoints/accounts/profile';
import { placeIn } from '@wrenchwise/rules/place';
import { expect, test } from 'vitest';

import { renderRoute } from '~/testing/render-route.tsx';
import { UserSettingsProvider } from '~/user-settings/user-settings.ts';

import { PlaceNotice } from './place-notice.tsx';

const shownIn = (country: string, source: 'assumed' | 'chosen' = 'assumed') => {
  const api = fakeApi();
  api.answer(updateMe, SAMPLE_ME);
  const settings = {
    timeZone: null,
    distanceUnit: 'miles',
    place: placeIn(country, { source }),
  } as const;
  const Page = () => (
    <UserSettingsProvider value={settings}>
      <PlaceNotice />
      <p>The rest</p>
    </UserSettingsProvider>
  );
  return { api, ...renderRoute({ path: '/dashboard', Component: Page }) };
};

test('an assumed place says whose prices are shown, and is confirmed in one press', async () => {
  const { api, user } = shownIn('GB');
  expect(screen.getByText(/^Prices in pounds for the United Kingdom\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'That is right' }));
  expect(api.callsTo(updateMe).map(({ body }) => body)).toEqual([{ country: 'GB' }]);
});

test('another country is chosen in one press', async () => {
  const { api, user } = shownIn('GB');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Change country' }), 'Ireland');
  expect(api.callsTo(updateMe).map(({ body }) => body)).toEqual([{ country: 'IE' }]);
});

test('a country without prices says that they are its neighbours’', () => {
  shownIn('SE');
  expect(screen.getByText(/^We have no prices for Sweden yet/)).toBeVisible();
});

test('a chosen place is not asked about again', () => {
  shownIn('GB', 'chosen');
  expect(screen.getByText('The rest')).toBeVisible();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});
