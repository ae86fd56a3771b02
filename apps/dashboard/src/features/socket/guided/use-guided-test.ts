import {
  type GuidedTest,
  type GuidedTestId,
  isMovingIn,
  type TestedCar,
  type TestResult,
} from '@wrenchwise/obd/guided-tests/guided-test';
import { GUIDED_TESTS } from '@wrenchwise/obd/guided-tests/guided-tests';
import {
  type MisfireCounters,
  misfireCounters,
} from '@wrenchwise/obd/guided-tests/misfire-counters';
import { type Channel, MAX_CHANNELS, type Recording } from '@wrenchwise/obd/recording/recording';
import type { CarReport, ObdSession } from '@wrenchwise/obd/session';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { createLiveBuffer, type LiveBuffer } from '../live/live-buffer.ts';
import { type LiveAnswer, pollValues } from '../live/poll-values.ts';
import { useScreenAwake } from '../live/use-screen-awake.ts';

/** How often it is looked whether the figures decide. */
const JUDGED_EVERY = 1000;
/** Between two looks at the counters of misfires: each takes as many questions as there are cylinders. */
const COUNTED_EVERY = 10_000;

/** A guided test that is being done. */
export interface RunningTest {
  readonly id: GuidedTestId;
  readonly channels: readonly Channel[];
  readonly counters?: MisfireCounters;
  /** What was recorded until now; undefined before the first second. */
  readonly recording?: Recording;
}

/** The values of a test that the car gives. */
const channelsFor = (
  { needs, needsOneOf = [], alsoReads }: GuidedTest,
  available: readonly Channel[],
): readonly Channel[] =>
  [...needs, ...needsOneOf, ...alsoReads].flatMap(
    (name) => available.find((one) => one.name === name) ?? [],
  );

/** A test with what this car gives for it. */
const prepared = (
  id: GuidedTestId,
  available: readonly Channel[],
  tests: CarReport['tests'],
): RunningTest => {
  const test = GUIDED_TESTS[id];
  const channels = channelsFor(test, available);
  const counters = test.readsCounters && misfireCounters(tests, MAX_CHANNELS - channels.length);
  if (!counters) return { id, channels };
  return { id, channels: [...channels, ...counters.channels], counters };
};

/** What is done with the answers of a test besides judging them. */
export interface TestRecorder {
  /** Resolves when it takes answers: what came before would be missing when it is judged again. */
  readonly start: (id: GuidedTestId, channels: readonly Channel[]) => Promise<void>;
  readonly add: (answer: LiveAnswer) => void;
  /** @param isWorthIt whether anything was measured */
  readonly stop: (isWorthIt: boolean) => void;
}

interface Options {
  readonly session: Pick<ObdSession, 'values' | 'ask'>;
  readonly available: readonly Channel[];
  /** Results of on-board tests: which counters the car has. */
  readonly tests: CarReport['tests'];
  readonly car: TestedCar;
  readonly recorder: TestRecorder;
  readonly onFailure: (error: unknown) => void;
  /** Has a simulated car do what the test asks of its driver; undefined lets it idle again. */
  readonly simulate: (id: GuidedTestId | undefined) => void;
}

/** Whether a test ends by itself: its figures decide or its time is over, and the car has stopped. */
const isOver = (test: GuidedTest, recording: Recording, { verdict }: TestResult): boolean => {
  // What a driver would read is not shown before the car has stopped.
  if (isMovingIn(recording)) return false;
  if (recording.duration >= test.seconds * 1000) return true;
  return test.isDone ? test.isDone(recording) : verdict !== 'cannot say';
};

/** Does one guided test at a time: it ends by itself once its figures decide, or at its time. */
export const useGuidedTest = (options: Options) => {
  const { session, available, tests, car, recorder, onFailure, simulate } = options;
  const [running, setRunning] = useState<RunningTest>();
  const [result, setResult] = useState<{ id: GuidedTestId; result: TestResult }>();
  const buffer = useRef<LiveBuffer>(undefined);
  useScreenAwake(running !== undefined);

  const finish = (id: GuidedTestId, found: TestResult): void => {
    setResult({ id, result: found });
    setRunning(undefined);
    simulate(undefined);
    recorder.stop(found.figures.length > 0);
  };
  const failed = useEffectEvent(onFailure);
  const answered = useEffectEvent((answer: LiveAnswer) => recorder.add(answer));
  /** Whether that was the end of it. */
  const judged = useEffectEvent((id: GuidedTestId, recording: Recording): boolean => {
    const test = GUIDED_TESTS[id];
    const found = test.judge(recording, car);
    const isDone = isOver(test, recording, found);
    if (isDone) finish(id, found);
    else setRunning((now) => now && { ...now, recording });
    return isDone;
  });

  const id = running?.id;
  const channels = running?.channels;
  const counters = running?.counters;
  useEffect(() => {
    if (id === undefined || channels === undefined) return undefined;
    const began = performance.now();
    const recorded = createLiveBuffer(Date.now(), channels);
    buffer.current = recorded;
    const stop = pollValues({
      session,
      channels,
      hertz: GUIDED_TESTS[id].hertz,
      ...(counters
        ? { besides: { every: COUNTED_EVERY, read: () => counters.read(session) } }
        : {}),
      onAnswer: (answer) => {
        recorded.add(answer.at - began, answer.row);
        answered(answer);
      },
      onFailure: (error) => failed(error),
    });
    const leave = (): void => {
      stop();
      clearInterval(timer);
    };
    const timer = setInterval(() => {
      if (judged(id, recorded.snapshot())) leave();
    }, JUDGED_EVERY);
    return leave;
  }, [session, id, channels, counters]);

  return {
    running,
    result,
    start: async (test: GuidedTestId): Promise<void> => {
      setResult(undefined);
      const begun = prepared(test, available, tests);
      await recorder.start(test, begun.channels);
      simulate(test);
      setRunning(begun);
    },
    /** Ends it now and judges what there is. */
    end: (): void => {
      const recording = buffer.current?.snapshot();
      if (!running || !recording) return;
      finish(running.id, GUIDED_TESTS[running.id].judge(recording, car));
    },
  };
};
