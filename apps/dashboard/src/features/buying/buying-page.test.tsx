import { screen, within } from '@testing-library/react';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { getMe } from '@wrenchwise/contract/endpoints/accounts/profile';
import { lookUpVehicle } from '@wrenchwise/contract/endpoints/vehicle-lookup';
import type { BuyingInput, BuyingSheet } from '@wrenchwise/library/buying/buying-sheet';
import { beforeEach, expect, test, vi } from 'vitest';

import { askEngine } from '~/offline/engine/ask-engine.ts';
import BeforeBuying from '~/routes/dashboard/before-buying.tsx';
import { renderRoute } from '~/testing/render-route.tsx';

import { askRecalls } from './asked-recalls.ts';

// Workers are the browser's: the journeys run them.
vi.mock('~/offline/engine/ask-engine.ts', () => ({ askEngine: vi.fn<typeof askEngine>() }));
vi.mock('./asked-recalls.ts', () => ({ askRecalls: vi.fn<typeof askRecalls>() }));

const SHEET: BuyingSheet = {
  lookFor: [
    {
      faultId: 'water-pump-leak',
      name: 'Leaking water pump',
      summary: 'The seal of the pump wears.',
      look: { title: 'Look for dried coolant', steps: ['Look below the pump.'], tool: 'Torch' },
      factor: 2,
      isOfModel: true,
      source: 'maker bulletin',
      cost: { low: 30_000, high: 60_000 },
    },
  ],
  motList: [],
  due: [],
  likely: [],
  budget: { low: 20_000, high: 90_000, expected: 50_000 },
  currency: 'GBP',
  labourCentsPerHour: 7600,
  method: 'An estimate, not an inspection.',
};

beforeEach(() => {
  localStorage.clear();
  vi.mocked(askEngine).mockReset().mockResolvedValue(SHEET);
  vi.mocked(askRecalls).mockReset().mockResolvedValue([]);
});

/** What the documentation shows of an endpoint. */
const exampleOf = <T,>({
  id,
  example,
}: {
  id: string;
  example?: { output?: T } | undefined;
}): T => {
  if (example?.output === undefined) throw new Error(`${id} has no example`);
  return example.output;
};

const show = (at = '/dashboard/before-buying') => {
  const api = fakeApi();
  api.answer(getMe, exampleOf(getMe));
  return { api, ...renderRoute({ path: '/dashboard/before-buying', Component: BeforeBuying }, at) };
};

type User = ReturnType<typeof show>['user'];

const typeCar = async (user: User): Promise<void> => {
  await user.type(screen.getByLabelText('Make'), 'Volkswagen');
  await user.type(screen.getByLabelText('Model'), 'Golf');
  await user.type(screen.getByLabelText('Year'), '2013');
  await user.type(screen.getByLabelText('Odometer on the dashboard'), '88,986');
};

const openStep = (user: User, name: string) => user.click(screen.getByRole('tab', { name }));

test('an erased memory is found at the socket, with a harmless reason and a question', async () => {
  const { user } = show();
  await typeCar(user);
  await openStep(user, 'Socket');
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'What is wrong with the simulated car' }),
    'Erased: on the morning of the sale: a worn catalyst, its permanent code still there',
  );
  await user.click(screen.getByRole('button', { name: 'Connect' }));
  await screen.findByRole('heading', { name: 'What the car says' });
  await openStep(user, 'To bargain with');
  expect(screen.getByText('1 thing does not fit together')).toBeVisible();
  const memory = screen
    .getAllByRole('listitem')
    .find((item) => within(item).queryByText('The memory for trouble codes'));
  expect(memory).toHaveTextContent('19 miles');
  expect(memory).toHaveTextContent('It may be harmless:');
  expect(memory).toHaveTextContent('Ask:');
});

