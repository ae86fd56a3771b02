import { once } from 'node:events';

import { emulatedCar } from '@wrenchwise/obd/emulated/cars';
import { filterRegeneration } from '@wrenchwise/obd/guided-tests/filter-regeneration';
import type { GuidedTest, TestResult } from '@wrenchwise/obd/guided-tests/guided-test';
import { misfireBalance } from '@wrenchwise/obd/guided-tests/misfire-balance';
import { misfireCounters } from '@wrenchwise/obd/guided-tests/misfire-counters';
import { decodeRecording } from '@wrenchwise/obd/recording/decode-recording';
import { createRecordingEncoder } from '@wrenchwise/obd/recording/encode-recording';
import { channelOf, isRecordable, pidsOf, rowOf } from '@wrenchwise/obd/recording/recording';
import { firstOfEach } from '@wrenchwise/obd/report-words';
import { openSession } from '@wrenchwise/obd/session';
import { expect, test } from 'vitest';

import { emulatorServer, FAST_ROAD } from './emulator-server.ts';
import { connectTcp } from './tcp-transport.ts';

interface Setting {
  readonly car: Parameters<typeof emulatedCar>[0];
  /** How much faster than ours the car's clock goes. */
  readonly pace: number;
  /** Of the car's clock. */
  readonly seconds: number;
}

/** What a guided test finds of an emulated car on TCP, whose clock goes faster than ours. */
const found = async (guided: GuidedTest, { car, pace, seconds }: Setting): Promise<TestResult> => {
  const server = emulatorServer(emulatedCar(car), {}, pace);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('It listens nowhere.');
  const transport = await connectTcp(`127.0.0.1:${address.port}`);
  try {
    const session = await openSession(transport);
    const { values, tests } = await session.report();
    const { needs, needsOneOf = [], alsoReads, readsCounters } = guided;
    const channels = [...needs, ...needsOneOf, ...alsoReads].flatMap((name) =>
      firstOfEach(values)
        .filter((value) => value.name === name && isRecordable(value))
        .map((value) => channelOf(value)),
    );
    const counters = readsCounters ? misfireCounters(tests) : undefined;
    const all = [...channels, ...(counters?.channels ?? [])];
    const encoder = createRecordingEncoder(0, all);
    const began = performance.now();
    const clock = (): number => (performance.now() - began) * pace;
    const counted = async () => (counters ? counters.read(session) : []);
    encoder.add(0, rowOf(all, await counted()));
    while (clock() < seconds * 1000) {
      encoder.add(clock(), rowOf(all, await session.values(pidsOf(channels))));
    }
    encoder.add(clock(), rowOf(all, await counted()));
    return guided.judge(
      decodeRecording(new Uint8Array([...encoder.header, ...encoder.take()])),
      {},
    );
  } finally {
    transport.close();
    server.close();
  }
};

test('a cylinder that misfires is found over TCP, by its counter', async () => {
  const setting = { car: { fault: 'misfire-coil' }, pace: 20, seconds: 60 } as const;
  const { reason, words } = await found(misfireBalance, setting);
  expect(reason).toBe('one cylinder misfires');
  expect(words).toMatch(/cylinder 2: \d{4}/);
});

test('a regeneration is seen over TCP, after a drive', async () => {
  const setting = {
    car: { fuel: 'diesel', driving: FAST_ROAD },
    pace: 300,
    seconds: 720,
  } as const;
  expect((await found(filterRegeneration, setting)).reason).toBe('regenerating');
});
