import { screen, waitFor } from '@testing-library/react';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { lookUpVehicle, type VehicleLookup } from '@wrenchwise/contract/endpoints/vehicle-lookup';
import {
  createVehicle,
  listVehicles,
  refreshVehicle,
  updateVehicle,
} from '@wrenchwise/contract/endpoints/vehicles';
import { decodeVin, type VinFacts } from '@wrenchwise/contract/endpoints/vin';
import { expect, test, vi } from 'vitest';

import { renderRoute } from '~/testing/render-route.tsx';
import { sampleVehicle } from '~/testing/sample-vehicle.ts';

import { AddVehicle, EditVehicle } from './vehicle-form.tsx';

const FOUND: VehicleLookup = {
  registration: 'SA15MPL',
  plate: 'SA15 MPL',
  make: 'FORD',
  model: 'FOCUS',
  yearOfManufacture: 2015,
  colour: 'BLUE',
  vehicle: { make: 'Ford', model: 'Focus', year: 2015, fuel: 'petrol', mileage: 92_966 },
  openAdvisories: [],
  mileage: {
    points: [{ date: '2026-06-09', miles: 92_966, likely: 92_966, isPlausible: true }],
    anomalies: [],
  },
  sources: { make: 'dvsa', colour: 'dvla' },
  source: 'registers',
  missing: [],
  attribution: null,
};

const openForm = (vehicles = [] as ReturnType<typeof sampleVehicle>[]) => {
  const api = fakeApi();
  const onSaved = vi.fn<() => void>();
  api.answer(listVehicles, { vehicles, total: vehicles.length });
  const { user } = renderRoute({
    path: '/dashboard/vehicles/new',
    Component: () => <AddVehicle known={{}} onSaved={onSaved} />,
  });
  const registration = screen.getByLabelText('Registration');
  const lookUp = () => user.click(screen.getByRole('button', { name: 'Look up' }));
  return { api, user, onSaved, registration, lookUp };
};

test('a registration is letters and digits in upper case as it is typed', async () => {
  const { user, registration } = openForm();
  await user.type(registration, 'sa15-mpl ');
  expect(registration).toHaveValue('SA15MPL');
  await user.click(screen.getByLabelText('It is registered in another country'));
  await user.clear(registration);
  await user.type(registration, 'm-ab 12');
  expect(registration).toHaveValue('m-ab 12');
});

test('what cannot be a registration is not asked for', async () => {
  const { api, user, registration, lookUp } = openForm();
  await lookUp();
  expect(await screen.findByText('Registration number is required')).toBeVisible();
  await user.type(registration, '123456');
  await lookUp();
  expect(await screen.findByText('Please enter a valid UK registration number')).toBeVisible();
  expect(api.callsTo(lookUpVehicle)).toHaveLength(0);
});

test('what the registers say is filled in at once with its source and the day of its mileage, and saved with the car', async () => {
  const { api, user, onSaved, registration, lookUp } = openForm();
  api.answer(lookUpVehicle, FOUND);
  api.answer(createVehicle, sampleVehicle());
  api.answer(refreshVehicle, sampleVehicle());
  await user.type(registration, 'SA15MPL');
  await lookUp();
  expect(await screen.findByText('Vehicle register (DVLA)')).toBeVisible();
  expect(screen.getAllByText('MOT history (DVSA)')[0]).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Make')).toHaveValue('Ford'));
  expect(screen.getByText(/^As at its MOT test on 9 June 2026/)).toBeVisible();
  expect(api.callsTo(lookUpVehicle)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Save vehicle' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(api.callsTo(createVehicle)[0]?.body).toMatchObject({
    make: 'Ford',
    model: 'Focus',
    year: 2015,
    registration: 'SA15MPL',
    color: 'Blue',
    fuel: 'petrol',
    mileage: 92_966,
    mileageOn: '2026-06-09',
    assumed: [],
  });
  expect(api.callsTo(refreshVehicle)).toHaveLength(1);
});

