import { screen } from '@testing-library/react';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import {
  getVehicleTimeline,
  type TimelineEvent,
} from '@wrenchwise/contract/endpoints/vehicle-timeline';
import { expect, test } from 'vitest';

import { renderRoute } from '~/testing/render-route.tsx';
import { sampleSummary } from '~/testing/sample-diagnosis.ts';

import { PastStream } from './past-stream.tsx';

const VEHICLE = '6a1f0c1e-58f4-4f0b-9a51-0f8b7c3d2e10';

const FILL: TimelineEvent = {
  type: 'log',
  day: '2026-03-02',
  entry: {
    id: 'b5a0b8a4-3f1f-4a4c-8a59-3a8f2a9f1c11',
    vehicleId: VEHICLE,
    kind: 'fuel',
    date: '2026-03-02',
    odometer: 52_310,
    litres: 40,
    volumeUnit: 'litres',
    distanceUnit: 'miles',
    kwh: null,
    isFull: true,
    isAfterGap: false,
    costCents: 5974,
    currency: 'GBP',
    category: 'fuel',
    title: null,
    place: 'Tesco, Ely',
    notes: null,
    taskId: null,
    diagnosisId: null,
    importId: null,
    createdAt: '2026-03-02T08:15:00.000Z',
    updatedAt: '2026-03-02T08:15:00.000Z',
  },
};

const FAILED: TimelineEvent = {
  type: 'mot',
  day: '2026-02-09',
  test: {
    completedDate: '2026-02-09',
    testResult: 'FAILED',
    odometer: { value: 52_000, unit: 'MI' },
    defects: [
      { text: 'Brake disc worn', type: 'MAJOR', dangerous: false },
      { text: 'Tyre worn', type: 'ADVISORY', dangerous: false },
    ],
  },
};

const DIAGNOSED: TimelineEvent = {
  type: 'diagnosis',
  day: '2026-02-01',
  diagnosis: { ...sampleSummary(), canDrive: 'no', resolvedAt: null },
};

const HIT: TimelineEvent = {
  type: 'incident',
  day: '2026-02-20',
  incident: {
    id: 'c5a0b8a4-3f1f-4a4c-8a59-3a8f2a9f1c11',
    kind: 'collision',
    title: 'Hit from behind at the lights',
    place: 'Station Road',
    costCents: 40_000,
    currency: 'GBP',
    isSettled: false,
  },
};

const show = (canEdit = true) =>
  renderRoute({
    path: '/dashboard',
    Component: () => <PastStream vehicleId={VEHICLE} canEdit={canEdit} vehicleUnits={{}} />,
  });

test('fill-ups, tests and diagnoses are one stream by month, each a way to where it is', async () => {
  const api = fakeApi();
  api.answer(getVehicleTimeline, ({ url }) =>
    url.searchParams.has('after')
      ? { events: [DIAGNOSED], next: null }
      : { events: [FILL, FAILED], next: '2026-02-09~2026-02-09T00:00:00.000000Z~1' },
  );
  const { user } = show();
  expect(await screen.findByRole('link', { name: 'Fill-up' })).toHaveAttribute(
    'href',
    `/dashboard/vehicles/${VEHICLE}/log`,
  );
  expect(screen.getByText(/52,310 miles · 40 litres · Tesco, Ely/)).toBeVisible();
  expect(screen.getByText('£59.74')).toBeVisible();
  expect(screen.getByRole('link', { name: 'MOT failed' })).toBeVisible();
  expect(screen.getByText(/1 defect · 1 advisory/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show earlier' }));
  expect(await screen.findByText(/Open: do not drive/)).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
    'March 2026',
    'February 2026',
  ]);
  expect(screen.queryByRole('button', { name: 'Show earlier' })).toBeNull();
});

test.each([
  [true, ['Begin the log', 'Diagnose it']],
  [false, ['Diagnose it']],
])('a past without an event begins the work (may edit: %j)', async (canEdit, links) => {
  fakeApi().answer(getVehicleTimeline, { events: [], next: null });
  show(canEdit);
  await screen.findByText(/Nothing is written down yet/);
  expect(screen.getAllByRole('link').map((each) => each.textContent)).toEqual(links);
});

test('an incident leads to the incidents, and says that it is open and what it costs', async () => {
  const api = fakeApi();
  api.answer(getVehicleTimeline, { events: [HIT], next: null });
  show();
  expect(
    await screen.findByRole('link', { name: 'Hit from behind at the lights' }),
  ).toHaveAttribute('href', `/dashboard/vehicles/${VEHICLE}/more/incidents`);
  expect(screen.getByText('20 Feb · Collision · Station Road · Open')).toBeVisible();
  expect(screen.getByText('£400.00')).toBeVisible();
});
