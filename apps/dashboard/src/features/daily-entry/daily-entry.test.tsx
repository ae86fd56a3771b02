import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { type EntryCar, getDailyEntry } from '@wrenchwise/contract/endpoints/daily-entry';
import { createLogEntry, type LogEntry } from '@wrenchwise/contract/endpoints/log';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import QuickEntryPage from '~/routes/dashboard/quick-entry.tsx';
import { renderRoute } from '~/testing/render-route.tsx';

const CAR: EntryCar = {
  id: '6a1f0c1e-58f4-4f0b-9a51-0f8b7c3d2e10',
  name: 'Bluebell',
  registration: 'SA15 MPL',
  fuel: 'petrol',
  isFuelOnly: false,
  distanceUnit: null,
  volumeUnit: null,
  mileage: 52_310,
  mileageOn: '2026-03-02',
  milesPerYear: 7300,
  fuelling: {
    date: '2026-03-02',
    amount: 40,
    costCents: 5836,
    currency: 'GBP',
    place: 'Tesco, Ely',
    volumeUnit: 'litres',
  },
  charging: null,
  tasks: [
    { id: '5b1f7c02-6d51-4b25-9d5c-0a3f3c1f7e11', task: 'Change the oil', dueDate: '2026-12-03' },
  ],
};

const WRITTEN: LogEntry = {
  id: 'b5a0b8a4-3f1f-4a4c-8a59-3a8f2a9f1c11',
  vehicleId: CAR.id,
  kind: 'fuel',
  date: '2026-04-01',
  odometer: null,
  litres: 41.2,
  volumeUnit: 'litres',
  distanceUnit: null,
  kwh: null,
  isFull: true,
  isAfterGap: false,
  costCents: 6011,
  currency: 'GBP',
  category: 'fuel',
  title: null,
  place: null,
  notes: null,
  taskId: null,
  diagnosisId: null,
  importId: null,
  createdAt: '2026-04-01T08:15:00.000Z',
  updatedAt: '2026-04-01T08:15:00.000Z',
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-04-01T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const open = async (action: string, cars: EntryCar[] = [CAR]) => {
  const api = fakeApi();
  api.answer(getDailyEntry, { cars });
  const page = { path: '/dashboard/quick-entry', Component: QuickEntryPage };
  const { user } = renderRoute(page, `/dashboard/quick-entry?do=${action}`);
  return { api, user };
};
const dialog = () => screen.findByRole('dialog');

test('a fill-up is one number: price, day and total are there, the foreseen odometer is not sent as a reading', async () => {
  const { api, user } = await open('fuel');
  api.answer(createLogEntry, WRITTEN);
  const sheet = within(await dialog());
  expect(sheet.getByLabelText('Fuel (litres)')).toHaveFocus();
  expect(sheet.getByLabelText('£ per litre')).toHaveValue('1.459');
  expect(sheet.getByText(/About 52,900 by now/)).toBeVisible();
  await user.keyboard('41.2');
  expect(sheet.getByText(/£60.11 at the price of 2 Mar 2026/)).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.callsTo(createLogEntry)[0]?.body).toMatchObject({
    kind: 'fuel',
    date: '2026-04-01',
    litres: 41.2,
    costCents: 6011,
    currency: 'GBP',
    odometer: null,
    isFull: true,
  });
});

test('the odometer is foreseen beside its field, and what is typed is sent as a reading', async () => {
  const { api, user } = await open('fuel');
  api.answer(createLogEntry, WRITTEN);
  const sheet = within(await dialog());
  await user.keyboard('40');
  const odometer = sheet.getByLabelText('Odometer (miles)');
  await user.click(odometer);
  expect(odometer).toHaveValue('');
  await user.keyboard('52874');
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.callsTo(createLogEntry)).toHaveLength(1));
  expect(api.callsTo(createLogEntry)[0]?.body).toMatchObject({
    odometer: 52_874,
    distanceUnit: 'miles',
  });
});

test.each([
  ['forty five point two litres', '52 pounds 30', { litres: 45.2, costCents: 5230 }],
  ['45,2', '', { litres: 45.2, costCents: 6595 }],
  ['', '58.36', { litres: 40, costCents: 5836 }],
])('%j and %j are understood', async (amount, total, sent) => {
  const { api, user } = await open('fuel');
  api.answer(createLogEntry, WRITTEN);
  const sheet = within(await dialog());
  if (amount !== '') await user.type(sheet.getByLabelText('Fuel (litres)'), amount);
  if (total !== '') await user.type(sheet.getByLabelText('Total (£)'), total);
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.callsTo(createLogEntry)).toHaveLength(1));
  expect(api.callsTo(createLogEntry)[0]?.body).toMatchObject(sent);
});

test('words that could be two numbers stay in the field, and nothing is sent', async () => {
  const { api, user } = await open('fuel');
  const sheet = within(await dialog());
  await user.keyboard('forty five two');
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  expect(sheet.getByText(/This is not clear as a number/)).toBeVisible();
  expect(sheet.getByLabelText('Fuel (litres)')).toHaveValue('forty five two');
  expect(api.callsTo(createLogEntry)).toEqual([]);
});

test('a reading that does not fit is asked about, and saved once with the same key', async () => {
  const { api, user } = await open('odometer');
  api.refuse(createLogEntry, 'log/implausible-odometer', {
    fields: [{ path: 'odometer', message: 'At least 52,310 miles is expected on this day' }],
  });
  const sheet = within(await dialog());
  await user.clear(sheet.getByLabelText('Odometer (miles)'));
  await user.type(sheet.getByLabelText('Odometer (miles)'), '5231');
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  expect(await sheet.findByText(/At least 52,310 miles/)).toBeVisible();
  api.answer(createLogEntry, WRITTEN);
  await user.click(sheet.getByRole('button', { name: 'The reading is right' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.callsTo(createLogEntry).at(-1)?.body).toMatchObject({ confirm: true });
});

test('an electric car is charged, and of several cars one is chosen', async () => {
  const electric = { ...CAR, fuel: 'electric' as const };
  await open('fuel', [electric]);
  expect(within(await dialog()).getByLabelText('Energy (kWh)')).toBeVisible();
});

test('of several cars each has its actions, and no sheet opens by itself', async () => {
  const second = { ...CAR, id: 'b5a0b8a4-3f1f-4a4c-8a59-3a8f2a9f1c12', name: 'Van' };
  const { user } = await open('fuel', [CAR, { ...second, fuel: 'plug-in-hybrid' }]);
  const van = within(await screen.findByRole('list', { name: 'Add to the log of Van' }));
  expect(van.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Fuel',
    'Charge',
    'Odometer',
    'Cost',
    'Done',
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(van.getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('dialog', { name: 'Work done' })).toBeVisible();
  expect(screen.getByLabelText('Change the oil')).toHaveProperty('checked', true);
});
