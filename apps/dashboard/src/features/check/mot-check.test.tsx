import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { createMaintenanceTasks } from '@wrenchwise/contract/endpoints/maintenance';
import { explainMotList, type MotList } from '@wrenchwise/contract/endpoints/mot-lists';
import { listVehicles } from '@wrenchwise/contract/endpoints/vehicles';
import { expect, test } from 'vitest';

import { createQueryClient } from '~/queries/query-client.ts';
import { sampleVehicle } from '~/testing/sample-vehicle.ts';

import { MotCheck } from './mot-check.tsx';

const LIST: MotList = {
  result: 'failed',
  summary: 'The test is failed.',
  findings: [
    {
      text: 'Offside Front Wheel bearing has excessive play (5.1.3 (a) (i))',
      type: 'MAJOR',
      className: 'Major',
      fails: true,
      section: 'Axles, wheels, tyres and suspension',
      task: 'Replace the offside front wheel bearing',
      urgency: 'before-driving',
      law: 'The test is failed, and the car has to be repaired before it is driven.',
      waits: 'It cannot wait.',
      dueDate: '2026-11-27',
      why: 'A bearing that is far gone can seize.',
      who: 'workshop',
      job: { title: 'Check the wheel bearings', path: '/car-repair-guides/jobs/check' },
      repair: {
        faultId: 'wheel-bearing-worn',
        title: 'Replace the wheel bearing',
        path: '/car-repair-guides/wheels/replace',
        cost: { low: 12_500, high: 45_100 },
      },
      system: 'wheels_tyres',
    },
  ],
  retest: 'Left at the test centre, the car needs a partial retest.',
  sources: ['GOV.UK, “Getting an MOT”'],
  pricing: { region: 'uk', currency: 'GBP', labourCentsPerHour: 7600 },
};

const car = sampleVehicle();

const show = () => {
  const api = fakeApi();
  api.answer(listVehicles, { vehicles: [car], total: 1 });
  api.answer(explainMotList, LIST);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MotCheck />
    </QueryClientProvider>,
  );
  return { api, user: userEvent.setup() };
};

test('a pasted list is explained line by line, and becomes tasks of the car', async () => {
  const { api, user } = show();
  api.answer(createMaintenanceTasks, { added: 1, tasks: [] });
  await user.type(screen.getByLabelText('The list'), 'Major: wheel bearing');
  await user.selectOptions(await screen.findByLabelText('Car'), car.id);
  await user.click(screen.getByRole('button', { name: 'Explain it' }));
  expect(await screen.findByText('Replace the offside front wheel bearing')).toBeVisible();
  expect(screen.getByText('Before it is driven')).toBeVisible();
  expect(screen.getByText(/£125–£451/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add as tasks' }));
  expect(await screen.findByRole('button', { name: 'In your tasks' })).toBeDisabled();
  expect(api.callsTo(createMaintenanceTasks)[0]?.body).toEqual({
    vehicleId: car.id,
    tasks: [
      {
        task: 'Replace the offside front wheel bearing',
        dueDate: '2026-11-27',
        reason: 'MOT (Major): Offside Front Wheel bearing has excessive play (5.1.3 (a) (i))',
        source: 'advisory',
      },
    ],
  });
});

test('an empty form asks for the list or a car', async () => {
  const { api, user } = show();
  await user.click(screen.getByRole('button', { name: 'Explain it' }));
  expect(await screen.findByText('Paste the list, or choose a car')).toBeVisible();
  expect(api.callsTo(explainMotList)).toHaveLength(0);
});
