import { screen, within } from '@testing-library/react';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import {
  createRecording,
  deleteRecording,
  getRecording,
  listRecordings,
  restoreRecording,
  type VehicleRecording,
} from '@wrenchwise/contract/endpoints/recordings';
import { decodeRecording } from '@wrenchwise/obd/recording/decode-recording';
import { createRecordingEncoder } from '@wrenchwise/obd/recording/encode-recording';
import { channelOf } from '@wrenchwise/obd/recording/recording';
import { summariesOf } from '@wrenchwise/obd/recording/summary';
import { expect, test } from 'vitest';

import { EntitlementProvider } from '~/account/entitlement.ts';
import VehicleRecordings from '~/routes/dashboard/vehicle-recordings.tsx';
import { renderRoute } from '~/testing/render-route.tsx';
import { sampleVehicle } from '~/testing/sample-vehicle.ts';

import { localRecordings } from './local-recordings.ts';
import { startRecorder } from './recorder.ts';

const VEHICLE = sampleVehicle();
const CHANNELS = [
  channelOf({ pid: 0x0c, name: 'Engine speed', unit: 'rpm' }),
  channelOf({ pid: 0x42, name: 'Control module voltage', unit: 'V' }),
];

/** A minute at these volts, with a mark in its middle. */
const bytesOf = (volts: number): Blob => {
  const encoder = createRecordingEncoder(Date.UTC(2026, 2, 2, 8, 15), CHANNELS);
  for (let second = 0; second < 60; second += 1) {
    encoder.add(second * 1000, [800, volts]);
    if (second === 30) encoder.mark(30_500, 'Lights on');
  }
  return new Blob([encoder.header, encoder.take()], { type: 'application/octet-stream' });
};

const storedOf = async (name: string, bytes: Blob): Promise<VehicleRecording> => {
  const recording = decodeRecording(new Uint8Array(await bytes.arrayBuffer()));
  return {
    id: crypto.randomUUID(),
    vehicleId: VEHICLE.id,
    diagnosisId: null,
    name,
    guidedTest: null,
    verdict: null,
    startedAt: new Date(recording.startedAt).toISOString(),
    duration: recording.duration,
    samples: recording.samples,
    values: [...summariesOf(recording)],
    markers: 1,
    bytes: bytes.size,
    createdAt: '2026-03-02T08:17:00.000Z',
  };
};

/** The page of a car with a weak and a good recording, for a plan. */
type Listed = (
  call: { url: URL },
  all: readonly VehicleRecording[],
) => {
  recordings: VehicleRecording[];
  total: number;
  next: string | null;
};
const wholeList: Listed = (_, all) => ({ recordings: [...all], total: all.length, next: null });

const openPage = async (features: readonly string[], search = '', listed: Listed = wholeList) => {
  const api = fakeApi();
  const files = { Weak: bytesOf(11.9), Good: bytesOf(14.2) };
  const recordings = [await storedOf('Weak', files.Weak), await storedOf('Good', files.Good)];
  api.answer(listRecordings, (call) => listed(call, recordings));
  api.answer(getRecording, ({ url }) =>
    url.pathname.endsWith(recordings[0]?.id ?? '') ? files.Weak : files.Good,
  );
  const path = `/dashboard/vehicles/${VEHICLE.id}/more/recordings`;
  const page = renderRoute(
    {
      path,
      Component: () => (
        <EntitlementProvider value={{ features, isLoading: false }}>
          <VehicleRecordings />
        </EntitlementProvider>
      ),
    },
    `${path}${search}`,
    { vehicle: VEHICLE },
  );
  return { api, recordings, ...page };
};

test('a recording is opened with its marks and figures, and set beside another and what is normal', async () => {
  const { user } = await openPage(['advanced_diagnostics']);
  await user.click(await screen.findByRole('link', { name: 'Weak' }));
  expect(await screen.findByRole('button', { name: /0:30\s*Lights on/ })).toBeVisible();
  const voltage = await screen.findByRole('row', { name: /Control module voltage/ });
  expect(voltage).toHaveTextContent('12.7 – 15 V, engine running: 0 % of the answers');
  await user.selectOptions(
    screen.getByLabelText('Compare with'),
    screen.getByRole('option', { name: /Good/ }),
  );
  expect(await within(voltage).findByText('-2.3 V')).toBeVisible();
});

