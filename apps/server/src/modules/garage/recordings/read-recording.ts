import { AppError } from '../../../platform/app-error.ts';
import { WORK_BUDGETS } from '../../../platform/workers/work-budgets.ts';
import { createWorkPool, workerFile, WorkRefused } from '../../../platform/workers/work-pool.ts';
import type { ReadRecording, RecordingAnswer, RecordingWork } from './recording-worker.ts';

const work = createWorkPool<RecordingWork, RecordingAnswer>(
  workerFile(import.meta.url, 'recording-worker'),
  WORK_BUDGETS.recording,
);

const answerTo = async (task: RecordingWork): Promise<RecordingAnswer> => {
  const answer = await work(task).catch((error: unknown) => {
    if (!(error instanceof WorkRefused)) throw error;
    throw new AppError('recording/busy', { cause: error });
  });
  if (answer.kind === 'unreadable') throw new AppError('recording/unreadable');
  return answer;
};

/**
 * What a list shows of a recording, and what its guided test found, worked out on a thread of the pool.
 *
 * @throws AppError `recording/unreadable`, `recording/busy` when too many are waiting
 */
export const readRecording = async (
  recording: Omit<Extract<RecordingWork, { kind: 'read' }>, 'kind'>,
): Promise<ReadRecording> => {
  const answer = await answerTo({ kind: 'read', ...recording });
  if (answer.kind !== 'read') throw new Error('the thread answered something else');
  return answer.read;
};

/** A stored recording as the table that spreadsheets read, made on a thread; throws as `readRecording` does. */
export const recordingTable = async (bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> => {
  const answer = await answerTo({ kind: 'table', bytes });
  if (answer.kind !== 'table') throw new Error('the thread answered something else');
  return answer.table;
};
