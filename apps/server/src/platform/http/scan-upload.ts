import type { ScanForMalware } from '../adapters/malware-scan/port.ts';
import { AppError } from '../app-error.ts';

const filesOf = (body: unknown): readonly Blob[] => {
  if (body instanceof Blob) return [body];
  if (typeof body !== 'object' || body === null) return [];
  return Object.values(body).flatMap(filesOf);
};

/** Throws unless the scanner calls every file of an uploaded body clean. */
export type ScanUpload = (body: unknown) => Promise<void>;

/**
 * Has each uploaded file scanned before any feature sees it. Throws `file/malware` for one in which
 * something was found, and `file/scan-unavailable` without a verdict: nothing is taken unseen.
 */
export const createScanUpload =
  (scan: ScanForMalware | undefined): ScanUpload =>
  async (body) => {
    if (!scan) return;
    for (const file of filesOf(body)) {
      const found = await scan(file).catch((cause: unknown) => {
        throw new AppError('file/scan-unavailable', { cause });
      });
      if (found !== undefined) {
        throw new AppError('file/malware', { cause: new Error(`the scanner found ${found}`) });
      }
    }
  };
