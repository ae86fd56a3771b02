/** A mail as it leaves the product. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Headers beyond the usual ones, by name. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Delivers one mail, or throws so that the queue tries again later. */
export interface MailTransport {
  /** Throws `MailRefusedError` when no later try can succeed. */
  readonly deliver: (mail: Mail) => Promise<void>;
  /** Closes pooled connections. */
  readonly close?: () => void;
}

/** The server permanently refuses mail to this address. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}
