/** Why a file as a whole cannot be read; each is a code of the error catalogue. */
export type RefusalCode = 'log/import-unreadable' | 'log/import-too-large';

/** A file that cannot be read. Thrown within the worker, where no `AppError` is. */
export class ImportRefused extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode) {
    super(code);
    this.code = code;
  }
}
