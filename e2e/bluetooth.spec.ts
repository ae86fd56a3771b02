import { createEmulatedAdapter } from '@wrenchwise/obd/emulated/adapter';
import { emulatedCar } from '@wrenchwise/obd/emulated/cars';

import { plugInByBluetooth, WITH_BLUETOOTH } from './support/bluetooth.ts';
import { expect, test } from './support/test.ts';

test.use({ launchOptions: WITH_BLUETOOTH });

test('a car is read by Bluetooth: chosen, connected to, its memory and VIN in packets', async ({
  page,
  signIn,
}) => {
  await signIn.asSomebodyNew();
  const adapter = createEmulatedAdapter(
    emulatedCar({
      fault: 'catalyst',
      sale: { erased: { km: 31, warmUps: 2 }, permanent: ['P0420'] },
    }),
  );
  const plugged = await plugInByBluetooth(page, adapter);
  await page.goto('/dashboard/before-buying?step=socket');
  await page.getByRole('button', { name: 'Connect by Bluetooth' }).click();
  await expect(page.getByRole('heading', { name: 'What the car says' })).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByText('Permanent codes: P0420.')).toBeVisible();
  await expect(page.getByText('The control unit names WVWZZZ1KZ9W000001.')).toBeVisible();
  const commands = plugged.typed().split('\r');
  expect(commands).toContain('0902');
  // Reading erases nothing.
  expect(commands).not.toContain('04');
  await plugged.unplug();
});
