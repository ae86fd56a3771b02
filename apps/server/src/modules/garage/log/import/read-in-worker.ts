import { AppError } from '../../../../platform/app-error.ts';
import { WORK_BUDGETS } from '../../../../platform/workers/work-budgets.ts';
import { createWorkPool, workerFile, WorkRefused } from '../../../../platform/workers/work-pool.ts';
import type { WorkerAnswer, WorkerRequest } from './import-batches.ts';

const read = createWorkPool<WorkerRequest, WorkerAnswer>(
  workerFile(import.meta.url, 'import-worker'),
  WORK_BUDGETS.import,
);

/**
 * Reads a file on a thread of the pool, before any transaction is open: however long it takes, requests are answered
 * beside it. The bytes are moved there: the caller's are empty afterwards.
 *
 * @throws AppError `log/import-unreadable`, `log/import-too-large`, `log/import-busy` when too many are waiting.
 */
export const readInWorker = async (
  request: WorkerRequest & { readonly bytes: Uint8Array<ArrayBuffer> },
): Promise<Exclude<WorkerAnswer, { refused: unknown }>> => {
  const answer = await read(request, [request.bytes.buffer]).catch((error: unknown) => {
    if (!(error instanceof WorkRefused)) throw error;
    const isTooLarge = error.refusal === 'out-of-memory';
    throw new AppError(isTooLarge ? 'log/import-too-large' : 'log/import-busy', { cause: error });
  });
  if ('refused' in answer) throw new AppError(answer.refused);
  return answer;
};
