import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { SAMPLE_ME } from '@wrenchwise/client/testing/sample-account.ts';
import { getMe } from '@wrenchwise/contract/endpoints/accounts/profile';
import { listFiles } from '@wrenchwise/contract/endpoints/files';
import {
  createLogEntry,
  deleteLogEntry,
  type ListedLogEntry,
  listLogEntries,
  restoreLogEntry,
} from '@wrenchwise/contract/endpoints/log';
import { getVehicleCosts } from '@wrenchwise/contract/endpoints/vehicle-costs';
import { expect, test } from 'vitest';

import VehicleCosts from '~/routes/dashboard/vehicle-costs.tsx';
import VehicleLog from '~/routes/dashboard/vehicle-log.tsx';
import { renderRoute } from '~/testing/render-route.tsx';
import { sampleVehicle } from '~/testing/sample-vehicle.ts';

const VEHICLE = '6a1f0c1e-58f4-4f0b-9a51-0f8b7c3d2e10';

const listed = (changes: Partial<ListedLogEntry> = {}): ListedLogEntry => ({
  id: 'b5a0b8a4-3f1f-4a4c-8a59-3a8f2a9f1c11',
  vehicleId: VEHICLE,
  kind: 'fuel',
  date: '2026-03-02',
  odometer: 52_310,
  litres: 40,
  volumeUnit: 'litres',
  distanceUnit: 'miles',
  kwh: null,
  isFull: true,
  isAfterGap: false,
  costCents: 5974,
  currency: 'EUR',
  category: 'fuel',
  title: null,
  place: 'Tesco, Ely',
  notes: null,
  taskId: null,
  diagnosisId: null,
  importId: null,
  createdAt: '2026-03-02T08:15:00.000Z',
  updatedAt: '2026-03-02T08:15:00.000Z',
  since: { miles: 400, amount: 40 },
  files: 0,
  ...changes,
});

const OF_VEHICLE = { vehicle: sampleVehicle({ id: VEHICLE }) };

const ME = { ...SAMPLE_ME, priceRegion: 'uk' } as const;

const setUp = (entries: ListedLogEntry[] = [listed()]) => {
  const api = fakeApi();
  api.answer(getMe, ME);
  api.answer(listLogEntries, { entries, total: entries.length, next: null });
  const page = { path: '/dashboard/vehicles/:id/log', Component: VehicleLog };
  return { api, ...renderRoute(page, `/dashboard/vehicles/${VEHICLE}/log`, OF_VEHICLE) };
};

test('shows what was filled, where, and how far it went', async () => {
  setUp();
  const row = await screen.findByText('Fill-up', { selector: 'p' });
  expect(row.closest('li')).toHaveTextContent(
    '2 Mar 2026 · 52,310 miles · 40 litres · 45.5 mpg · Tesco, Ely',
  );
  expect(screen.getByText('€59.74')).toBeVisible();
});

test('adds a fill-up with the place and currency of the last, and asks again when the odometer cannot be', async () => {
  const { user, api } = setUp();
  await user.click(await screen.findByRole('button', { name: 'Add to the log' }));
  const dialog = await screen.findByRole('dialog');
  const field = (name: string) => within(dialog).findByLabelText(name);
  expect(await field('Where')).toHaveValue('Tesco, Ely');
  expect(await field('Currency')).toHaveValue('EUR');
  await user.type(await field('Odometer (miles)'), '5,231');
  await user.type(await field('Fuel (litres)'), '41,5');
  await user.type(await field('Cost'), '60');
  api.refuse(createLogEntry, 'log/implausible-odometer', {
    fields: [{ path: 'odometer', message: 'Between 52,310 miles and 53,000 miles is expected' }],
  });
  const send = within(dialog).getByRole('button', { name: 'Add to the log' });
  await user.click(send);
  expect(await within(dialog).findByText(/Between 52,310 miles/)).toBeVisible();
  expect(await field('Cost')).toHaveValue('60');
  api.answer(createLogEntry, listed());
  await user.click(within(dialog).getByLabelText('The reading is right'));
  await user.click(send);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.callsTo(createLogEntry).at(-1)?.body).toMatchObject({
    kind: 'fuel',
    odometer: 5231,
    litres: 41.5,
    costCents: 6000,
    currency: 'EUR',
    isFull: true,
    confirm: true,
  });
});

test('says at the field what is missing, and sends nothing', async () => {
  const { user, api } = setUp([]);
  await user.click(await screen.findByRole('button', { name: 'Add to the log' }));
  const dialog = await screen.findByRole('dialog');
  await user.selectOptions(await within(dialog).findByLabelText('Kind'), 'Expense');
  await user.click(await within(dialog).findByRole('button', { name: 'Add to the log' }));
  expect(await within(dialog).findByText('Please choose a category')).toBeVisible();
  expect(within(dialog).getByText('Cost is required')).toBeVisible();
  expect(api.callsTo(createLogEntry)).toEqual([]);
});

