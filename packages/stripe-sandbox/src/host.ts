import type { Transaction } from '@wrenchwise/database/database';

import type { InvoiceDocument } from './pages/invoice-document.ts';

/** Background jobs of the process that the sandbox runs in: stored in its database, retried. */
export interface SandboxQueue {
  /** Queues a job with the commit of `tx`. */
  readonly send: (
    name: string,
    data: object,
    within: { readonly tx: Transaction },
  ) => Promise<void>;
  readonly work: (name: string, handle: (data: unknown) => Promise<void>) => Promise<void>;
  /** `cron` with five fields in UTC. */
  readonly schedule: (name: string, cron: string, work: () => Promise<void>) => Promise<void>;
}

export interface SandboxLog {
  readonly warn: (fields: object, message: string) => void;
  readonly error: (fields: object, message: string) => void;
}

/** What the hosted pages need of the server that shows them. */
export interface PageHost {
  /**
   * The fields of a posted form. Undefined for what is refused: sent from another site, too large, or
   * no form.
   */
  readonly takeForm: (request: Request) => Promise<Readonly<Record<string, string>> | undefined>;
  /** Prints an invoice as PDF. */
  readonly createPdf: (document: InvoiceDocument) => Promise<Uint8Array<ArrayBuffer>>;
}