test('a reading of today that is typed over that of the test is saved as of today', async () => {
  const { api, user, onSaved, registration } = openForm();
  api.answer(lookUpVehicle, FOUND);
  api.answer(createVehicle, sampleVehicle());
  api.answer(refreshVehicle, sampleVehicle());
  await user.click(registration);
  await user.paste('SA15 MPL');
  const mileage = screen.getByLabelText('Mileage');
  await waitFor(() => expect(mileage).toHaveValue('92966'));
  await user.clear(mileage);
  await user.type(mileage, '93,100');
  expect(screen.getByText('As the odometer reads today.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save vehicle' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  const { body } = api.callsTo(createVehicle)[0] ?? {};
  expect(body).toMatchObject({ mileage: 93_100 });
  expect(body).not.toHaveProperty('mileageOn');
});

test('what was looked up goes when it is another car', async () => {
  const { api, user, registration } = openForm();
  api.answer(lookUpVehicle, FOUND);
  await user.type(registration, 'SA15MPL{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Make')).toHaveValue('Ford'));
  await user.click(screen.getByRole('button', { name: 'It is another car' }));
  for (const label of ['Make', 'Model', 'Year', 'Mileage', 'Colour', 'Fuel']) {
    expect(screen.getByLabelText(label)).toHaveValue('');
  }
});

test('a look-up that fails says so, and the details can be typed', async () => {
  const { api, user, registration, lookUp } = openForm();
  api.refuse(lookUpVehicle, 'vehicle/not-found');
  await user.type(registration, 'SA15MPL');
  await lookUp();
  expect(await screen.findByText('Vehicle details not found for this registration')).toBeVisible();
  expect(registration).toHaveValue('SA15MPL');
});

test('a registration that is in the garage already is shown', async () => {
  const { user, registration } = openForm([sampleVehicle({ registration: 'SA15 MPL' })]);
  await user.type(registration, 'SA15MPL');
  expect(await screen.findByText(/already in your garage/)).toBeVisible();
});

test('a mileage that does not fit is asked about, and saved when it is right', async () => {
  const api = fakeApi();
  const onSaved = vi.fn<() => void>();
  const vehicle = sampleVehicle({ mileage: 50_000 });
  api.answer(listVehicles, { vehicles: [], total: 0 });
  api.refuse(updateVehicle, 'vehicle/mileage-below-last');
  const { user } = renderRoute({
    path: '/edit',
    Component: () => <EditVehicle vehicle={vehicle} onSaved={onSaved} />,
  });
  const mileage = screen.getByLabelText('Mileage');
  expect(mileage).toHaveValue('50000');
  await user.clear(mileage);
  await user.type(mileage, '48,000');
  await user.click(screen.getByRole('button', { name: 'Save vehicle' }));
  const confirm = await screen.findByRole('button', { name: 'It is right, save it' });
  api.answer(updateVehicle, { ...vehicle, mileage: 48_000 });
  await user.click(confirm);
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(api.callsTo(updateVehicle).at(-1)?.body).toMatchObject({ mileage: 48_000, confirm: true });
});

const DECODED: VinFacts = {
  vin: '1FADP3F2XFL123456',
  checkDigit: true,
  country: 'United States',
  maker: 'Ford Motor Company',
  make: 'Ford',
  model: 'Focus',
  year: 2015,
  fuel: 'petrol',
  litres: 2,
  cylinders: 4,
  plant: null,
  sources: {},
  isDecoderMissing: false,
};

test('what a VIN says fills empty fields on a press, and replaces nothing that was typed by itself', async () => {
  const { api, user } = openForm();
  api.answer(decodeVin, DECODED);
  const make = screen.getByLabelText('Make');
  const model = screen.getByLabelText('Model');
  await user.type(model, 'Fiesta');
  await user.type(screen.getByLabelText('VIN'), DECODED.vin);
  await user.tab();
  await user.click(await screen.findByRole('button', { name: /^Fill in make, year/ }));
  expect(make).toHaveValue('Ford');
  expect(screen.getByLabelText('Engine')).toHaveValue('2.0 l, 4 cylinders');
  expect(model).toHaveValue('Fiesta');
  await user.click(screen.getByRole('button', { name: /replace “Fiesta” with “Focus”/ }));
  expect(model).toHaveValue('Focus');
});

test('of a VIN that says nothing more than its maker nothing is filled in', async () => {
  const { api, user } = openForm();
  const nothing = { make: null, model: null, year: null, fuel: null, litres: null };
  api.answer(decodeVin, { ...DECODED, ...nothing, maker: 'Škoda Auto', country: 'Czechia' });
  await user.type(screen.getByLabelText('VIN'), 'TMBJJ7NE1J0123456');
  await user.tab();
  expect(await screen.findByText(/Made by Škoda Auto, Czechia/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Fill in/ })).not.toBeInTheDocument();
});
