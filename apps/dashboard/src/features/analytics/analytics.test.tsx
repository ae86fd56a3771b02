import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import {
  type Analytics,
  exportAnalytics,
  getAnalytics,
} from '@wrenchwise/contract/endpoints/analytics';
import { type Forecast, getForecasts } from '@wrenchwise/contract/endpoints/forecasts';
import { listVehicles } from '@wrenchwise/contract/endpoints/vehicles';
import { expect, test, vi } from 'vitest';

import { EntitlementProvider } from '~/account/entitlement.ts';
import * as file from '~/files/save-file.ts';
import AnalyticsPage from '~/routes/dashboard/analytics.tsx';
import { renderRoute } from '~/testing/render-route.tsx';

const FOCUS = '6a1f0c1e-58f4-4f0b-9a51-0f8b7c3d2e10';
const LEAF = '6a1f0c1e-58f4-4f0b-9a51-0f8b7c3d2e11';

const NOTHING: Analytics = {
  cars: [{ id: FOCUS, name: 'The blue one', distanceUnit: null, volumeUnit: null }],
  spent: [],
  driven: [],
  consumption: [],
  reliability: [],
  troubles: [],
  accuracy: { judged: 0, right: 0, amongThree: 0, expected: 0, notFixed: 0, cases: [] },
};

const FULL: Analytics = {
  cars: [
    ...NOTHING.cars,
    { id: LEAF, name: 'The Leaf', distanceUnit: 'kilometres', volumeUnit: null },
  ],
  spent: [
    {
      currency: 'GBP',
      totalCents: 45_000,
      byMonth: [
        { month: '2026-01', category: 'fuel', cents: 12_000 },
        { month: '2026-03', category: 'repair', cents: 33_000 },
      ],
      byCar: [
        { vehicleId: FOCUS, cents: 40_000, centsPerMile: 40 },
        { vehicleId: LEAF, cents: 5000, centsPerMile: null },
      ],
    },
    {
      currency: 'EUR',
      totalCents: 900,
      byMonth: [{ month: '2026-02', category: 'toll', cents: 900 }],
      byCar: [{ vehicleId: FOCUS, cents: 900, centsPerMile: 0.9 }],
    },
  ],
  driven: [{ month: '2026-02', miles: 1000 }],
  consumption: [
    {
      vehicleId: LEAF,
      kind: 'charge',
      tanks: [1, 2, 3, 4, 5, 6].map((day) => ({ date: `2026-02-0${day}`, miles: 100, amount: 30 })),
    },
  ],
  reliability: [
    {
      vehicleId: FOCUS,
      miles: 5000,
      problems: 2,
      open: 1,
      closed: 1,
      medianDaysToClose: 6.4,
      daysOff: 1,
      repairs: 3,
    },
  ],
  troubles: [{ month: '2026-03', problems: 2, repairs: 3 }],
  accuracy: {
    judged: 4,
    right: 3,
    amongThree: 4,
    expected: 2.61,
    notFixed: 0,
    cases: [
      {
        diagnosisId: FOCUS,
        date: '2026-03-02',
        said: 'Worn front brake pads',
        probability: 0.71,
        was: 'A stone behind the shield',
        isRight: false,
      },
    ],
  },
};

const FORECAST: Forecast = {
  vehicleId: FOCUS,
  name: 'The blue one',
  from: '2025-11-26',
  until: '2026-11-26',
  named: [
    {
      id: 'tyres',
      kind: 'wear',
      title: 'Tyres worn',
      chance: 0.62,
      came: { on: '2026-03-09', by: 'log' },
    },
    { id: 'battery', kind: 'wear', title: 'A tired battery', chance: 0.2, came: null },
  ],
  unforeseen: [{ title: 'Alternator failing', on: '2026-06-01', by: 'outcome' }],
  expected: 0.82,
  budget: { low: 24_000, high: 96_000, expected: 58_000 },
  currency: 'GBP',
  spentCents: 41_200,
  hasOtherCurrencies: true,
};

const render = (analytics: Analytics, forecasts: Forecast[] = [], features = ['*']) => {
  const api = fakeApi();
  api.answer(getAnalytics, analytics);
  api.answer(getForecasts, { forecasts });
  api.answer(listVehicles, { vehicles: [], total: 0 });
  const Component = () => (
    <EntitlementProvider value={{ features, isLoading: false }}>
      <AnalyticsPage />
    </EntitlementProvider>
  );
  return { api, ...renderRoute({ path: '/dashboard/analytics', Component }) };
};

