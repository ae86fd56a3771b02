import { Worker } from 'node:worker_threads';

import { bulkhead, BulkheadRejectedError } from 'cockatiel';

import { AppError } from '../../../app-error.ts';
import type { WorkerAnswer, WorkerRequest } from './import-batches.ts';

// `.ts` beside the sources, `.js` beside the bundle.
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './import-worker.ts' : './import-worker.js',
  import.meta.url,
);

/** Files that are read at once, and that wait for it. */
const pace = bulkhead(2, 20);
const TIMEOUT_MS = 60_000;
const HEAP_MB = 512;

const answerOf = (request: WorkerRequest): Promise<WorkerAnswer> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, {
      workerData: request,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    const end = setTimeout(() => {
      reject(new AppError('log/import-too-large'));
      void worker.terminate();
    }, TIMEOUT_MS);
    worker.once('message', (answer: WorkerAnswer) => resolve(answer));
    worker.once('error', (error) => {
      const isMemory = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
      reject(isMemory ? new AppError('log/import-too-large', { cause: error }) : error);
    });
    worker.once('exit', (code) => {
      clearTimeout(end);
      reject(new Error(`the worker ended with ${code} and no answer`)); // of no effect after an answer
    });
  });

/**
 * Reads a file in a worker, before any transaction is open: however long it takes, requests are answered beside it.
 *
 * @throws AppError `log/import-unreadable`, `log/import-too-large`, `log/import-busy` when too many are waiting.
 */
export const readInWorker = async (
  request: WorkerRequest,
): Promise<Exclude<WorkerAnswer, { refused: unknown }>> => {
  const answer = await pace
    .execute(() => answerOf(request))
    .catch((error: unknown) => {
      throw error instanceof BulkheadRejectedError
        ? new AppError('log/import-busy', { cause: error })
        : error;
    });
  if ('refused' in answer) throw new AppError(answer.refused);
  return answer;
};
