import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import {
  type ImportAnswer,
  importMapped,
  importMappedStream,
  type ImportInspection,
  inspectImport,
} from '@wrenchwise/contract/endpoints/log-import-mapping';
import { listImports, undoImport } from '@wrenchwise/contract/endpoints/log-imports';
import { listVehicles } from '@wrenchwise/contract/endpoints/vehicles';
import { expect, test } from 'vitest';

import Import from '~/routes/dashboard/import.tsx';
import { renderRoute } from '~/testing/render-route.tsx';
import { sampleVehicle } from '~/testing/sample-vehicle.ts';

const VEHICLE = '6a1f0c1e-58f4-4f0b-9a51-0f8b7c3d2e10';
const IMPORT = 'd1a0b8a4-3f1f-4a4c-8a59-3a8f2a9f1c22';

const car = (name: string, vehicleId: string | null): ImportInspection['cars'][number] => ({
  name,
  rows: 2,
  vehicleId,
  make: null,
  model: null,
  year: null,
  registration: null,
  vin: null,
  fuel: null,
});

const FOUND: ImportInspection = {
  program: 'fuelly',
  columns: [
    { section: 0, index: 0, head: 'car_name', field: 'car', samples: ['Truck'] },
    { section: 0, index: 1, head: 'fuelup_date', field: 'date', samples: ['01/02/2026'] },
  ],
  cars: [car('Truck', VEHICLE), car('Commuter', null)],
  sections: [{ index: 0, name: '', kind: 'fuel', rows: 4 }],
  guesses: [
    { what: 'program', value: 'fuelly', sure: true },
    { what: 'dateOrder', value: 'mdy', sure: false },
    { what: 'currency', value: 'GBP', sure: true },
  ],
  rows: 3,
  rejectedCount: 1,
  rejected: [{ row: 4, reason: 'Fuel is missing', text: 'Truck,15/02/2026,,', isOdometer: false }],
  sample: [],
};

const ANSWER: ImportAnswer = {
  importId: null,
  imported: 3,
  duplicates: 0,
  rejectedCount: 1,
  rejected: FOUND.rejected,
  sample: [],
  cars: [],
};

const setUp = (address = '/dashboard/import') => {
  const api = fakeApi();
  api.answer(listVehicles, {
    vehicles: [{ ...sampleVehicle({ id: VEHICLE }), nickname: 'Old Truck' }],
    total: 1,
  });
  api.answer(listImports, { imports: [] });
  api.answer(inspectImport, FOUND);
  api.answer(importMapped, ANSWER);
  return { api, ...renderRoute({ path: '/dashboard/import', Component: Import }, address) };
};

const FILE = new File(['car_name,fuelup_date'], 'fuelly.csv', { type: '' });

const mappingOf = async (body: unknown) => {
  if (!(body instanceof FormData)) throw new Error('no form');
  const mapping = body.get('mapping');
  if (typeof mapping !== 'string') throw new Error('no mapping');
  return JSON.parse(mapping) as ImportInspection; // as the page sent it
};

test('a file is shown as it is read, changed, imported by car, and undone', async () => {
  const { user, api } = setUp();
  await user.upload(await screen.findByLabelText('File'), FILE);
  expect(await screen.findByText(/An export of Fuelly: fill-ups and charges/)).toBeVisible();
  expect(screen.getByText('Fuel is missing', { exact: false })).toHaveTextContent('Line 4:');
  expect(
    within(screen.getByText('Dates are written').parentElement as HTMLElement).getByText('Guessed'),
  ).toBeVisible();
  expect(
    within(screen.getByText('Amounts are in').parentElement as HTMLElement).getByText(
      'From the file',
    ),
  ).toBeVisible();
  const send = () => screen.getByRole('button', { name: /^Import 3 entries/ });
  expect(send()).toBeDisabled();
  expect(api.callsTo(importMapped)).toEqual([]);
  await user.selectOptions(screen.getByLabelText('Commuter'), 'A new vehicle');
  await user.selectOptions(screen.getByLabelText('Dates are written'), 'Day, month, year');
  expect(screen.getByText('Your choice')).toBeVisible();
  await waitFor(() => expect(api.callsTo(importMapped)).toHaveLength(2));
  const asked = api.callsTo(importMapped).at(-1);
  expect(asked?.url.searchParams.get('dryRun')).toBe('true');
  const mapping = await mappingOf(asked?.body);
  expect(mapping.cars.map(({ vehicleId }) => vehicleId)).toEqual([VEHICLE, 'new']);
  expect(mapping.guesses).toContainEqual({ what: 'dateOrder', value: 'dmy', sure: false });
  api.stream(importMappedStream, [
    ['progress', { written: 1, total: 3 }],
    [
      'done',
      {
        answer: {
          ...ANSWER,
          importId: IMPORT,
          cars: [{ name: 'Truck', vehicleId: VEHICLE, rows: 3 }],
        },
      },
    ],
  ]);
  await user.click(
    await screen.findByRole('button', { name: 'Import 3 entries and leave out 1 row' }),
  );
  expect(await screen.findByText('3 entries imported')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the log of Truck' })).toHaveAttribute(
    'href',
    `/dashboard/vehicles/${VEHICLE}/log`,
  );
  expect(api.callsTo(importMappedStream)[0]?.url.searchParams.get('skipRejected')).toBe('true');
  api.answer(undoImport, undefined);
  await user.click(screen.getByRole('button', { name: 'Undo import' }));
  await waitFor(() => expect(api.callsTo(undoImport)).toHaveLength(1));
  expect(await screen.findByLabelText('File')).toBeVisible();
});

