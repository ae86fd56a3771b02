import type {
  GuidedTest,
  GuidedTestId,
  TestedCar,
  TestResult,
} from '@wrenchwise/obd/guided-tests/guided-test';
import { GUIDED_TESTS } from '@wrenchwise/obd/guided-tests/guided-tests';
import type { Channel, Recording } from '@wrenchwise/obd/recording/recording';
import type { ObdSession } from '@wrenchwise/obd/session';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { createLiveBuffer, type LiveBuffer } from '../live/live-buffer.ts';
import { pollValues } from '../live/poll-values.ts';

/** How often it is looked whether the figures decide. */
const JUDGED_EVERY = 1000;

/** A guided test that is being done. */
export interface RunningTest {
  readonly id: GuidedTestId;
  readonly channels: readonly Channel[];
  /** What was recorded until now; undefined before the first second. */
  readonly recording?: Recording;
}

/** The values of a test that the car gives. */
export const channelsFor = (
  { needs, alsoReads }: GuidedTest,
  available: readonly Channel[],
): readonly Channel[] =>
  [...needs, ...alsoReads].flatMap((name) => available.find((one) => one.name === name) ?? []);

interface Options {
  readonly session: Pick<ObdSession, 'values'>;
  readonly available: readonly Channel[];
  readonly car: TestedCar;
  readonly onFailure: (error: unknown) => void;
  /** Has a simulated car do what the test asks of its driver; undefined lets it idle again. */
  readonly simulate: (id: GuidedTestId | undefined) => void;
}

/** Does one guided test at a time: it ends by itself once its figures decide, or at its time. */
export const useGuidedTest = ({ session, available, car, onFailure, simulate }: Options) => {
  const [running, setRunning] = useState<RunningTest>();
  const [result, setResult] = useState<{ id: GuidedTestId; result: TestResult }>();
  const buffer = useRef<LiveBuffer>(undefined);

  const finish = useEffectEvent((id: GuidedTestId, found: TestResult) => {
    setResult({ id, result: found });
    setRunning(undefined);
    simulate(undefined);
  });
  const failed = useEffectEvent(onFailure);
  const judged = useEffectEvent((id: GuidedTestId, recording: Recording) => {
    const test = GUIDED_TESTS[id];
    const found = test.judge(recording, car);
    const isOver = found.verdict !== 'cannot say' || recording.duration >= test.seconds * 1000;
    if (isOver) finish(id, found);
    else setRunning((now) => now && { ...now, recording });
  });

  const id = running?.id;
  const channels = running?.channels;
  useEffect(() => {
    if (id === undefined || channels === undefined) return undefined;
    const began = performance.now();
    const recorded = createLiveBuffer(Date.now(), channels);
    buffer.current = recorded;
    const stop = pollValues({
      session,
      channels,
      hertz: GUIDED_TESTS[id].hertz,
      onAnswer: ({ at, row }) => recorded.add(at - began, row),
      onFailure: (error) => failed(error),
    });
    const timer = setInterval(() => judged(id, recorded.snapshot()), JUDGED_EVERY);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [session, id, channels]);

  return {
    running,
    result,
    start: (test: GuidedTestId): void => {
      setResult(undefined);
      simulate(test);
      setRunning({ id: test, channels: channelsFor(GUIDED_TESTS[test], available) });
    },
    /** Ends it now and judges what there is. */
    end: (): void => {
      const recording = buffer.current?.snapshot();
      if (!running || !recording) return;
      setResult({ id: running.id, result: GUIDED_TESTS[running.id].judge(recording, car) });
      setRunning(undefined);
      simulate(undefined);
    },
  };
};
