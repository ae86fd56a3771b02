import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { sampleSubscription } from '@wrenchwise/client/testing/sample-account.ts';
import { createDiagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { previewDiagnosis } from '@wrenchwise/contract/endpoints/diagnosis-preview';
import { getSubscription } from '@wrenchwise/contract/endpoints/subscription';
import { lookUpVehicle, type VehicleLookup } from '@wrenchwise/contract/endpoints/vehicle-lookup';
import {
  getVehicleOptions,
  type VehicleOptions,
} from '@wrenchwise/contract/endpoints/vehicle-options';
import { listVehicles } from '@wrenchwise/contract/endpoints/vehicles';
import { MAKES_AND_MODELS } from '@wrenchwise/vehicle/makes-and-models';
import { FUELS } from '@wrenchwise/vehicle/vehicle';
import { describe, expect, test } from 'vitest';

import Diagnose from '~/routes/dashboard/diagnose.tsx';
import { renderRoute } from '~/testing/render-route.tsx';
import { sampleDiagnosis } from '~/testing/sample-diagnosis.ts';
import { sampleVehicle } from '~/testing/sample-vehicle.ts';

interface Car {
  readonly make: string;
  readonly model: string;
  readonly year: number;
}

const LEAF = { make: 'Nissan', model: 'Leaf', year: 2019 };
const FIESTA = { make: 'Ford', model: 'Fiesta', year: 2014 };

/** Models from all over the list, each as if it were sold with only one fuel. */
const ASSUMED: readonly Car[] = Object.entries(MAKES_AND_MODELS)
  .flatMap(([make, models]) => models.map((model) => ({ make, model, year: 2016 })))
  .filter((_, at) => at % 117 === 3);

const onlyFuelOf = (model: string) => {
  if (model === LEAF.model) return 'electric';
  const at = ASSUMED.findIndex((car) => car.model === model);
  return at < 0 ? null : (FUELS[at % FUELS.length] ?? null);
};

const setUp = (vehicles: readonly ReturnType<typeof sampleVehicle>[] = []) => {
  const api = fakeApi();
  api.answer(getSubscription, sampleSubscription());
  api.answer(listVehicles, { vehicles: [...vehicles], total: vehicles.length });
  api.answer(previewDiagnosis, {
    readings: [],
    likelySigns: [],
    isEnough: true,
    notUnderstood: [],
    claims: [],
    tapQuestions: [],
  });
  api.answer(getVehicleOptions, ({ url }): VehicleOptions => {
    const fuel = onlyFuelOf(url.searchParams.get('model') ?? '');
    return {
      fuels: fuel === null ? ['petrol', 'diesel'] : [fuel],
      transmissions: [],
      onlyFuel: fuel,
      onlyTransmission: fuel === 'electric' ? 'single-speed' : fuel && 'automatic',
    };
  });
  api.answer(createDiagnosis, sampleDiagnosis());
  return { api, ...renderRoute({ path: '/dashboard/diagnose', Component: Diagnose }) };
};

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const name = ({ make, model, year }: Car) => {
  type('Make', make);
  type('Model', model);
  type('Year', String(year));
};
const fuel = () => screen.getByLabelText('Fuel');
const gearbox = () => screen.getByLabelText('Gearbox');
const words = (text: string) => type('What is it doing?', text);

type Api = ReturnType<typeof setUp>['api'];
const sent = async (api: Api, user: ReturnType<typeof setUp>['user']) => {
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(await screen.findByRole('button', { name: 'Diagnose' }));
  await screen.findByText(/^At \/dashboard\/diagnosis-result/);
  return api.callsTo(createDiagnosis)[0]?.body;
};

describe('fuel and gearbox that a model leaves no choice of', () => {
  test('are marked as assumed, in the form and in what is sent', async () => {
    const { api, user } = setUp();
    name(LEAF);
    words('It loses power');
    await waitFor(() => expect(fuel()).toHaveValue('electric'));
    expect(screen.getAllByText(/Assumed from the model/)).toHaveLength(2);
    expect(screen.getByText('Electric (assumed) · Single speed (assumed)')).toBeVisible();
    expect(await sent(api, user)).toMatchObject({
      fuel: 'electric',
      transmission: 'single-speed',
      assumed: ['fuel', 'transmission'],
    });
  });

  test('go with the model: a Fiesta is not electric after a Leaf', async () => {
    const { api, user } = setUp();
    name(LEAF);
    await waitFor(() => expect(fuel()).toHaveValue('electric'));
    name(FIESTA);
    await waitFor(() => expect(fuel()).toHaveValue(''));
    expect(gearbox()).toHaveValue('');
    words('It misfires and shakes at idle');
    const body = await sent(api, user);
    expect(body).not.toHaveProperty('fuel');
    expect(body).not.toHaveProperty('assumed');
  });

  test('never outlive their model, whichever it is', async () => {
    setUp();
    expect(ASSUMED.length).toBeGreaterThan(5);
    for (const car of ASSUMED.slice(0, 10)) {
      name(car);
      await waitFor(() => expect(fuel()).toHaveValue(onlyFuelOf(car.model) ?? ''));
      type('Year', '');
      expect(fuel()).toHaveValue('');
      expect(gearbox()).toHaveValue('');
    }
  }, 20_000);

  test('stay where the user chose them, and ‘Not sure’ stays too', async () => {
    const { user } = setUp();
    name(LEAF);
    await waitFor(() => expect(fuel()).toHaveValue('electric'));
    await user.selectOptions(fuel(), 'Not sure');
    await user.selectOptions(gearbox(), 'Automatic');
    name({ ...LEAF, year: 2020 });
    await waitFor(() => expect(gearbox()).toHaveValue('automatic'));
    expect(fuel()).toHaveValue('');
  });

  test('are overruled by words, and back once the words are gone', async () => {
    setUp();
    name(LEAF);
    await waitFor(() => expect(fuel()).toHaveValue('electric'));
    words('the DPF light is on');
    await waitFor(() => expect(fuel()).toHaveValue('diesel'));
    expect(screen.getByText('Taken from your words.')).toBeInTheDocument();
    expect(gearbox()).toHaveValue('');
    words('a light is on');
    await waitFor(() => expect(fuel()).toHaveValue('electric'));
  });
});

describe('what was chosen and the words contradict', () => {
  test('is asked about, and neither overrides the other by itself', async () => {
    const { api, user } = setUp();
    name(FIESTA);
    await user.selectOptions(fuel(), 'Petrol');
    words('the DPF light is on');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(
      await screen.findByText('‘Petrol’ is chosen for this car, but you wrote “DPF”'),
    ).toBeVisible();
    expect(fuel()).toHaveValue('petrol');
    await user.click(screen.getByRole('button', { name: 'Diesel' }));
    expect(screen.queryByText(/but you wrote/)).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Diagnose' }));
    await screen.findByText(/^At /);
    expect(api.callsTo(createDiagnosis)[0]?.body).toMatchObject({ fuel: 'diesel' });
  });

  test('is asked about of a saved car too, and what is said is sent beside it', async () => {
    const car = sampleVehicle({ fuel: 'petrol' });
    const { api, user } = setUp([car]);
    await screen.findByRole('radio', { name: /2015 Ford Focus/ });
    words('the DPF light is on');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.click(await screen.findByRole('button', { name: 'Diesel' }));
    await user.click(await screen.findByRole('button', { name: 'Diagnose' }));
    await screen.findByText(/^At /);
    expect(api.callsTo(createDiagnosis)[0]?.body).toMatchObject({
      vehicleId: car.id,
      fuel: 'diesel',
    });
  });
});

describe('a car that the words name', () => {
  test('is taken over into empty fields and marked, and goes when the words change', async () => {
    setUp();
    words('2012 ford fiesta, 82,000 miles, squeals when I brake');
    await waitFor(() => expect(screen.getByLabelText('Model')).toHaveValue('Fiesta'));
    expect(screen.getByLabelText('Make')).toHaveValue('Ford');
    expect(screen.getByLabelText('Year')).toHaveValue('2012');
    expect(screen.getByLabelText('Mileage')).toHaveValue('82000');
    expect(screen.getByText(/^Taken from your words: Ford, Fiesta, 2012\./)).toBeVisible();
    words('squeals when I brake');
    await waitFor(() => expect(screen.getByLabelText('Model')).toHaveValue(''));
    expect(screen.getByLabelText('Make')).toHaveValue('');
    expect(screen.getByLabelText('Mileage')).toHaveValue('');
  });

  test('does not replace one that was typed', async () => {
    setUp();
    type('Make', 'Škoda');
    words('2012 ford fiesta, 82,000 miles, squeals when I brake');
    // The mileage is of no make: once it is there, the words have been read.
    await waitFor(() => expect(screen.getByLabelText('Mileage')).toHaveValue('82000'));
    expect(screen.getByLabelText('Make')).toHaveValue('Škoda');
    expect(screen.getByLabelText('Model')).toHaveValue('');
  });

  test('that is another than the saved one is asked about', async () => {
    const { user } = setUp([sampleVehicle()]);
    const saved = await screen.findByRole('radio', { name: /2015 Ford Focus/ });
    expect(saved).toHaveProperty('checked', true);
    expect(screen.queryByLabelText('Make')).not.toBeInTheDocument();
    words('2012 ford fiesta, squeals when I brake');
    await user.click(await screen.findByRole('button', { name: 'It is that one' }));
    await waitFor(() => expect(screen.getByLabelText('Model')).toHaveValue('Fiesta'));
    expect(saved).toHaveProperty('checked', false);
  });

  test('comes along from the landing page', async () => {
    sessionStorage.setItem(
      'wrenchwise.diagnosis-draft',
      JSON.stringify({ symptoms: '2012 ford fiesta brakes grind when I brake' }),
    );
    setUp();
    await waitFor(() => expect(screen.getByLabelText('Year')).toHaveValue('2012'));
  });
});

const FOUND: VehicleLookup = {
  registration: 'SA15MPL',
  plate: 'SA15 MPL',
  make: 'FORD',
  model: 'FOCUS',
  yearOfManufacture: 2015,
  vehicle: { make: 'Ford', model: 'Focus', year: 2015, fuel: 'petrol', mileage: 92_966 },
  openAdvisories: [],
  mileage: {
    points: [{ date: '2020-06-09', miles: 92_966, likely: 92_966, isPlausible: true }],
    anomalies: [],
    milesPerYear: 5000,
  },
  sources: {},
  source: 'registers',
  missing: [],
  attribution: null,
};

describe('a plate', () => {
  test('fills the car in with one press, its mileage estimated for today and marked so', async () => {
    const { api, user } = setUp();
    api.answer(lookUpVehicle, FOUND);
    words('It loses power');
    await user.type(screen.getByLabelText('UK number plate'), 'SA15MPL{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Model')).toHaveValue('Focus'));
    expect(screen.getByText(/92,966 miles at its MOT on 9 June 2020/)).toBeVisible();
    expect(screen.getByText(/miles \(estimated\)/)).toBeVisible();
    const body = await sent(api, user);
    expect(body).toMatchObject({ fuel: 'petrol', assumed: expect.arrayContaining(['mileage']) });
    expect((body as { mileage: number }).mileage).toBeGreaterThan(120_000);
    expect(api.callsTo(lookUpVehicle)).toHaveLength(1);
  });

  test('takes its car with it when it is changed', async () => {
    const { api, user } = setUp();
    api.answer(lookUpVehicle, FOUND);
    const plate = screen.getByLabelText('UK number plate');
    await user.click(plate);
    await user.paste('sa15 mpl');
    await waitFor(() => expect(screen.getByLabelText('Make')).toHaveValue('Ford'));
    await user.type(plate, '{Backspace}');
    expect(screen.getByLabelText('Make')).toHaveValue('');
    expect(screen.getByLabelText('Mileage')).toHaveValue('');
    expect(fuel()).toHaveValue('');
  });
});

