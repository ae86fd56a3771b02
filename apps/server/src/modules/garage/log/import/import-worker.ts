import type { WorkerAnswer, WorkerRequest } from './import-batches.ts';
import { batchesOf } from './import-batches.ts';
import { ImportRefused } from './reading/import-refused.ts';
import { readFile } from './reading/read-file.ts';

/** Reads what `readInWorker` hands over, on a thread of the pool. */
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

export default answerOf;
