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
  /** Ends connections that are kept for the next mail. */
  readonly close?: () => void;
}

/** The address does not exist or takes no mail from us, for good. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}
