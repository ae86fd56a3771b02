import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { createMaintenanceTasks } from '@wrenchwise/contract/endpoints/maintenance';
import { getOutlook, type LikelyNeed, type Outlook } from '@wrenchwise/contract/endpoints/outlook';
import type { Vehicle } from '@wrenchwise/contract/endpoints/vehicles';
import { LinkElement } from '@wrenchwise/ui/link.tsx';
import { LazyToaster } from '@wrenchwise/ui/toaster.tsx';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';

import { createQueryClient } from '~/queries/query-client.ts';
import { sampleVehicle } from '~/testing/sample-vehicle.ts';

import { OutlookView } from './outlook-view.tsx';

const need = (changes: Partial<LikelyNeed> = {}): LikelyNeed => ({
  id: 'front-brake-pads-worn',
  kind: 'wear',
  title: 'Worn front brake pads',
  system: 'brakes',
  reasons: ['Front pads usually last about 40,000 miles.'],
  chance: 0.42,
  cost: { low: 9000, high: 22_000 },
  diyCost: { low: 2500, high: 7000 },
  date: '2027-03-04',
  mileage: 80_500,
  task: {
    task: 'Check and put right: worn front brake pads',
    reason: 'Front pads usually last about 40,000 miles.',
    source: 'outlook',
    serviceItem: 'front-brake-pads-worn',
    dueDate: '2027-03-04',
    dueMileage: 80_500,
  },
  isPlanned: false,
  ...changes,
});

const show = async (changes: Partial<Outlook> = {}, vehicle: Partial<Vehicle> = {}) => {
  const api = fakeApi();
  const outlook: Outlook = {
    needs: [need()],
    hidden: 0,
    from: '2026-11-22',
    until: { date: '2027-11-22', mileage: 89_500 },
    budget: { low: 24_000, high: 96_000, expected: 58_000 },
    currency: 'GBP',
    basis: { mileage: 82_000, milesPerYear: 7500, advisories: 1, repairs: 0 },
    method: 'How it is reckoned.',
    check: 'Checked backwards.',
    ...changes,
  };
  api.answer(getOutlook, outlook);
  const router = createMemoryRouter([
    { path: '/', element: <OutlookView vehicle={sampleVehicle(vehicle)} /> },
  ]);
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  render(
    <QueryClientProvider client={client}>
      <LinkElement value={Link}>
        <RouterProvider router={router} />
      </LinkElement>
      <LazyToaster />
    </QueryClientProvider>,
  );
  await screen.findByText('A budget for the year');
  return { api, outlook, user: userEvent.setup() };
};

test('each item says how soon to check it, why, both prices and its day, and no chance; the timeline has a table', async () => {
  await show();
  expect(screen.getAllByText('Check first')).toHaveLength(2);
  expect(screen.getByText(/£90–£220 at a garage, £25–£70 for the parts only/)).toBeTruthy();
  expect(screen.getByText(/4 March 2027, or at 80,500 miles/)).toBeTruthy();
  const table = screen.getByRole('table', { hidden: true });
  expect(within(table).getByText('£90–£220')).toBeTruthy();
  expect(screen.getByText('£580')).toBeTruthy();
  expect(screen.getByText('Checked backwards.')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/\d\s?%|likely|forecast/i);
});

test('distances are the car’s own, whatever the user’s unit', async () => {
  await show({}, { distanceUnit: 'kilometres' });
  expect(screen.getByText(/or at 129,552 km/)).toBeTruthy();
  expect(screen.queryByText(/\d miles$/)).toBeNull();
});

test('one press makes a task of it, which is then said', async () => {
  const { api, outlook, user } = await show();
  api.answer(createMaintenanceTasks, { added: 0, tasks: [] });
  api.answer(getOutlook, { ...outlook, needs: [need({ isPlanned: true })] });
  await user.click(screen.getByRole('button', { name: 'Plan as a task: Worn front brake pads' }));
  expect(await screen.findByText('In your maintenance')).toBeTruthy();
  const [{ body } = { body: undefined }] = api.callsTo(createMaintenanceTasks);
  expect(body).toMatchObject({ tasks: [{ serviceItem: 'front-brake-pads-worn' }] });
});

test('what the plan does not show is counted, with the way to the plans', async () => {
  await show({ hidden: 12 });
  expect(screen.getByText('12 more on the whole checklist')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the plans' })).toBeTruthy();
});

test('what comes on few cars is folded away, and what is of safety never', async () => {
  await show({
    needs: [
      need(),
      need({ id: 'alternator', title: 'Alternator not charging', kind: 'fault', chance: 0.04 }),
      need({ id: '22V413', title: 'Recall 22V413', kind: 'recall', chance: 0.05 }),
    ],
  });
  expect(screen.getByText('1 more to check in passing')).toBeTruthy();
  const timeline = within(screen.getByRole('list', { name: 'Timeline' }));
  expect(timeline.getByText('Recall 22V413')).toBeTruthy();
  expect(timeline.queryByText('Alternator not charging')).toBeNull();
});

test('whoever only looks at a shared car is offered no task', async () => {
  await show({}, { role: 'view' });
  expect(screen.queryByRole('button', { name: /Plan as a task/ })).toBeNull();
});
