import { once } from 'node:events';

import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  /** For SMTP_URL. */
  readonly url: string;
  /** The received mails, oldest first. */
  readonly mails: readonly Email[];
  readonly close: () => Promise<void>;
}

/** A real SMTP server that stores what it receives. */
export const startMailServer = async (): Promise<MailServer> => {
  const mails: Email[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const keep = async (): Promise<void> => {
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(Buffer.from(chunk));
        mails.push(await PostalMime.parse(Buffer.concat(chunks)));
      };
      void keep().finally(done);
    },
  });
  const listener = smtp.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    close: () => new Promise((closed) => smtp.close(() => closed())),
  };
};
