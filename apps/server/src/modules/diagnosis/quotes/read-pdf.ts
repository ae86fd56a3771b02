import { AppError } from '../../../platform/app-error.ts';
import { WORK_BUDGETS } from '../../../platform/workers/work-budgets.ts';
import { createWorkPool, workerFile, WorkRefused } from '../../../platform/workers/work-pool.ts';
import type { PdfAnswer, ReadPdf } from './quote-worker.ts';

const read = createWorkPool<Uint8Array<ArrayBuffer>, PdfAnswer>(
  workerFile(import.meta.url, 'quote-worker'),
  WORK_BUDGETS.quote,
);

/** A PDF begins with this, within its first kilobyte (ISO 32000-1, annex H). */
const isPdf = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-');

/**
 * The text of a PDF, row by row. The bytes are moved to a thread of the pool: the caller's are empty afterwards.
 *
 * @throws AppError `quote/wrong-type` for what is no PDF, `quote/file-locked`, `quote/file-broken`, `quote/file-no-text`, `quote/file-too-much` for what
 *   takes too long or too much memory, `quote/file-busy` when too many are waiting.
 */
export const readPdf = async (bytes: Uint8Array<ArrayBuffer>): Promise<ReadPdf> => {
  if (!isPdf(bytes)) throw new AppError('quote/wrong-type');
  const answer = await read(bytes, [bytes.buffer]).catch((error: unknown) => {
    if (!(error instanceof WorkRefused)) throw error;
    const isBusy = error.refusal === 'queue-full';
    throw new AppError(isBusy ? 'quote/file-busy' : 'quote/file-too-much', { cause: error });
  });
  if ('refused' in answer) throw new AppError(answer.refused);
  return answer;
};
