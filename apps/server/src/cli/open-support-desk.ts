import { shiftClock } from '../config/clock-offset.ts';
import type { Config } from '../config/config.ts';
import { openDatabase } from '../db/open-database.ts';
import { createAuditService } from '../features/audit/audit.service.ts';
import { createMailService } from '../features/mail/mail.service.ts';
import { createSupportDesk, type SupportDesk } from '../features/support/support-desk.service.ts';
import { startJobQueue } from '../jobs/queue.ts';
import { createLog } from '../log.ts';

/** The team's desk on the server's database. */
export const openSupportDesk = async (
  config: Config,
): Promise<{ desk: SupportDesk; isEmbedded: boolean; close: () => Promise<void> }> => {
  shiftClock(config.clockOffsetMs);
  const log = createLog('silent');
  const { connection, release } = await openDatabase(config, log, { mustExist: true });
  const { db, statementsAs } = connection;
  const queue = await startJobQueue(connection, log);
  const { appUrl } = config;
  const mail = await createMailService({
    // Letters are left to the server: this process may know of no mail server.
    queue: { ...queue, work: (name) => queue.open(name) },
    transport: { deliver: () => Promise.reject(new Error('nothing is delivered here')) },
    // For kinds that a person may switch off: an answer is none.
    notifications: { wants: async () => true, unsubscribeUrl: () => appUrl },
    appUrl,
  });
  return {
    desk: createSupportDesk({ db, audit: createAuditService({ statementsAs }), mail, appUrl }),
    isEmbedded: connection.kind === 'embedded',
    close: async () => {
      await queue.stop();
      await connection.close();
      release();
    },
  };
};