test('shows earlier entries after the last one that is shown, and says how many there are', async () => {
  const { user, api } = setUp();
  const newest = listed();
  api.answer(listLogEntries, { entries: [newest], total: 2, next: newest.id });
  await user.selectOptions(await screen.findByLabelText('Show'), 'Fill-ups');
  expect(await screen.findByText('The newest 1 of 2 entries')).toBeVisible();
  const older = listed({ id: '7d0c9f4e-2b1a-4d58-8f0e-3c2b1a0f9e8d', place: 'Esso, Wells' });
  api.answer(listLogEntries, { entries: [older], total: 2, next: null });
  await user.click(screen.getByRole('button', { name: 'Show earlier entries' }));
  expect(await screen.findByText(/Esso, Wells/)).toBeVisible();
  expect(screen.getByText(/Tesco, Ely/)).toBeVisible();
  expect(screen.getByText('2 entries')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show earlier entries' })).toBeNull();
  expect(api.callsTo(listLogEntries).at(-1)?.url.searchParams.get('after')).toBe(newest.id);
});

test('deletes an entry and brings it back', async () => {
  const { user, api } = setUp();
  api.answer(deleteLogEntry, undefined);
  api.answer(restoreLogEntry, listed());
  await user.click(await screen.findByRole('button', { name: 'Actions for Fill-up, 2 Mar 2026' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findByText('Fill-up, 2 Mar 2026: deleted.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.callsTo(restoreLogEntry)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText(/: deleted\./)).toBeNull());
});

test('opens the receipts of an entry', async () => {
  const { user, api } = setUp([listed({ files: 2 })]);
  api.answer(listFiles, { files: [], total: 0, storage: null });
  await user.click(await screen.findByRole('button', { name: '2 receipts' }));
  expect(await screen.findByRole('dialog', { name: 'Receipts' })).toBeVisible();
  await waitFor(() =>
    expect(api.callsTo(listFiles)[0]?.url.searchParams.get('logEntryId')).toBe(listed().id),
  );
});

test('leads to the import of a file into this vehicle', async () => {
  setUp();
  expect(await screen.findByRole('link', { name: 'Import' })).toHaveAttribute(
    'href',
    `/dashboard/import?vehicle=${VEHICLE}`,
  );
});

test('costs have a table beside each picture', async () => {
  const api = fakeApi();
  api.answer(getMe, ME);
  api.answer(getVehicleCosts, {
    spending: [
      {
        currency: 'GBP',
        totalCents: 12_000,
        byCategory: [
          { category: 'fuel', cents: 9_000 },
          { category: 'tyres', cents: 3_000 },
        ],
        byMonth: [{ month: '2026-03', cents: 12_000 }],
        byMonthAndCategory: [
          { month: '2026-03', category: 'fuel', cents: 9_000 },
          { month: '2026-03', category: 'tyres', cents: 3_000 },
        ],
        perMile: 15,
      },
    ],
    miles: 800,
    stretches: [
      { id: VEHICLE, kind: 'fuel', date: '2026-03-02', odometer: 52_310, miles: 400, amount: 40 },
    ],
    consumptionSince: null,
    prices: [
      { date: '2026-02-02', kind: 'fuel', currency: 'GBP', cents: 145.9 },
      { date: '2026-03-02', kind: 'fuel', currency: 'GBP', cents: 147.9 },
    ],
    odometer: [
      { date: '2026-02-02', odometer: 51_510 },
      { date: '2026-03-02', odometer: 52_310 },
    ],
  });
  const page = { path: '/dashboard/vehicles/:id/costs', Component: VehicleCosts };
  renderRoute(page, `/dashboard/vehicles/${VEHICLE}/costs`, OF_VEHICLE);
  expect(await screen.findByText('£0.15 a mile')).toBeVisible();
  for (const name of ['By month (GBP)', 'Fuel consumption', 'Price of fuel', 'Odometer']) {
    const section = screen.getByRole('region', { name });
    expect(section.querySelector('table')).not.toBeNull();
  }
  expect(
    screen.getByRole('img', { name: 'The odometer from 51,510 miles to 52,310 miles' }),
  ).toBeVisible();
  const months = screen.getByRole('img', {
    name: 'Spending by month and kind in GBP, £120.00 together',
  });
  // Marks of the scale of money, of the scale of distance, and the months between the readings.
  for (const mark of ['£150', '900', 'Feb', 'Mar', '2026']) {
    expect(within(months).getByText(mark), mark).toBeVisible();
  }
  // Each kind has its colour, and its sum beside its name.
  expect(screen.getByText('Fuel and charging £90')).toBeVisible();
  expect(screen.getByText('Tyres £30')).toBeVisible();
});

test('a chart is walked with the arrow keys, which say what is there', async () => {
  const api = fakeApi();
  api.answer(getMe, ME);
  api.answer(getVehicleCosts, {
    spending: [],
    miles: 800,
    stretches: [],
    consumptionSince: null,
    odometer: [
      { date: '2026-02-02', odometer: 51_510 },
      { date: '2026-03-02', odometer: 52_310 },
    ],
  });
  const page = { path: '/dashboard/vehicles/:id/costs', Component: VehicleCosts };
  const { user } = renderRoute(page, `/dashboard/vehicles/${VEHICLE}/costs`, OF_VEHICLE);
  const chart = await screen.findByRole('img', { name: /^The odometer from/ });
  chart.focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText('2 Feb 2026: Odometer 51,510 miles')).toBeInTheDocument();
  await user.keyboard('{End}');
  expect(screen.getByText('2 Mar 2026: Odometer 52,310 miles')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByText(/2 Mar 2026: Odometer/)).toBeNull();
});

test('says since when consumption is worked out, where older fill-ups are left out', async () => {
  const api = fakeApi();
  api.answer(getMe, ME);
  api.answer(getVehicleCosts, {
    spending: [],
    miles: 800,
    stretches: [
      { id: VEHICLE, kind: 'fuel', date: '2026-03-02', odometer: 52_310, miles: 400, amount: 40 },
    ],
    consumptionSince: '2019-03-03',
    odometer: [],
  });
  const page = { path: '/dashboard/vehicles/:id/costs', Component: VehicleCosts };
  renderRoute(page, `/dashboard/vehicles/${VEHICLE}/costs`, OF_VEHICLE);
  expect(
    await screen.findByText(
      'Consumption is that of the newest 400 fill-ups and charges, since 3 March 2019.',
    ),
  ).toBeVisible();
});