test('answers to tap add whole phrases, and tapped again they go', async () => {
  const { user } = setUp();
  words('There is a noise');
  await user.click(screen.getByRole('button', { name: 'When' }));
  const braking = within(screen.getByRole('group', { name: 'When' })).getByRole('button', {
    name: 'Braking',
  });
  await user.click(braking);
  const box = screen.getByLabelText('What is it doing?');
  expect(box).toHaveValue('There is a noise when I brake');
  expect(braking).toHaveAttribute('aria-pressed', 'true');
  await user.click(braking);
  expect(box).toHaveValue('There is a noise');
});

test('a failed diagnosis says so beside the button, with focus and the words as they were', async () => {
  const { api, user } = setUp();
  api.refuse(createDiagnosis, 'diagnosis/service-failed');
  name(FIESTA);
  words('Grinding when I brake');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const button = await screen.findByRole('button', { name: 'Diagnose' });
  await user.click(button);
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('Diagnosis Request Failed');
  await waitFor(() => expect(notice.parentElement).toHaveFocus());
  const after = notice.parentElement?.nextElementSibling;
  expect(after?.contains(screen.getByRole('button', { name: 'Diagnose' }))).toBe(true);
  expect(screen.getByLabelText('What is it doing?')).toHaveValue('Grinding when I brake');
});
