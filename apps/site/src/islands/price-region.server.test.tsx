import { runInThisContext } from 'node:vm';

import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HEAD_SCRIPT } from '@wrenchwise/client/head-script.ts';
import { countryOfTimeZone } from '@wrenchwise/knowledge/time-zones';
import { knownCountry } from '@wrenchwise/rules/place';
import { afterEach, expect, test, vi } from 'vitest';

import { PriceRegion } from './price-region.tsx';

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['priceRegion'];
  vi.restoreAllMocks();
});

const openIn = (timeZone: string) => {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...options,
    timeZone,
  });
  // The script as the page has it, before anything else runs.
  runInThisContext(HEAD_SCRIPT);
};

test.each([
  ['Europe/London', 'uk'],
  ['Europe/Berlin', 'eu'],
  ['Europe/Dublin', 'ie'],
  ['America/Chicago', 'us'],
  ['America/Toronto', 'ca'],
  ['Australia/Sydney', 'au'],
  ['Pacific/Auckland', 'nz'],
  ['Asia/Tokyo', 'eu'],
  ['UTC', 'uk'],
])('a reader in %s is shown the prices of the region “%s”', (timeZone, region) => {
  openIn(timeZone);
  render(<PriceRegion />);
  expect(screen.getByRole('combobox', { name: 'Prices for' })).toHaveValue(region);
});

test('every time zone has the region that an account from there gets', () => {
  const zones = Intl.supportedValuesOf('timeZone').filter((zone) => !zone.startsWith('Antarctica'));
  const others = zones.filter((zone) => {
    openIn(zone);
    const region = knownCountry(countryOfTimeZone(zone)).priceRegion;
    return document.documentElement.dataset['priceRegion'] !== region;
  });
  expect(others).toEqual([]);
});

test('a chosen region is shown at once and on the next page', async () => {
  openIn('Europe/Berlin');
  render(<PriceRegion />);
  await userEvent.selectOptions(screen.getByRole('combobox'), 'United Kingdom');
  expect(document.documentElement.dataset['priceRegion']).toBe('uk');
  openIn('Europe/Berlin');
  expect(document.documentElement.dataset['priceRegion']).toBe('uk');
});
