import type { Database } from '@wrenchwise/database/database';

import { createMailService, type MailService } from '../features/mail/mail.service.ts';
import { startJobQueue } from '../jobs/queue.ts';
import type { Log } from '../log.ts';

/** Letters of a command: put into the queue, and left to the server to deliver. */
export const openCommandMail = async (
  db: Database,
  { log, appUrl }: { log: Log; appUrl: string },
): Promise<{ mail: MailService; stop: () => Promise<void> }> => {
  const queue = await startJobQueue(db, log);
  const mail = await createMailService({
    // This process may know of no mail server.
    queue: { ...queue, work: (name) => queue.open(name) },
    transport: { deliver: () => Promise.reject(new Error('nothing is delivered here')) },
    // For kinds that a person may switch off: what a command sends is none.
    notifications: { wants: async () => true, unsubscribeUrl: () => appUrl },
    appUrl,
  });
  return { mail, stop: () => queue.stop() };
};
