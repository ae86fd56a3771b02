import { screen, within } from '@testing-library/react';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { listTyreSets, type TyreSet } from '@wrenchwise/contract/endpoints/tyres';
import { expect, test } from 'vitest';

import { renderRoute } from '~/testing/render-route.tsx';
import { sampleVehicle } from '~/testing/sample-vehicle.ts';

import { TyreWarning } from './tyre-warning.tsx';
import { VehicleTyres } from './vehicle-tyres.tsx';

const vehicle = sampleVehicle({ mileage: 47_500 });
const SWAP = 'b5a0b8a4-3f1f-4a4c-8a59-3a8f2a9f1c11';

const setOf = (changes: Partial<TyreSet>): TyreSet => ({
  id: '2f9d9a3e-4c0b-4a1d-8b6e-0d7b7b8e9c43',
  vehicleId: vehicle.id,
  name: 'Winter tyres',
  season: 'winter',
  size: '205/55 R16',
  notes: null,
  fittings: [
    {
      swapId: SWAP,
      on: '2025-11-01',
      odometer: 46_000,
      offSwapId: null,
      off: null,
      offOdometer: null,
    },
  ],
  treads: [],
  createdAt: '2025-11-01T08:15:00.000Z',
  ...changes,
});

const show = (sets: readonly TyreSet[], role: 'owner' | 'view' = 'owner') => {
  const api = fakeApi();
  api.answer(listTyreSets, { sets: [...sets] });
  renderRoute({
    path: '/dashboard',
    Component: () => <VehicleTyres vehicle={{ ...vehicle, role }} />,
  });
};

test('the set that is on comes first, with its distance, and is not put on again', async () => {
  const stored = setOf({ id: SWAP, name: 'Summer tyres', season: 'summer', fittings: [] });
  show([stored, setOf({})]);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent('Winter tyres');
  expect(first).toHaveTextContent('1,500 miles in all');
  expect(within(first ?? document.body).queryByRole('button', { name: /^Put on/ })).toBeNull();
  expect(
    within(second ?? document.body).getByRole('button', { name: 'Put on Summer tyres' }),
  ).toBeVisible();
});

test('tread below the limit of the law is named, and the law with its source', async () => {
  const treads = [{ id: SWAP, date: '2026-01-02', depths: { 'front-left': 1.5, spare: 1 } }];
  show([setOf({ treads })]);
  expect(await screen.findByText('1.5 mm: below the legal 1.6 mm')).toBeVisible();
  expect(screen.getByText(/Construction and Use.*regulation 27/)).toBeVisible();
});

test('nothing can be changed where the car is shared to look at', async () => {
  show([setOf({})], 'view');
  await screen.findByText('Winter tyres');
  expect(screen.queryByRole('button')).toBeNull();
});

test('the car’s page warns of the set that is on, not of the one in the shed', async () => {
  const api = fakeApi();
  const worn = [{ id: SWAP, date: '2026-01-02', depths: { 'rear-left': 1.2 } }];
  const stored = setOf({ id: SWAP, fittings: [], treads: worn });
  const good = [{ id: SWAP, date: '2026-01-02', depths: { 'rear-left': 2.5 } }];
  api.answer(listTyreSets, { sets: [stored, setOf({ treads: good })] });
  renderRoute({ path: '/dashboard', Component: () => <TyreWarning vehicle={vehicle} /> });
  expect(await screen.findByText('2.5 mm left: plan new ones')).toBeVisible();
  expect(screen.queryByText(/legal/)).toBeNull();
});