test('an honest car is not doubted, and what was not looked at is named', async () => {
  const { user } = show();
  await typeCar(user);
  await openStep(user, 'Socket');
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'What is wrong with the simulated car' }),
    'Honest: looked after, counters as the dashboard',
  );
  await user.click(screen.getByRole('button', { name: 'Connect' }));
  await screen.findByRole('heading', { name: 'What the car says' });
  await openStep(user, 'To bargain with');
  expect(screen.getByText('Nothing of what was checked contradicts itself')).toBeVisible();
  expect(screen.getByText('The distances at its MOT tests')).toBeVisible();
});

test('what was seen of a known fault is a sum to bargain about, in the money of the place', async () => {
  const { user } = show();
  await typeCar(user);
  await user.type(screen.getByLabelText('Price that is asked'), '5500');
  await openStep(user, 'Walk-round');
  const pump = await screen.findByRole('group', { name: 'Leaking water pump' });
  await user.click(within(pump).getByRole('button', { name: 'Differs' }));
  await openStep(user, 'To bargain with');
  expect(screen.getAllByText('£300–£600')).not.toHaveLength(0);
  expect(screen.getByText(/off the £5,500 that the seller wants/)).toBeVisible();
  const asked = vi.mocked(askEngine).mock.calls.at(-1)?.[0].given[0] as BuyingInput; // as the page asks
  expect(asked.car).toMatchObject({ make: 'Volkswagen', model: 'Golf', mileage: 88_986 });
});

test('the register fills in the car and its MOT tests; without it they are pasted', async () => {
  const { api, user } = show();
  api.answer(lookUpVehicle, {
    ...exampleOf(lookUpVehicle),
    motTests: [
      {
        completedDate: '2025-03-14',
        testResult: 'PASSED',
        odometer: { value: 104_500, unit: 'MI' },
        defects: [],
      },
      {
        completedDate: '2024-03-12',
        testResult: 'PASSED',
        odometer: { value: 95_000, unit: 'MI' },
        defects: [],
      },
    ],
  });
  await user.type(screen.getByLabelText('Registration'), 'AA19AAA');
  await user.click(screen.getByRole('button', { name: 'Look up' }));
  expect(await screen.findByDisplayValue('Ford')).toBeVisible();
  await user.type(screen.getByLabelText('Odometer on the dashboard'), '61200');
  await openStep(user, 'MOT');
  expect(screen.queryByLabelText('The MOT history')).toBeNull();
  expect(screen.getByText('104,500 miles')).toBeVisible();
  expect(screen.getByText('The dashboard against its last MOT test')).toBeVisible();
});

test('a pasted history is read, and a check outlasts a reload of the page', async () => {
  const { user } = show('/dashboard/before-buying?step=mot');
  await user.click(screen.getByLabelText('The MOT history'));
  await user.paste('12 March 2024 95,000 miles\n14 March 2025 61,204 miles');
  expect(screen.getByText('61,204 miles')).toBeVisible();
  expect(screen.getByText('Not consistent')).toBeVisible();
  expect(localStorage.getItem('wrenchwise.buying-checks')).toContain('61,204');
});

test('two cars are looked at side by side, and one is deleted', async () => {
  const { user } = show();
  await typeCar(user);
  await user.click(screen.getByRole('button', { name: 'Another car' }));
  expect(screen.getByLabelText('Make')).toHaveValue('');
  await user.type(screen.getByLabelText('Make'), 'Ford');
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Car for sale' }),
    screen.getByRole('option', { name: /2013 Volkswagen Golf/ }),
  );
  expect(screen.getByLabelText('Make')).toHaveValue('Volkswagen');
  await user.click(screen.getByRole('button', { name: 'Delete this one' }));
  expect(screen.getByLabelText('Make')).toHaveValue('Ford');
});

test('where the engine of this browser cannot start, the walk-round goes on without the model', async () => {
  vi.mocked(askEngine).mockRejectedValue(new Error('The models could not be fetched.'));
  const { user } = show();
  await typeCar(user);
  await openStep(user, 'Walk-round');
  expect(await screen.findByText('What this model is known for could not be loaded')).toBeVisible();
  expect(screen.getByRole('group', { name: 'All four tyres' })).toBeVisible();
});