test('a car of the file is left out by its tick box, and goes where it went when it is ticked again', async () => {
  const { user, api } = setUp();
  await user.upload(await screen.findByLabelText('File'), FILE);
  const box = await screen.findByRole('checkbox', {
    name: 'Import Commuter (2 entries in the file)',
  });
  expect(box).toHaveProperty('checked', true);
  const sent = async () => {
    const mapping = await mappingOf(api.callsTo(importMapped).at(-1)?.body);
    return mapping.cars.map(({ vehicleId }) => vehicleId);
  };
  await user.click(box);
  expect(screen.queryByLabelText('Commuter')).toBeNull();
  await waitFor(() => expect(api.callsTo(importMapped)).toHaveLength(1));
  expect(await sent()).toEqual([VEHICLE, 'none']);
  await user.click(screen.getByRole('checkbox', { name: /^Import Truck/ }));
  await waitFor(() => expect(api.callsTo(importMapped)).toHaveLength(2));
  expect(await sent()).toEqual(['none', 'none']);
  await user.click(screen.getByRole('checkbox', { name: /^Import Truck/ }));
  await waitFor(() => expect(api.callsTo(importMapped)).toHaveLength(3));
  expect(await sent()).toEqual([VEHICLE, 'none']);
});

test('of a file with one car nothing can be left out', async () => {
  const { user, api } = setUp();
  api.answer(inspectImport, { ...FOUND, cars: [car('Truck', VEHICLE)] });
  await user.upload(await screen.findByLabelText('File'), FILE);
  expect(await screen.findByLabelText('Truck')).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /^Import/ })).toBeNull();
});

test('amounts are previewed in the units of the file, and a task’s reading in the user’s', async () => {
  const { user, api } = setUp();
  const row: ImportInspection['sample'][number] = {
    row: 2,
    car: 'Truck',
    kind: 'fuel',
    date: '2026-02-01',
    odometer: 62_137.1,
    litres: 37.854,
    kwh: null,
    volumeUnit: 'gallons-us',
    distanceUnit: 'kilometres',
    fuelKind: null,
    costCents: 4000,
    currency: 'USD',
    category: null,
    title: null,
    place: null,
    notes: null,
  };
  const task = { ...row, row: 3, kind: 'task', litres: null, costCents: null } as const;
  const sample = [
    row,
    { ...row, row: 4, volumeUnit: 'gallons-uk', litres: 45.461, distanceUnit: 'miles' } as const,
    { ...row, row: 5, volumeUnit: 'litres', litres: 40.5 } as const,
    { ...task, title: 'Oil', volumeUnit: null, distanceUnit: null },
  ];
  api.answer(inspectImport, { ...FOUND, sample });
  api.answer(importMapped, { ...ANSWER, sample });
  await user.upload(await screen.findByLabelText('File'), FILE);
  expect(await screen.findByText(/100,000 km · 10 US gallons/)).toBeVisible();
  expect(screen.getByText(/62,137 miles · 10 imperial gallons/)).toBeVisible();
  expect(screen.getByText(/40.5 litres/)).toBeVisible();
  expect(screen.getByText(/due 1 Feb 2026 · 62,137 miles/)).toBeVisible();
});

test('the columns of an unknown table are mapped by hand', async () => {
  const { user, api } = setUp(`/dashboard/import?vehicle=${VEHICLE}`);
  const { program: _, ...unknown } = FOUND;
  api.answer(inspectImport, {
    ...unknown,
    cars: [car('', null)],
    columns: [{ section: 0, index: 0, head: 'B', field: 'ignore', samples: ['80467'] }],
  });
  await user.upload(await screen.findByLabelText('File'), FILE);
  await user.selectOptions(await screen.findByLabelText('B'), 'Odometer');
  await waitFor(() => expect(api.callsTo(importMapped)).toHaveLength(2));
  const mapping = await mappingOf(api.callsTo(importMapped).at(-1)?.body);
  expect(mapping.columns[0]?.field).toBe('odometer');
  expect(mapping.cars[0]?.vehicleId).toBe(VEHICLE);
});

test('a file that cannot be read is refused with a reason', async () => {
  const { user, api } = setUp();
  api.refuse(inspectImport, 'log/import-unreadable');
  await user.upload(await screen.findByLabelText('File'), FILE);
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be read as a table');
});
