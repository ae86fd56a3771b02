/** A mail as it leaves the product. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Delivers one mail, or throws so that the queue tries again later. */
export interface MailTransport {
  readonly deliver: (mail: Mail) => Promise<void>;
}
