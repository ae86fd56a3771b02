import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { listDiagnoses } from '@wrenchwise/contract/endpoints/diagnoses';
import {
  completeMaintenanceTask,
  createMaintenanceTask,
  deleteMaintenanceTask,
  getMaintenanceOverview,
  listMaintenance,
  restoreMaintenanceTask,
} from '@wrenchwise/contract/endpoints/maintenance';
import {
  createMaintenanceTemplate,
  proposeMaintenance,
} from '@wrenchwise/contract/endpoints/maintenance-plan';
import type { MaintenanceTask } from '@wrenchwise/rules/garage/maintenance-task';
import type { MotLeftOpen } from '@wrenchwise/rules/garage/mot-left-open';
import { LinkElement } from '@wrenchwise/ui/link.tsx';
import { LazyToaster } from '@wrenchwise/ui/toaster.tsx';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';

import { type Entitlement, EntitlementProvider } from '~/account/entitlement.ts';
import { createQueryClient } from '~/queries/query-client.ts';
import Maintenance from '~/routes/dashboard/maintenance.tsx';

const CAR = '9c0a2b1e-6d51-4b25-9d5c-0a3f3c1f7e22';

const made = (changes: Partial<MaintenanceTask> = {}): MaintenanceTask => ({
  id: '5b1f7c02-6d51-4b25-9d5c-0a3f3c1f7e11',
  task: 'Change the oil',
  vehicle: { id: CAR, name: 'Ford Focus 2015', canEdit: true, distanceUnit: null },
  diagnosis: null,
  dueDate: '2026-11-01',
  dueMileage: null,
  repeat: { months: 12, miles: 10_000 },
  notes: null,
  source: 'manual',
  reason: null,
  serviceItem: null,
  state: 'overdue',
  expectedOn: '2026-11-01',
  isEstimated: false,
  completion: null,
  createdAt: '2026-03-02T08:15:00.000Z',
  ...changes,
});

const setUp = async (
  tasks: MaintenanceTask[] = [],
  entitlement: Entitlement = { features: ['custom_maintenance'], isLoading: false },
  motLeftOpen: MotLeftOpen = { advised: 0, failed: 0 },
) => {
  const api = fakeApi();
  api.answer(getMaintenanceOverview, {
    counts: { overdue: tasks.length, 'due-soon': 0, later: 0, done: 0 },
    today: '2026-11-22',
    vehicles: [
      {
        id: CAR,
        name: 'Ford Focus 2015',
        mileage: 47_000,
        canEdit: true,
        distanceUnit: null,
        motLeftOpen,
      },
    ],
  });
  api.answer(listMaintenance, { tasks, total: tasks.length });
  api.answer(listDiagnoses, { diagnoses: [], total: 0, next: null });
  const router = createMemoryRouter([{ path: '/', Component: Maintenance }]);
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  render(
    <QueryClientProvider client={client}>
      <LinkElement value={Link}>
        <EntitlementProvider value={entitlement}>
          <RouterProvider router={router} />
        </EntitlementProvider>
      </LinkElement>
      <LazyToaster />
    </QueryClientProvider>,
  );
  await screen.findByRole('tab', { name: /To do/ });
  return { api, user: userEvent.setup() };
};

