import { Piscina } from 'piscina';

import type { WorkBudget } from './work-budgets.ts';

/** Why a piece of work has no answer, although nothing is wrong with the code that does it. */
export type WorkRefusal =
  /** Too much is waiting already: nothing was begun. */
  | 'queue-full'
  /** There was no answer in time; the thread was ended. */
  | 'out-of-time'
  /** It wanted more heap than its budget; only its thread ended. */
  | 'out-of-memory';

/** Work that was refused, or ended, by its budget. */
export class WorkRefused extends Error {
  override readonly name = 'WorkRefused';
  readonly refusal: WorkRefusal;

  constructor(refusal: WorkRefusal, options?: ErrorOptions) {
    super(`the work was refused: ${refusal}`, options);
    this.refusal = refusal;
  }
}

/** Hands one piece of work to a thread. What is in `transfer` is moved instead of copied. */
export type DoWork<Task, Answer> = (
  task: Task,
  transfer?: readonly ArrayBuffer[],
) => Promise<Answer>;

/** Threads without work end after this time and give their memory back. */
const IDLE_MS = 10_000;
/** What was just made and is soon let go: more of it would only let the process grow. */
const YOUNG_MB = 16;
/** Below the server's own thread where the system knows priorities of threads: requests come first. */
const NICE = 5;

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * A pool of threads for one kind of work. `file` is a module whose default export does a task, named without its
 * ending: `.ts` beside the sources, `.js` beside the bundle, where it is an entry of its own (`rolldown.config.ts`).
 * Threads are made when they are needed.
 *
 * @throws WorkRefused when the budget is spent; an error of the task itself as it is.
 */
export const createWorkPool = <Task, Answer>(
  file: URL,
  budget: WorkBudget,
): DoWork<Task, Answer> => {
  const { threads, queue, milliseconds, heapMb } = budget;
  let pool: Piscina<Task, Answer> | undefined;
  let asked = 0;
  return async (task, transfer = []) => {
    // Counted here: Piscina's own limit lets some more through while its threads start.
    if (asked >= threads + queue) throw new WorkRefused('queue-full');
    pool ??= new Piscina<Task, Answer>({
      filename: file.href,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE_MS,
      // Layouting goes on in callbacks: a thread must not sleep on a signal between them.
      atomics: 'disabled',
      niceIncrement: NICE,
      recordTiming: false,
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: YOUNG_MB },
    });
    const signal = AbortSignal.timeout(milliseconds);
    asked += 1;
    try {
      return await pool.run(task, { signal, transferList: [...transfer] });
    } catch (error) {
      if (signal.aborted) throw new WorkRefused('out-of-time', { cause: error });
      throw isOutOfMemory(error) ? new WorkRefused('out-of-memory', { cause: error }) : error;
    } finally {
      asked -= 1;
    }
  };
};

/** The module of a worker: beside the sources, or in the bundle's folder. */
export const workerFile = (here: string, name: string): URL =>
  new URL(here.endsWith('.ts') ? `./${name}.ts` : `./${name}.js`, here);
