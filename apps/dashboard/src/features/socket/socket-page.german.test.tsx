import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const LANGUAGE = 'wrenchwise.language';
const MESSAGES = 'wrenchwise.messages';

/** The page as a device has it that has chosen German: words in constants are read when it is loaded. */
const openInGerman = async () => {
  vi.resetModules();
  const { default: VehicleSocket } = await import('~/routes/dashboard/vehicle-socket.tsx');
  const { renderRoute } = await import('~/testing/render-route.tsx');
  const { sampleVehicle } = await import('~/testing/sample-vehicle.ts');
  const path = '/dashboard/vehicles/1/more/socket';
  return renderRoute({ path, Component: VehicleSocket }, path, { vehicle: sampleVehicle() });
};

beforeAll(async () => {
  const { messages } = await import('@wrenchwise/ui/language/catalogues/de.po');
  document.documentElement.dataset['languages'] = 'en de';
  localStorage.setItem(LANGUAGE, 'de');
  localStorage.setItem(MESSAGES, JSON.stringify(messages));
});
afterAll(() => {
  delete document.documentElement.dataset['languages'];
  localStorage.clear();
  vi.resetModules();
});

test('in German the car is read, its odometer is found, and each guided test is explained', async () => {
  const { user } = await openInGerman();
  expect(await screen.findByRole('heading', { name: 'Ihr Auto' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Verbinden' }));
  expect(await screen.findByRole('heading', { name: 'Fehlercodes' })).toBeVisible();
  // Values are found by their English names, whatever language they are shown in.
  const odometer = screen.getByText('Kilometerstand des Steuergeräts');
  expect(odometer.nextSibling).toHaveTextContent('143.210 km');

  await user.click(screen.getByRole('tab', { name: 'Prüfungen' }));
  const tests = screen.getByRole('tabpanel', { name: 'Prüfungen' });
  const titles = within(tests).getAllByRole('heading', { level: 2 });
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'Spannung beim Anlassen',
    'Ladespannung',
    'Warmlauf',
    'Gemischkorrekturen',
    'Laufruhe der Zylinder',
    'Filterregeneration',
  ]);
  expect(tests.textContent).not.toMatch(/\b(?:the|engine is|press begin)\b/i);
  expect(within(tests).getAllByRole('button', { name: /^Beginnen: / })).not.toHaveLength(0);
});