test('an empty list begins the work', async () => {
  await setUp();
  expect(await screen.findByText('No task yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Propose a schedule' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add a task' })).toBeVisible();
});

test('no list of tasks reads as empty beside what an MOT test left open', async () => {
  const { user } = await setUp([], undefined, { advised: 2, failed: 1 });
  const words =
    'MOT tests found 3 things that are not seen to be repaired: 1 failed the test, 2 were advised of.';
  expect(await screen.findByText(words, { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See them in the MOT history' })).toHaveAttribute(
    'href',
    `/dashboard/vehicles/${CAR}/more/mot`,
  );
  await user.click(screen.getByRole('tab', { name: 'Calendar' }));
  expect(await screen.findByText('No task falls in this month.')).toBeInTheDocument();
  expect(screen.getByText(words, { exact: false })).toBeVisible();
});

test('a list that cannot be loaded says so and can be asked for again', async () => {
  const { api, user } = await setUp();
  await screen.findByText('No task yet');
  api.refuse(listMaintenance, 'network/timeout');
  await user.click(screen.getByRole('tab', { name: 'Calendar' }));
  expect(await screen.findByText('Failed to load maintenance schedules')).toBeVisible();
});

test('vehicle, task and due date are asked for; what was typed stays when adding fails', async () => {
  const { api, user } = await setUp();
  await user.click(screen.getAllByRole('button', { name: 'Add a task' })[0] ?? document.body);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a task' }));
  const add = () => user.click(dialog.getByRole('button', { name: 'Add task' }));
  await add();
  expect(await dialog.findByText('Vehicle is required')).toBeVisible();
  expect(dialog.getByText('Task is required')).toBeVisible();
  expect(dialog.getByText('Due date is required')).toBeVisible();

  await user.selectOptions(dialog.getByLabelText('Vehicle'), 'Ford Focus 2015');
  await user.type(dialog.getByLabelText('Task'), 'Change the oil');
  await user.type(dialog.getByLabelText('Due at (miles)'), '48,000');
  api.refuse(createMaintenanceTask, 'db/unavailable');
  await add();
  expect(await dialog.findByText('Failed to add maintenance schedule')).toBeVisible();
  expect(dialog.getByLabelText('Task')).toHaveValue('Change the oil');
  api.answer(createMaintenanceTask, made());
  await add();
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.callsTo(createMaintenanceTask).at(-1)?.body).toMatchObject({
    vehicleId: CAR,
    task: 'Change the oil',
    dueDate: null,
    dueMileage: 48_000,
  });
});

test('a mistyped odometer is asked about, and taken when it is right', async () => {
  const { api, user } = await setUp([made()]);
  await user.click(await screen.findByRole('button', { name: 'Complete Change the oil' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('Date')).toHaveValue('2026-11-22');
  await user.type(dialog.getByLabelText('Odometer (miles)'), '470000');
  await user.type(dialog.getByLabelText('Cost'), '185.50');
  await user.selectOptions(dialog.getByLabelText('Currency'), 'GBP');
  api.refuse(completeMaintenanceTask, 'maintenance/odometer-implausible');
  await user.click(dialog.getByRole('button', { name: 'Mark as done' }));
  expect(await dialog.findByText(/does not fit the readings before it/)).toBeVisible();
  api.answer(completeMaintenanceTask, { task: made({ state: 'done' }), next: null });
  await user.click(dialog.getByRole('button', { name: 'The reading is right' }));
  expect(await screen.findByText('Done: Change the oil')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
  expect(api.callsTo(completeMaintenanceTask).at(-1)?.body).toEqual({
    date: '2026-11-22',
    odometer: 470_000,
    costCents: 18_550,
    currency: 'GBP',
    confirm: true,
  });
});

test('a deleted task can be brought back at once', async () => {
  const { api, user } = await setUp([made()]);
  api.answer(deleteMaintenanceTask, undefined);
  api.answer(restoreMaintenanceTask, made());
  await user.click(await screen.findByRole('button', { name: 'Delete Change the oil' }));
  const toast = (await screen.findByText('Task deleted')).closest('li') ?? document.body;
  await user.click(within(toast).getByRole('button', { name: 'Undo' }));
  await vi.waitFor(() => expect(api.callsTo(restoreMaintenanceTask)).toHaveLength(1));
});

test('a task that cannot be deleted stays, and the page says so', async () => {
  const { api, user } = await setUp([made()]);
  api.refuse(deleteMaintenanceTask, 'vehicle/view-only');
  await user.click(await screen.findByRole('button', { name: 'Delete Change the oil' }));
  expect(await screen.findByText(/^Failed to delete maintenance schedule/)).toBeInTheDocument();
  expect(screen.getByText('Change the oil')).toBeVisible();
});

test('a proposed schedule is ticked and added; saving it as one’s own says what the plan lacks', async () => {
  const { api, user } = await setUp();
  const proposal = proposeMaintenance.example?.output;
  if (proposal) api.answer(proposeMaintenance, proposal);
  api.refuse(createMaintenanceTemplate, 'permission/insufficient-rights');
  await user.click(await screen.findByRole('button', { name: 'Propose a schedule' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Proposed schedule' }));
  expect(await dialog.findByText('Old oil protects the engine less.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Add 1 task' })).not.toBeDisabled();
  await user.type(dialog.getByLabelText('Save this choice as'), 'Spring');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('link', { name: 'See the plans' })).toBeVisible();
  await user.click(dialog.getByRole('checkbox'));
  expect(dialog.queryByRole('button', { name: 'Add 1 task' })).toBeNull();
});

test.each([
  ['a free plan', ['basic_diagnostics'], 'Standard opens it, for $9.99 a month, in US dollars.'],
  ['a plan that is not known', undefined, /^Your plan could not be loaded just now/],
])('to %s, schedules of one’s own are closed, and it says so', async (_, features, said) => {
  const { api, user } = await setUp([], { features, isLoading: false });
  const proposal = proposeMaintenance.example?.output;
  if (proposal) api.answer(proposeMaintenance, proposal);
  await user.click(await screen.findByRole('button', { name: 'Propose a schedule' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Proposed schedule' }));
  expect(await dialog.findByText(said)).toBeVisible();
  expect(dialog.queryByLabelText('Save this choice as')).toBeNull();
  expect(dialog.getByRole('button', { name: 'Add 1 task' })).not.toBeDisabled();
});
