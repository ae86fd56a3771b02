import { decodeRecording } from '@wrenchwise/obd/recording/decode-recording';
import { rowOf } from '@wrenchwise/obd/recording/recording';
import { openSession } from '@wrenchwise/obd/session';
import { expect, test, vi } from 'vitest';

import { localRecordings } from '../recordings/local-recordings.ts';
import { startRecorder } from '../recordings/recorder.ts';
import { openSimulated } from '../transports/simulated.ts';
import { channelsOf, defaultChannels, MAX_SHOWN } from './default-channels.ts';
import { createLiveBuffer } from './live-buffer.ts';
import { type LiveAnswer, pollValues } from './poll-values.ts';

/** Of a simulated car: its session and the eight values that a screen begins with. */
const connected = async () => {
  const session = await openSession(await openSimulated({ fault: 'thermostat' }));
  const channels = defaultChannels(channelsOf((await session.report()).values));
  expect(channels).toHaveLength(MAX_SHOWN);
  return { session, channels };
};

/** As many answers as are wanted, of a clock that is turned by hand. */
const answersOf = async (wanted: number, answerMs = 0): Promise<readonly LiveAnswer[]> => {
  const { session, channels } = await connected();
  vi.useFakeTimers();
  try {
    const answers: LiveAnswer[] = [];
    const slow = {
      values: async (pids: readonly number[]) => {
        if (answerMs > 0) await new Promise((resolve) => setTimeout(resolve, answerMs));
        return session.values(pids);
      },
    };
    const stop = pollValues({
      session: slow,
      channels,
      hertz: 20,
      onAnswer: (answer) => answers.push(answer),
      onFailure: (error) => {
        throw error;
      },
    });
    while (answers.length < wanted) await vi.advanceTimersByTimeAsync(1);
    stop();
    return answers;
  } finally {
    vi.useRealTimers();
  }
};

test('eight values are asked for 20 times a second, and none of them is dropped', async () => {
  const answers = await answersOf(101);
  const [first, last] = [answers[0], answers.at(-1)];
  expect((last?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(4990);
  expect((last?.at ?? 0) - (first?.at ?? 0)).toBeLessThan(5110);
  for (const { row } of answers) expect(row.every((value) => value !== undefined)).toBe(true);
});

test('an adapter that is slower is asked as fast as it answers', async () => {
  const answers = await answersOf(11, 120);
  const gaps = answers.slice(1).map(({ at }, index) => at - (answers[index]?.at ?? 0));
  expect(Math.max(...gaps)).toBeLessThan(130);
});

test('a session that ends says so once, and nothing is asked after it', async () => {
  const { session, channels } = await connected();
  let asked = 0;
  const failure = await new Promise<unknown>((resolve) => {
    pollValues({
      session: {
        values: async (pids) => {
          asked += 1;
          if (asked > 2) throw new Error('pulled out');
          return session.values(pids);
        },
      },
      channels,
      hertz: 1000,
      onAnswer: () => undefined,
      onFailure: resolve,
    });
  });
  expect(failure).toEqual(new Error('pulled out'));
  expect(asked).toBe(3);
});

test('what a screen remembers is the last minute, a guided test remembers all', () => {
  const channels = channelsOf([
    { service: 1, pid: 0x0c, name: 'Engine speed', value: 800, unit: 'rpm', controlUnit: '7E8' },
  ]);
  const minute = createLiveBuffer(0, channels, 60_000);
  const whole = createLiveBuffer(0, channels);
  for (let at = 0; at < 300_000; at += 100) {
    minute.add(at, [at]);
    whole.add(at, [at]);
  }
  const [series] = minute.snapshot().series;
  expect(series?.times[0]).toBeGreaterThan(200_000);
  expect(series?.times.at(-1)).toBe(299_900);
  expect(whole.snapshot().series[0]?.times).toHaveLength(3000);
});

test('a recording that is never stopped is in the browser up to its last answer', async () => {
  const { session, channels } = await connected();
  const store = await localRecordings();
  const recorder = startRecorder({
    store,
    id: 'left-behind',
    vehicleId: 'car',
    name: 'Cold start',
    startedAt: 0,
    channels,
    onFailure: () => undefined,
  });
  const values = await session.values(channels.map(({ pid }) => pid));
  const row = rowOf(channels, values);
  for (let at = 0; at < 1000; at += 50) recorder.add(at, row);
  recorder.mark(1000, 'Fan on');
  // The page goes: what still waits is written then, and nothing is stopped.
  await recorder.flush();
  const bytes = await store.bytesOf('left-behind');
  const recording = decodeRecording(new Uint8Array((await bytes?.arrayBuffer()) ?? []));
  expect(recording.samples).toBe(20 * MAX_SHOWN);
  expect(recording.markers).toEqual([{ at: 1000, text: 'Fan on' }]);
  expect((await store.all()).map(({ id, isDone }) => [id, isDone])).toEqual([
    ['left-behind', false],
  ]);
  await recorder.stop();
  expect((await store.all())[0]?.isDone).toBe(true);
  await store.remove('left-behind');
  expect(await store.bytesOf('left-behind')).toBeUndefined();
});

test('eight values at 20 Hz take well under a tenth of a core, the emulated car included', async () => {
  const { session, channels } = await connected();
  const pids = channels.map(({ pid }) => pid);
  const store = await localRecordings();
  const buffer = createLiveBuffer(0, channels, 60_000);
  const recorder = startRecorder({
    store,
    id: 'measured',
    vehicleId: 'car',
    name: 'Measured',
    startedAt: 0,
    channels,
    onFailure: () => undefined,
  });
  // A minute of answers, with four pictures' worth of data a second.
  const before = process.cpuUsage();
  for (let answer = 0; answer < 1200; answer += 1) {
    const values = await session.values(pids);
    const row = rowOf(channels, values);
    buffer.add(answer * 50, row);
    recorder.add(answer * 50, row);
    if (answer % 5 === 0) buffer.snapshot();
  }
  const { user, system } = process.cpuUsage(before);
  await recorder.stop();
  await store.remove('measured');
  expect((user + system) / 1e6).toBeLessThan(6);
});
