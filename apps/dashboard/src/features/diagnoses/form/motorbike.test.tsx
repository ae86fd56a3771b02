import { screen } from '@testing-library/react';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { listVehicles } from '@wrenchwise/contract/endpoints/vehicles';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';

import { renderRoute } from '~/testing/render-route.tsx';
import { sampleVehicle } from '~/testing/sample-vehicle.ts';

import { CarChoice } from './car-choice.tsx';
import { EMPTY_DRAFT } from './diagnose-fields.ts';

const car = sampleVehicle({ nickname: 'Bluebell' });
const bike = sampleVehicle({
  id: '6a1f0c1e-58f4-4f0b-9a51-0f8b7c3d2e10',
  kind: 'motorbike',
  make: 'Honda',
  model: 'CB500',
  nickname: 'The bike',
});

function Choice({ wanted }: { wanted: string | null }) {
  const form = useForm({ defaultValues: EMPTY_DRAFT });
  return (
    <FormProvider {...form}>
      <CarChoice wanted={wanted} />
    </FormProvider>
  );
}

const show = (wanted: string | null) => {
  const api = fakeApi();
  api.answer(listVehicles, { vehicles: [bike, car], total: 2 });
  renderRoute({ path: '/dashboard', Component: () => <Choice wanted={wanted} /> });
};

test('a motorbike is not offered for a diagnosis, and who asks for one reads why', async () => {
  show(bike.id);
  expect(await screen.findByText(/knows cars and vans, not motorbikes/)).toBeVisible();
  expect(screen.getByLabelText(/Bluebell/)).toBeVisible();
  expect(screen.queryByLabelText(/The bike/)).toBeNull();
});

test('nothing is said of motorbikes to who diagnoses a car', async () => {
  show(car.id);
  expect(await screen.findByLabelText(/Bluebell/)).toBeVisible();
  expect(screen.queryByText(/motorbikes/)).toBeNull();
});
