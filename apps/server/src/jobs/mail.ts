import { z } from 'zod';

import type { Mail, MailTransport } from '../adapters/mail/port.ts';
import type { JobQueue } from './queue.ts';

const MailJob = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});

const QUEUE = 'mail';

/** Hands a mail to the queue: it is sent even when the mail server is down just now. */
export type SendMail = (mail: Mail) => Promise<void>;

/** Works the mail queue with a transport and returns the way to put mails into it. */
export const startMailJobs = async (
  queue: JobQueue,
  transport: MailTransport,
): Promise<SendMail> => {
  await queue.work(QUEUE, async (data) => transport.deliver(MailJob.parse(data)));
  return (mail) => queue.send(QUEUE, mail);
};
