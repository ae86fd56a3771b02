import type { ObdValue } from '@wrenchwise/obd/obd-value';
import { type Channel, pidsOf, rowOf } from '@wrenchwise/obd/recording/recording';
import type { ObdSession } from '@wrenchwise/obd/session';

const SECOND = 1000;

/** What an answer of the car says, and when it came. */
export interface LiveAnswer {
  /** Of `performance.now()`. */
  readonly at: number;
  readonly row: readonly (number | undefined)[];
}

interface Options {
  readonly session: Pick<ObdSession, 'values'>;
  readonly channels: readonly Channel[];
  /** Times a second, where the adapter is fast enough. */
  readonly hertz: number;
  /** What is asked besides, first at once and then after so many milliseconds each. */
  readonly besides?: {
    readonly every: number;
    readonly read: () => Promise<readonly ObdValue[]>;
  };
  readonly onAnswer: (answer: LiveAnswer) => void;
  /** The connection ended, or the car fell silent. */
  readonly onFailure: (error: unknown) => void;
}

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * Asks for values again and again; returns how to stop. The beat is that of the clock, not by pauses, so
 * that what one answer took does not slow down the next; an adapter that is slower is asked as fast as it
 * answers. Each answer is handed on once.
 */
export const pollValues = ({
  session,
  channels,
  hertz,
  besides,
  onAnswer,
  onFailure,
}: Options): (() => void) => {
  const controller = new AbortController();
  const { signal } = controller;
  const period = SECOND / hertz;
  const pids = pidsOf(channels);
  const run = async (): Promise<void> => {
    let next = performance.now();
    let askedAt = Number.NEGATIVE_INFINITY;
    while (!signal.aborted) {
      const isDue = besides !== undefined && performance.now() - askedAt >= besides.every;
      if (isDue) askedAt = performance.now();
      const values = [...(await session.values(pids)), ...(isDue ? await besides.read() : [])];
      if (signal.aborted) return;
      onAnswer({ at: performance.now(), row: rowOf(channels, values) });
      const now = performance.now();
      next = Math.max(next + period, now);
      await pause(next - now);
    }
  };
  run().catch((error: unknown) => {
    if (!signal.aborted) onFailure(error);
  });
  return () => controller.abort();
};
