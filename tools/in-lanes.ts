/** A part of a run, and the parts that have to be done before it. */
export interface Step {
  readonly name: string;
  /** Names of other steps; one that is not in the run is not waited for. */
  readonly after?: readonly string[];
  readonly run: () => Promise<void>;
}

/**
 * Runs steps, `lanes` of them at a time: a lane that is free takes the first one in the list that waits for nothing. So
 * the order is that of importance, and nothing is idle while something can be done. Rejects with the first failure of
 * a step, once those that run beside it are done. Steps that wait for each other in a circle are an error.
 */
export const inLanes = async (lanes: number, steps: readonly Step[]): Promise<void> => {
  const names = new Set(steps.map(({ name }) => name));
  const waiting = [...steps];
  const done = new Set<string>();
  const running = new Map<string, Promise<void>>();
  const takeNext = (): Step | undefined => {
    const index = waiting.findIndex(({ after = [] }) =>
      after.every((name) => done.has(name) || !names.has(name)),
    );
    return index < 0 ? undefined : waiting.splice(index, 1)[0];
  };
  const start = async ({ name, run }: Step): Promise<void> => {
    await run();
    done.add(name);
    running.delete(name);
  };
  try {
    while (waiting.length > 0 || running.size > 0) {
      while (running.size < lanes) {
        const next = takeNext();
        if (next === undefined) break;
        running.set(next.name, start(next));
      }
      if (running.size === 0) {
        throw new Error(`steps wait for each other: ${waiting.map(({ name }) => name).join(', ')}`);
      }
      await Promise.race(running.values());
    }
  } finally {
    await Promise.allSettled(running.values());
  }
};
