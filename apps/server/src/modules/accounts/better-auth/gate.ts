/** Runs work, at most so much of it at once; what waits is begun in the order in which it came. */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

export const createGate = (atOnce: number): Gate => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < atOnce) running += 1;
    // Whoever ends hands its place on.
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
