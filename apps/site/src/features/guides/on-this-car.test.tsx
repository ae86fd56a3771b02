import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { type GuideOnCar, getGuideOnCar } from '@wrenchwise/contract/endpoints/guides';
import { listVehicles } from '@wrenchwise/contract/endpoints/vehicles';
import { beforeEach, expect, test } from 'vitest';

import { OnThisCar } from './on-this-car.tsx';

const ON_FOCUS: GuideOnCar = {
  car: { slug: 'ford-focus-2015', name: 'Ford Focus 2015' },
  specifications: '/car-specifications/ford/focus#2015',
  fits: 'some',
  only: { fuels: ['diesel'], transmissions: [] },
  place: 12,
  faults: 563,
  known: [{ factor: 5, years: [2011, 2018], source: 'a maker bulletin' }],
  recalls: [],
  mot: false,
  motFailures: null,
};

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/car-repair-guides/fuel-system/x');
  api = fakeApi();
});

const show = (isSignedIn = false) => {
  render(<OnThisCar slug="x" isSignedIn={isSignedIn} />);
  return userEvent.setup();
};

test('a typed car is shown what differs on it, and is remembered', async () => {
  api.answer(getGuideOnCar, ON_FOCUS);
  const user = show();
  await user.type(screen.getByRole('textbox'), 'ford focus 2015');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(
    await screen.findByText(/Only these versions of the .* can have it: diesel/),
  ).toBeVisible();
  expect(screen.getByText(/about 5 times as common/)).toBeVisible();
  expect(localStorage.getItem('wrenchwise.guide-car')).toBe('ford-focus-2015');
  await user.click(screen.getByRole('button', { name: 'Choose another car' }));
  expect(await screen.findByRole('textbox')).toBeVisible();
});

test('a car that nobody knows is said to be unknown, and what was typed stays', async () => {
  const user = show();
  await user.type(screen.getByRole('textbox'), 'flux capacitor');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText(/We know no car of that name/)).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('flux capacitor');
  expect(api.callsTo(getGuideOnCar)).toHaveLength(0);
});

test('the car of the address comes before the remembered one', async () => {
  localStorage.setItem('wrenchwise.guide-car', 'nissan-leaf-2016');
  history.replaceState(null, '', '?car=ford-focus-2015');
  api.answer(getGuideOnCar, ON_FOCUS);
  show();
  expect(await screen.findByText(/It is common: it ranks 12 of the 563 faults/)).toBeVisible();
  expect(api.callsTo(getGuideOnCar)[0]?.url.pathname).toContain('ford-focus-2015');
});

test('who is signed in is offered no car of a garage that is empty', async () => {
  api.answer(listVehicles, { vehicles: [], total: 0 });
  show(true);
  expect(await screen.findByRole('textbox')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Your garage' })).toBeNull();
});
