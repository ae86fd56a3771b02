import { screen } from '@testing-library/react';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { getMe, Me, MeChanges, updateMe } from '@wrenchwise/contract/endpoints/accounts/profile';
import { expect, test } from 'vitest';

import { renderRoute } from '~/testing/render-route.tsx';

import { RepairCostsCard } from './repair-costs-card.tsx';

const page = { path: '/dashboard/settings', Component: RepairCostsCard };

const me = (changes: Partial<Me> = {}): Me =>
  Me.parse({ ...getMe.example?.output, priceRegion: 'uk', labourCentsPerHour: null, ...changes });

const setUp = async (stored = me()) => {
  const api = fakeApi();
  api.answer(getMe, stored);
  api.answer(updateMe, ({ body }) => Me.parse({ ...stored, ...MeChanges.parse(body) }));
  const { user } = renderRoute(page);
  await screen.findByRole('textbox', { name: 'Labour rate, an hour' });
  return {
    api,
    user,
    rate: screen.getByRole('textbox', { name: 'Labour rate, an hour' }),
    save: screen.getByRole('button', { name: 'Save repair costs' }),
    sent: () => api.callsTo(updateMe).map(({ body }) => body),
  };
};

const describedAs = (description: string | RegExp) => screen.getByRole('textbox', { description });

test('shows what was set, and what is usual in the region when nothing was', async () => {
  const { rate } = await setUp(me({ labourCentsPerHour: 7250 }));
  expect(rate).toHaveValue('72.50');
  expect(describedAs('Leave empty for the usual £76.')).toBe(rate);
});

test('says what is usual in the money of the user’s country', async () => {
  const { rate } = await setUp(me({ priceRegion: 'au' }));
  expect(describedAs('Leave empty for the usual A$150.')).toBe(rate);
});

test('saves the rate, and says so until something is changed again', async () => {
  const { user, rate, save, sent } = await setUp();
  await user.type(rate, '£ 72.50');
  await user.click(save);
  expect(await screen.findByText('Saved. All your results use it.')).toBeVisible();
  expect(sent()).toEqual([{ labourCentsPerHour: 7250 }]);
  await user.type(rate, '0');
  expect(screen.queryByText(/^Saved/)).not.toBeInTheDocument();
});

test('an empty rate goes back to the one that is usual in the region', async () => {
  const { user, rate, save, sent } = await setUp(me({ labourCentsPerHour: 15_000 }));
  await user.clear(rate);
  await user.click(save);
  expect(await screen.findByText(/^Saved/)).toBeVisible();
  expect(sent()).toEqual([{ labourCentsPerHour: null }]);
});

test.each([
  ['a lot', 'Use an amount such as 80 or 72.50'],
  ['72.505', 'Use an amount such as 80 or 72.50'],
  ['9.99', 'The labour rate must be at least 10 an hour'],
  ['501', 'The labour rate must be at most 500 an hour'],
])(
  'the rate %j is refused by its field, keeps what was typed and sends nothing',
  async (text, message) => {
    const { user, rate, save, sent } = await setUp();
    await user.type(rate, text);
    await user.click(save);
    expect(await screen.findByText(message)).toBeVisible();
    expect(describedAs(new RegExp(message))).toBe(rate);
    expect(rate).toHaveFocus();
    expect(rate).toHaveValue(text);
    expect(sent()).toEqual([]);
  },
);

test('a failure is shown on the card and keeps what was typed', async () => {
  const { api, user, rate, save } = await setUp();
  api.refuse(updateMe, 'network/server-error');
  await user.type(rate, '80');
  await user.click(save);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(rate).toHaveValue('80');
  expect(screen.queryByText(/^Saved/)).not.toBeInTheDocument();
});

test('settings that cannot be loaded can be asked for again', async () => {
  const api = fakeApi();
  api.refuse(getMe, 'network/server-error');
  const { user } = renderRoute(page);
  expect(await screen.findByText('Failed to load your repair costs')).toBeVisible();
  api.answer(getMe, me({ priceRegion: 'eu' }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('textbox', { name: 'Labour rate, an hour' })).toBeVisible();
});
