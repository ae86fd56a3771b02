import { screen } from '@testing-library/react';
import type { Vehicle } from '@wrenchwise/contract/endpoints/vehicles';
import { beforeEach, expect, test, vi } from 'vitest';

import { renderRoute } from '~/testing/render-route.tsx';
import { sampleSummary } from '~/testing/sample-diagnosis.ts';
import { sampleVehicle } from '~/testing/sample-vehicle.ts';

import { MoreList } from './more-list.tsx';
import { Now } from './now.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-27T10:00:00Z'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

const show = (changes: Partial<Vehicle>) =>
  renderRoute({
    path: '/dashboard',
    Component: () => <Now vehicle={sampleVehicle(changes)} due={<p>Change the oil</p>} />,
  });

test('a car shows its open problem, what is due, and how many days the law leaves', () => {
  show({
    openProblem: { ...sampleSummary(), canDrive: 'no', nextStep: 'Look at the pads' },
    motExpiryDate: '2026-12-09',
    taxDueDate: '2026-11-26',
  });
  expect(screen.getByRole('region', { name: 'Open problem' })).toHaveTextContent(
    'Next: Look at the pads.',
  );
  expect(screen.getByText('Change the oil')).toBeVisible();
  expect(screen.getByText('MOT ends in 12 days, 9 Dec 2026')).toBeVisible();
  expect(screen.getByText('Tax ended yesterday, 26 Nov 2026')).toBeVisible();
});

test('a car without a problem says so, and one off the road needs no MOT', () => {
  show({ taxStatus: 'SORN', motExpiryDate: '2020-01-01' });
  expect(screen.getByText('No problem is open on this car.')).toBeVisible();
  expect(screen.getByText('Off the road (SORN)')).toBeVisible();
  expect(screen.queryByText(/MOT/)).toBeNull();
});

test('what is wanted now and then is a press away, with what is known of it', () => {
  const vehicle = sampleVehicle({
    counts: { diagnoses: 0, openTasks: 0, logEntries: 0, files: 2 },
  });
  renderRoute({ path: '/dashboard', Component: () => <MoreList vehicle={vehicle} /> });
  expect(screen.getByRole('link', { name: 'Documents' })).toHaveAttribute(
    'href',
    `/dashboard/vehicles/${vehicle.id}/more/documents`,
  );
  expect(screen.getByText('2 files')).toBeVisible();
  expect(screen.getByRole('link', { name: 'File of the car' })).toBeVisible();
});
