import { createTransport } from 'nodemailer';

import { MailRefusedError, type MailTransport } from './port.ts';

const TIMEOUT_MS = 10_000;

// Pooled: greeting, TLS and login once for many mails. The socket's time-out closes an idle
// connection.
const CONNECTIONS = 4;

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

const hasPasswordForTheNet = (url: string): boolean => {
  const parsed = URL.parse(url);
  return parsed !== null && parsed.password !== '' && !LOOPBACK.test(parsed.hostname);
};

// 5xx to RCPT is about this address. 5xx to anything else (login, sender, size) is about our
// configuration: an operator can mend it, so the mail is tried again.
const isAddressRefused = (error: unknown): boolean =>
  error instanceof Error &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;

/**
 * Delivers through the SMTP server of `SMTP_URL`: smtps:// for TLS from the start, smtp:// for
 * STARTTLS wherever the server offers it, credentials in the address.
 */
export const smtpTransport = (options: { url: string; from: string }): MailTransport => {
  const transport = createTransport({
    url: options.url,
    pool: true,
    maxConnections: CONNECTIONS,
    // A password is sent over TLS only. `?requireTLS=` in the URL overrides this.
    requireTLS: hasPasswordForTheNet(options.url),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    deliver: async (mail) => {
      await transport.sendMail({ from: options.from, ...mail }).catch((cause: unknown) => {
        throw isAddressRefused(cause)
          ? new MailRefusedError('the address was refused for good', { cause })
          : cause;
      });
    },
    close: () => transport.close(),
  };
};