test('money stays apart by currency, and a month without any is drawn as one', async () => {
  render(FULL);
  const pounds = await screen.findByRole('region', { name: 'Spent by month (GBP)' });
  const rows = within(pounds).getAllByRole('row', { hidden: true });
  expect(
    rows.map((row) => row.textContent?.replace(/Month|Repairs|Fuel and charging|Driven/g, '')),
  ).toEqual([
    '',
    'March 2026£0.00£330.00Not known',
    'February 2026£0.00£0.001,000 miles',
    'January 2026£120.00£0.00Not known',
  ]);
  const euros = screen.getByRole('region', { name: 'Spent by month (EUR)' });
  expect(within(euros).getByRole('img')).toHaveAttribute(
    'aria-label',
    'Spending by month and kind in EUR, €9.00 together',
  );
  const byCar = screen.getByRole('region', { name: 'By car (GBP)' });
  expect(byCar).toHaveTextContent('£400.00 · £0.40 a mile');
});

test('a car is read in its own unit, and its repairs for each 10,000 miles', async () => {
  render(FULL);
  const leaf = await screen.findByRole('region', { name: 'The Leaf, electricity' });
  expect(leaf).toHaveTextContent('In kWh/100 km; 18.6 kWh/100 km over all of them.');
  const table = screen.getByRole('table', { name: 'Reliability by car' });
  expect(table).toHaveTextContent(/6 days.*1 day.*6\.0/);
});

test('what was forecast says what came of it, what did not, and what nobody named', async () => {
  render(FULL, [
    FORECAST,
    { ...FORECAST, vehicleId: LEAF, name: 'The Leaf', from: null, named: [] },
  ]);
  const came = (await screen.findByText('Tyres worn')).closest('li');
  expect(came).toHaveTextContent('62%');
  expect(came).toHaveTextContent('In the log, 9 Mar 2026');
  expect(screen.getByText('A tired battery').closest('li')).toHaveTextContent('Not on record');
  expect(screen.getByText('Alternator failing, 1 Jun 2026')).toBeVisible();
  expect(screen.getByText(/1 of 2 that were named came, 0\.8 were to be expected/)).toBeVisible();
  expect(screen.getByText(/What was paid in other currencies is not counted/)).toBeVisible();
  expect(screen.getByText(/Too early to say of The Leaf/)).toBeVisible();
});

test('where nothing is on record, each part says what to write down first', async () => {
  render(NOTHING, [{ ...FORECAST, from: null }]);
  for (const [name, words] of [
    ['Costs', 'fill-ups, bills and work done with their prices'],
    ['Consumption', 'two full tanks or charges in a row'],
    ['Reliability', 'in the category ‘Repairs’'],
    ['Forecasts against what came', 'reaches back at least two months'],
    ['How right we were', 'what it was in the end'],
  ] as const) {
    expect(await screen.findByRole('region', { name })).toHaveTextContent(words);
  }
  expect(screen.queryByRole('button', { name: /CSV/ })).toBeNull();
});

test('a part is saved as CSV for the cars and the time that are shown', async () => {
  const saved = vi.spyOn(file, 'saveFile').mockImplementation(() => {});
  const { api, user } = render(FULL);
  api.answer(exportAnalytics, new Blob(['month,car\r\n'], { type: 'text/csv' }));
  await user.selectOptions(await screen.findByLabelText('Period'), 'The last 5 years');
  await user.click(await screen.findByRole('button', { name: 'Download costs as CSV' }));
  await waitFor(() =>
    expect(saved).toHaveBeenCalledWith(expect.anything(), 'wrenchwise-costs.csv'),
  );
  const shown = api.callsTo(getAnalytics).at(-1)?.url.searchParams;
  const asked = api.callsTo(exportAnalytics)[0]?.url.searchParams;
  expect(asked?.get('sheet')).toBe('costs');
  expect(asked?.get('from')).toBe(shown?.get('from'));
});

test('without the plan nothing is asked for, and what is free is named', async () => {
  const { api } = render(FULL, [], ['advanced_diagnostics']);
  expect(await screen.findByText(/Premium opens it/)).toBeVisible();
  expect(screen.getByText(/on every plan/)).toBeVisible();
  expect(api.callsTo(getAnalytics)).toHaveLength(0);
});
