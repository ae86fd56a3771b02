import type { Database } from '@wrenchwise/database/database';

import { createMailService, type MailService } from '../modules/messages/mail/mail.service.ts';
import { startJobQueue } from '../platform/jobs/start-queue.ts';
import type { Log } from '../platform/log.ts';

/** Queues the mails of a command; the server delivers them. */
export const openCommandMail = async (
  db: Database,
  { log, appUrl }: { log: Log; appUrl: string },
): Promise<{ mail: MailService; stop: () => Promise<void> }> => {
  const queue = await startJobQueue(db, log);
  const mail = await createMailService({
    // This process may have no mail server set up.
    queue: { ...queue, work: (name) => queue.open(name) },
    transport: { deliver: () => Promise.reject(new Error('nothing is delivered here')) },
    // Only optional mails ask, and commands send none.
    notifications: { wants: async () => true, unsubscribeUrl: () => appUrl },
    appUrl,
  });
  return { mail, stop: () => queue.stop() };
};