test('without a plan for it a recording is still opened and downloaded, only not compared', async () => {
  const { user } = await openPage([]);
  await user.click(await screen.findByRole('link', { name: 'Weak' }));
  expect(await screen.findByRole('button', { name: 'Download as CSV' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Engine speed over the recording' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Comparison of recordings' })).toBeVisible();
  expect(screen.queryByLabelText('Compare with')).not.toBeInTheDocument();
});

test('a replay goes to a mark and says what the car said then', async () => {
  const { user } = await openPage([]);
  await user.click(await screen.findByRole('link', { name: 'Weak' }));
  await user.click(await screen.findByRole('button', { name: /Lights on/ }));
  expect(screen.getByRole('slider', { name: 'Moment of the recording' })).toHaveAttribute(
    'aria-valuetext',
    '0:30',
  );
});

test('a recording is deleted, and brought back at once', async () => {
  const { api, user, recordings } = await openPage([]);
  const [weak] = recordings;
  if (!weak) throw new Error('there is none');
  api.answer(deleteRecording, undefined);
  api.answer(restoreRecording, weak);
  await user.click(await screen.findByRole('button', { name: 'Delete Weak' }));
  expect(api.callsTo(deleteRecording)).toHaveLength(1);
});

test('what only this browser has of a page that was left is sent once, and gone from it then', async () => {
  const store = await localRecordings();
  const recorder = startRecorder({
    store,
    id: 'left',
    vehicleId: VEHICLE.id,
    name: 'Left behind',
    startedAt: 0,
    channels: CHANNELS,
    onFailure: () => undefined,
  });
  recorder.add(0, [800, 14]);
  recorder.add(500, [810, 14]);
  await recorder.flush();
  const { api, recordings } = await openPage(['advanced_diagnostics']);
  const [weak] = recordings;
  if (!weak) throw new Error('there is none');
  api.answer(createRecording, weak);
  await expect.poll(() => api.callsTo(createRecording).length).toBe(1);
  const [call] = api.callsTo(createRecording);
  expect(call?.headers.get('idempotency-key')).toBe('left');
  expect(call?.url.searchParams.get('name')).toBe('Left behind');
  await expect.poll(async () => (await store.all()).length).toBe(0);
});

/** As one of the guided test 'charging', which found a fault. */
const tested = (recording: VehicleRecording): VehicleRecording => ({
  ...recording,
  guidedTest: 'charging',
  verdict: 'not as it should be',
});

test('the list goes on where it ended, and says what a guided test found', async () => {
  const { user } = await openPage([], '', ({ url }, [first, second]) => {
    if (!first || !second) throw new Error('there are none');
    return url.searchParams.get('after') === first.id
      ? { recordings: [second], total: 2, next: null }
      : { recordings: [tested(first)], total: 2, next: first.id };
  });
  expect(await screen.findByText('Not as it should be')).toBeVisible();
  expect(screen.queryByText('Good')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Earlier recordings' }));
  expect(await screen.findByText('Good')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Earlier recordings' })).not.toBeInTheDocument();
});

test('a recording of a guided test is opened with its verdict, judged from its figures', async () => {
  const { user } = await openPage([], '', (_, all) => ({
    recordings: all.map(tested),
    total: 2,
    next: null,
  }));
  await user.click(await screen.findByRole('link', { name: 'Weak' }));
  expect(await screen.findByText(/the battery is being emptied/)).toBeVisible();
  expect(screen.getByText(/^Charging voltage · /)).toBeVisible();
});

test('what a guided test recorded before a reload is sent as one of that test', async () => {
  const store = await localRecordings();
  const recorder = startRecorder({
    store,
    id: 'test-left',
    vehicleId: VEHICLE.id,
    name: 'Charging voltage',
    guidedTest: 'charging',
    startedAt: 0,
    channels: CHANNELS,
    onFailure: () => undefined,
  });
  recorder.add(0, [800, 14]);
  await recorder.flush();
  const { api, recordings } = await openPage(['advanced_diagnostics']);
  const [weak] = recordings;
  if (!weak) throw new Error('there is none');
  api.answer(createRecording, weak);
  await expect.poll(() => api.callsTo(createRecording).length).toBe(1);
  const [call] = api.callsTo(createRecording);
  expect(call?.url.searchParams.get('guidedTest')).toBe('charging');
  await expect.poll(async () => (await store.all()).length).toBe(0);
});
