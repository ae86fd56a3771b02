import { screen, within } from '@testing-library/react';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { type GarageCar, getGarage } from '@wrenchwise/contract/endpoints/garage';
import { beforeEach, expect, test, vi } from 'vitest';

import { renderRoute } from '~/testing/render-route.tsx';
import { sampleSummary } from '~/testing/sample-diagnosis.ts';
import { sampleVehicle } from '~/testing/sample-vehicle.ts';

import { Garage } from './garage.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-27T10:00:00Z'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

const car = (changes: Partial<GarageCar> = {}): GarageCar => ({
  ...sampleVehicle(),
  id: crypto.randomUUID(),
  dueTask: null,
  motLeftOpen: { advised: 0, failed: 0 },
  renewals: [],
  spentThisMonth: [],
  ...changes,
});

const show = (cars: readonly GarageCar[], total = cars.length) => {
  const api = fakeApi();
  api.answer(getGarage, { cars: [...cars], total });
  const Component = () => <Garage renderActions={({ model }) => <button>Log {model}</button>} />;
  return renderRoute({ path: '/dashboard', Component });
};

const cards = async () => (await screen.findAllByRole('listitem')).map((card) => within(card));

test('a card names the car, its plate, the worst open thing, what is next, days of the law, money', async () => {
  const id = crypto.randomUUID();
  show([
    car({
      id,
      registration: 'SA15 ABC',
      openProblem: { ...sampleSummary(), canDrive: 'no', nextStep: null },
      dueTask: {
        id: crypto.randomUUID(),
        task: 'Change the oil',
        state: 'due-soon',
        expectedOn: '2026-12-09',
        isEstimated: true,
      },
      motExpiryDate: '2027-01-01',
      taxDueDate: '2026-11-01',
      spentThisMonth: [
        { currency: 'GBP', cents: 6412 },
        { currency: 'EUR', cents: 1000 },
      ],
    }),
  ]);
  const [card] = await cards();
  expect(card?.getByRole('link', { name: '2015 Ford Focus' })).toHaveAttribute(
    'href',
    `/dashboard/vehicles/${id}`,
  );
  expect(card?.getByText('SA15 ABC')).toBeVisible();
  expect(card?.getByText('Do not drive')).toBeVisible();
  expect(card?.getByText(/Change the oil, about in 12 days/)).toBeVisible();
  expect(card?.getByText('MOT in 35 days')).toBeVisible();
  expect(card?.getByText('Tax ended 26 days ago')).toBeVisible();
  expect(card?.getByText('£64 and €10 this month')).toBeVisible();
  expect(card?.getByRole('button', { name: 'Log Focus' })).toBeVisible();
});

test('a car that is fine says so, and what is far away is a date', async () => {
  show([
    car({ motExpiryDate: '2027-11-01' }),
    car({ motExpiryDate: '2026-11-01', openProblem: null }),
  ]);
  const [fine, late] = await cards();
  expect(fine?.getByText('Nothing is open')).toBeVisible();
  expect(fine?.getByText(/MOT, 1 Nov 2027/)).toBeVisible();
  expect(late?.getByText('No MOT')).toBeVisible();
  expect(late?.getByText(/nothing is planned/)).toBeVisible();
});

test('dates that were written down are on the card: the next, the insurance, and what has ended', async () => {
  const insurance = { kind: 'insurance', provider: 'Aviva', dueOn: '2026-12-07' } as const;
  const warranty = { kind: 'warranty', provider: null, dueOn: '2026-11-20' } as const;
  show([car({ renewals: [insurance] }), car({ renewals: [warranty] })]);
  const [insured, over] = await cards();
  expect(insured?.getByText(/Insurance with Aviva, in 10 days/)).toBeVisible();
  expect(insured?.getByText('Insurance in 10 days').className).toBe('text-medium');
  expect(over?.getByText('Ended: Warranty')).toBeVisible();
});

test('where there are more cars than are shown, all of them are a press away', async () => {
  show([car()], 14);
  expect(await screen.findByRole('link', { name: 'All 14 vehicles' })).toHaveAttribute(
    'href',
    '/dashboard/vehicles',
  );
});

test('an empty garage begins with a plate, which goes on into the form', async () => {
  const { user } = show([]);
  await user.type(await screen.findByLabelText('UK number plate'), 'sa15 abc');
  await user.click(screen.getByRole('button', { name: 'Add the car' }));
  expect(await screen.findByText('At /dashboard/vehicles/new?registration=SA15ABC')).toBeVisible();
});
