import { createTransport } from 'nodemailer';

import type { MailTransport } from './port.ts';

const TIMEOUT_MS = 10_000;

/** Delivers through the SMTP server of `SMTP_URL` (smtp:// or smtps://, credentials in the address). */
export const smtpTransport = (given: { url: string; from: string }): MailTransport => {
  const transport = createTransport({
    url: given.url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    deliver: async (mail) => {
      await transport.sendMail({ from: given.from, ...mail });
    },
  };
};
