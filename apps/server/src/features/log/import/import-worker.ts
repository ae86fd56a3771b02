import { parentPort, workerData } from 'node:worker_threads';

import type { WorkerAnswer, WorkerRequest } from './import-batches.ts';
import { batchesOf } from './import-batches.ts';
import { ImportRefused } from './reading/import-refused.ts';
import { readFile } from './reading/read-file.ts';

const answerOf = ({ wantsRows, ...request }: WorkerRequest): WorkerAnswer => {
  try {
    const { inspection, entries, tasks, duplicates } = readFile(request);
    return {
      inspection,
      duplicates,
      batches: wantsRows ? batchesOf(entries, request.groups) : [],
      tasks: wantsRows
        ? tasks.map((task) => ({ ...task, group: request.groups[task.car] ?? task.car }))
        : [],
      total: entries.length + tasks.length,
    };
  } catch (error) {
    if (error instanceof ImportRefused) return { refused: error.code };
    throw error;
  }
};

// What `readInWorker` handed over.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- not a window's
parentPort?.postMessage(answerOf(workerData as WorkerRequest));
