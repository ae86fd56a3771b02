import { screen, within } from '@testing-library/react';
import { DIAGNOSIS_DRAFT, keepDiagnosisDraft } from '@wrenchwise/client/diagnosis-draft.ts';
import { expect, test } from 'vitest';

import VehicleSocket from '~/routes/dashboard/vehicle-socket.tsx';
import { renderRoute } from '~/testing/render-route.tsx';
import { sampleVehicle } from '~/testing/sample-vehicle.ts';

const VEHICLE = sampleVehicle();

const openPage = () =>
  renderRoute(
    { path: `/dashboard/vehicles/${VEHICLE.id}/socket`, Component: VehicleSocket },
    undefined,
    {
      vehicle: VEHICLE,
    },
  );

const connectSimulated = async (user: ReturnType<typeof openPage>['user'], fault: string) => {
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'What is wrong with the simulated car' }),
    fault,
  );
  await user.click(screen.getByRole('button', { name: 'Connect' }));
  await screen.findByRole('heading', { name: 'Trouble codes' });
};

test('a simulated car is read: its codes, self-tests, identity and figures', async () => {
  const { user } = openPage();
  await connectSimulated(user, 'An ignition coil that fails');
  expect(screen.getAllByRole('link', { name: 'P0302' })[0]).toHaveAttribute('href', '/codes/p0302');
  expect(screen.getByText('Engine warning light on')).toBeVisible();
  expect(screen.getByText('WVWZZZ1KZ9W000001')).toBeVisible();
  const now = screen.getByLabelText('Now');
  expect(within(now).getByText('Engine coolant temperature')).toBeVisible();
});

test('what was read is added below what was typed, for a diagnosis of this car', async () => {
  keepDiagnosisDraft({ symptoms: 'Rough idle when cold.' });
  const { user } = openPage();
  await connectSimulated(user, 'An ignition coil that fails');
  await user.click(screen.getByRole('button', { name: 'Diagnose with this' }));
  expect(await screen.findByText(`At /dashboard/diagnose?vehicle=${VEHICLE.id}`)).toBeVisible();
  const kept = sessionStorage.getItem(DIAGNOSIS_DRAFT) ?? '';
  expect(kept).toContain('Rough idle when cold.');
  expect(kept).toContain('Stored codes: P0302, P0352');
});

test('codes are not erased while the engine runs', async () => {
  const { user } = openPage();
  await connectSimulated(user, 'A worn catalyst');
  await user.click(screen.getByRole('button', { name: 'Erase codes' }));
  const dialog = screen.getByRole('alertdialog');
  expect(within(dialog).getByText(/Stop the engine first/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Erase codes' }));
  expect(dialog).toBeVisible();
});

test('a browser without Bluetooth and serial ports says so, and what to do', () => {
  openPage();
  expect(screen.getByText('This browser cannot reach an adapter')).toBeVisible();
});
