import { screen, within } from '@testing-library/react';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import {
  listRecordings,
  updateRecording,
  type VehicleRecording,
} from '@wrenchwise/contract/endpoints/recordings';
import { getVehicle, type Vehicle } from '@wrenchwise/contract/endpoints/vehicles';
import { expect, test } from 'vitest';

import { renderRoute } from '~/testing/render-route.tsx';
import { sampleDiagnosis } from '~/testing/sample-diagnosis.ts';
import { sampleVehicle } from '~/testing/sample-vehicle.ts';

import { DiagnosisRecordings } from './diagnosis-recordings.tsx';

const VEHICLE = sampleVehicle();

const recording = (changes: Partial<VehicleRecording>): VehicleRecording => ({
  id: crypto.randomUUID(),
  vehicleId: VEHICLE.id,
  diagnosisId: null,
  name: 'Recording',
  guidedTest: null,
  verdict: null,
  startedAt: '2026-03-02T08:15:00.000Z',
  duration: 60_000,
  samples: 120,
  values: [],
  markers: 0,
  bytes: 1000,
  createdAt: '2026-03-02T08:17:00.000Z',
  ...changes,
});

interface Given {
  readonly recordings: readonly VehicleRecording[];
  readonly resolvedAt?: string | null;
  readonly role?: Vehicle['role'];
}

/** What the page of a diagnosis shows of its car's recordings. */
const open = ({ recordings, resolvedAt = null, role = 'owner' }: Given) => {
  const diagnosis = { ...sampleDiagnosis(), vehicleId: VEHICLE.id, resolvedAt };
  const all = recordings.map((one) =>
    one.diagnosisId === null ? one : { ...one, diagnosisId: diagnosis.id },
  );
  const api = fakeApi();
  api.answer(getVehicle, { ...VEHICLE, role });
  api.answer(listRecordings, ({ url }) => {
    const of = url.searchParams.get('diagnosisId');
    const found = all.filter((one) => of === null || one.diagnosisId === of);
    return { recordings: found, total: found.length, next: null };
  });
  const path = '/dashboard/diagnosis-result/1';
  const page = renderRoute({
    path,
    Component: () => (
      <>
        <p>The diagnosis</p>
        <DiagnosisRecordings diagnosis={diagnosis} />
      </>
    ),
  });
  return { api, all, diagnosis, ...page };
};

const OF_IT = crypto.randomUUID();
const CRANKING = recording({
  name: 'Before the battery',
  diagnosisId: OF_IT,
  guidedTest: 'cranking',
  verdict: 'not as it should be',
});

test('recordings of a diagnosis are listed with kind, date, verdict and ways to open and compare', async () => {
  const after = recording({
    name: 'After the battery',
    diagnosisId: OF_IT,
    guidedTest: 'cranking',
    verdict: 'as it should be',
  });
  const { all } = open({ recordings: [after, CRANKING] });
  const row = (await screen.findByText('Before the battery')).closest('li');
  if (!row) throw new Error('there is no row');
  expect(within(row).getByText(/^Cranking voltage · .*2026/)).toBeVisible();
  expect(within(row).getByText('Not as it should be')).toBeVisible();
  const address = `/dashboard/vehicles/${VEHICLE.id}/more/recordings?open=${all[1]?.id}`;
  expect(within(row).getByRole('link', { name: 'Before the battery' })).toHaveAttribute(
    'href',
    address,
  );
  expect(within(row).getByRole('link', { name: /^Compare/ })).toHaveAttribute(
    'href',
    `${address}&with=${all[0]?.id}`,
  );
});

test('a recording of the car is attached, and taken off again', async () => {
  const free = recording({ name: 'Cold start' });
  const { api, diagnosis, user } = open({ recordings: [free, CRANKING] });
  api.answer(updateRecording, { ...free, diagnosisId: diagnosis.id });
  const choice = await screen.findByLabelText('Attach a recording');
  expect(within(choice).getAllByRole('option')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Attach' }));
  expect(api.callsTo(updateRecording)[0]?.body).toEqual({ diagnosisId: diagnosis.id });
  await user.click(
    screen.getByRole('button', { name: 'Take Before the battery off this diagnosis' }),
  );
  expect(api.callsTo(updateRecording)[1]?.body).toEqual({ diagnosisId: null });
});

test('nothing is attached to a closed diagnosis, nor to a car of somebody else', async () => {
  const free = recording({ name: 'Cold start' });
  for (const given of [{ resolvedAt: '2026-03-05T08:00:00.000Z' }, { role: 'view' as const }]) {
    open({ recordings: [free, CRANKING], ...given });
    expect((await screen.findAllByText('Before the battery')).at(-1)).toBeVisible();
    expect(screen.queryByLabelText('Attach a recording')).not.toBeInTheDocument();
  }
});

test('a car without recordings adds nothing to the page', async () => {
  const { api } = open({ recordings: [] });
  await expect.poll(() => api.callsTo(listRecordings).length).toBe(2);
  expect(screen.queryByRole('heading', { name: 'Recordings of the car' })).not.toBeInTheDocument();
});
