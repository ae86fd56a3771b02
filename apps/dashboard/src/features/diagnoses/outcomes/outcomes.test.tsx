import { screen, within } from '@testing-library/react';
import type { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { getDiagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import {
  type DiagnosisJobs,
  getDiagnosisJobs,
  logDiagnosisJob,
  setDiagnosisVehicle,
} from '@wrenchwise/contract/endpoints/diagnosis-job';
import { reopenDiagnosis } from '@wrenchwise/contract/endpoints/diagnosis-resolution';
import {
  type DiagnosisOutcome,
  getOutcome,
  setOutcome,
} from '@wrenchwise/contract/endpoints/outcomes';
import { createVehicle, listVehicles } from '@wrenchwise/contract/endpoints/vehicles';
import { expect, test } from 'vitest';

import { renderResult } from '~/testing/render-result.tsx';
import { sampleDiagnosis } from '~/testing/sample-diagnosis.ts';

const CLOSED_AT = '2026-03-09T08:15:00.000Z';
const VEHICLE = '0190a5d2-7a3b-7c1e-9d4e-2f1a5b6c7d8f';

const OUTCOME: DiagnosisOutcome = {
  kind: 'cause',
  faultId: 'front-brake-pads-worn',
  cause: 'Worn front brake pads',
  costCents: 18_500,
  currency: 'GBP',
  fixedBy: 'self',
  mayBeUsed: false,
  updatedAt: CLOSED_AT,
};

const JOBS: DiagnosisJobs = {
  jobs: [],
  planned: [],
  vehicle: { id: VEHICLE, canEdit: true, distanceUnit: 'miles' },
  proposed: {
    title: 'Repair: worn front brake pads',
    currency: 'GBP',
    next: [
      {
        serviceItem: 'brake-pads-and-discs',
        task: 'Check brake pads and discs',
        reason: 'Pads wear out between services.',
        months: 12,
        miles: 10_000,
      },
    ],
  },
};

const closed = (kind: DiagnosisOutcome['kind'] = 'cause') =>
  sampleDiagnosis({
    resolvedAt: CLOSED_AT,
    outcome: { kind, cause: kind === 'cause' ? OUTCOME.cause : null },
    vehicleId: VEHICLE,
  });

const withJobs =
  (jobs: DiagnosisJobs = JOBS, outcome: DiagnosisOutcome = OUTCOME) =>
  (api: ReturnType<typeof fakeApi>) => {
    api.answer(getOutcome, { outcome });
    api.answer(getDiagnosisJobs, jobs);
    api.answer(listVehicles, { vehicles: [], total: 0 });
  };

const isChecked = (box: HTMLElement): boolean => box instanceof HTMLInputElement && box.checked;

const jobForm = () => screen.findByRole('form', { name: 'Put the job into the log' });

test('what it was closes the diagnosis under one’s eyes', async () => {
  const { user, api } = renderResult(undefined, { prepare: (fake) => withJobs()(fake) });
  api.answer(getOutcome, { outcome: null });
  const form = await screen.findByRole('form', { name: 'What was it in the end?' });
  api.answer(setOutcome, { outcome: OUTCOME });
  api.answer(getDiagnosis, closed());
  await user.selectOptions(within(form).getByLabelText(/^It was/), 'front-brake-pads-worn');
  await user.click(within(form).getByRole('button', { name: 'Save and close' }));
  const heading = await screen.findByRole('heading', {
    name: 'Closed: it was worn front brake pads',
  });
  await expect.poll(() => document.activeElement).toBe(heading);
});

test('the job begins with what was said of cost and who, and plans what comes next', async () => {
  const { user, api } = renderResult(closed(), { prepare: withJobs() });
  const form = within(await jobForm());
  expect(form.getByLabelText(/^What was done/)).toHaveValue('Repair: worn front brake pads');
  expect(form.getByLabelText('Cost, in £')).toHaveValue('185.00');
  expect(form.getByLabelText('Who did it')).toHaveValue('Myself');
  expect(
    isChecked(form.getByLabelText(/12 months or 10,000 miles after this job, whichever is first/)),
  ).toBe(true);
  await user.type(form.getByLabelText('Odometer (miles)'), '60,100');
  api.answer(logDiagnosisJob, {
    ...JOBS,
    jobs: [
      {
        id: crypto.randomUUID(),
        vehicleId: VEHICLE,
        kind: 'service',
        date: '2026-03-09',
        odometer: 60_100,
        litres: null,
        volumeUnit: null,
        distanceUnit: 'miles',
        kwh: null,
        isFull: null,
        isAfterGap: false,
        costCents: 18_500,
        currency: 'GBP',
        category: 'repair',
        title: 'Repair: worn front brake pads',
        place: 'Myself',
        notes: null,
        taskId: null,
        diagnosisId: closed().id,
        importId: null,
        createdAt: '2026-03-09T09:00:00.000Z',
        updatedAt: '2026-03-09T09:00:00.000Z',
      },
    ],
  });
  await user.dblClick(form.getByRole('button', { name: 'Put it into the log' }));
  expect(
    await screen.findByRole('link', { name: 'Repair: worn front brake pads' }),
  ).toHaveAttribute('href', `/dashboard/vehicles/${VEHICLE}/log`);
  expect(screen.getByText(/£185 · Myself · in the car’s log/)).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Put the job into the log' })).toBeNull();
  const sent = api.callsTo(logDiagnosisJob);
  expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  expect(sent[0]?.body).toMatchObject({
    odometer: 60_100,
    costCents: 18_500,
    currency: 'GBP',
    next: ['brake-pads-and-discs'],
  });
});

test('a reading that is doubted is confirmed with one tick, which stays', async () => {
  const { user, api } = renderResult(closed(), { prepare: withJobs() });
  const form = within(await jobForm());
  api.refuse(logDiagnosisJob, 'log/implausible-odometer', {
    fields: [{ path: 'odometer', message: 'Between 60,000 and 61,000 miles is expected' }],
  });
  await user.type(form.getByLabelText('Odometer (miles)'), '6010');
  await user.click(form.getByRole('button', { name: 'Put it into the log' }));
  const tick = await form.findByLabelText('The reading is right');
  expect(form.getByText(/is expected/)).toBeVisible();
  await user.click(tick);
  expect(isChecked(form.getByLabelText('The reading is right'))).toBe(true);
  expect(form.queryByText(/is expected/)).toBeNull();
});

test('without a saved car it is saved first, with one press', async () => {
  const without = { ...JOBS, vehicle: null, proposed: { ...JOBS.proposed, next: [] } };
  const { user, api } = renderResult(sampleDiagnosis({ ...closed(), vehicleId: null }), {
    prepare: withJobs(without),
  });
  const save = await screen.findByRole('button', { name: 'Save the 2015 Ford Focus' });
  api.refuse(createVehicle, 'db/unavailable');
  await user.click(save);
  await expect.poll(() => api.callsTo(createVehicle)).toHaveLength(1);
  expect(api.callsTo(createVehicle)[0]?.body).toMatchObject({ make: 'Ford', model: 'Focus' });
  expect(api.callsTo(setDiagnosisVehicle)).toHaveLength(0);
});

test('what came back is open again, and asks what it was this time', async () => {
  const { user, api } = renderResult(closed(), { prepare: withJobs() });
  api.answer(reopenDiagnosis, { ...closed(), resolvedAt: null });
  api.answer(getDiagnosis, { ...closed(), resolvedAt: null });
  await user.click(await screen.findByRole('button', { name: 'It came back' }));
  expect(await screen.findByRole('region', { name: 'Can I drive?' })).toBeVisible();
  expect(await screen.findByText(/On 9 March 2026 you said that it was: Worn/)).toBeVisible();
  expect(screen.getByRole('form', { name: 'What was it in the end?' })).toBeVisible();
});

test('what is not found yet stays open, leads on, and takes a bill only when it is asked to', async () => {
  const searched = { ...OUTCOME, kind: 'not-fixed', faultId: null, cause: null } as const;
  const { user } = renderResult(
    sampleDiagnosis({ outcome: { kind: 'not-fixed', cause: null }, vehicleId: VEHICLE }),
    { prepare: withJobs({ ...JOBS, proposed: { ...JOBS.proposed, next: [] } }, searched) },
  );
  expect(await screen.findByText('Not found yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Send it to a garage' })).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Put the job into the log' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: /put the bill into the log/ }));
  expect(await jobForm()).toBeVisible();
});
