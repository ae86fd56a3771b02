import { shiftClock } from '../config/clock-offset.ts';
import type { Config } from '../config/config.ts';
import { openDatabase } from '../db/open-database.ts';
import { createAuditService } from '../features/audit/audit.service.ts';
import { createSupportDesk, type SupportDesk } from '../features/support/support-desk.service.ts';
import { createLog } from '../log.ts';
import { openCommandMail } from './command-mail.ts';

/**
 * The support desk, on the server's database.
 *
 * @param operator who acts, for the record
 */
export const openSupportDesk = async (
  config: Config,
  operator: string,
): Promise<{ desk: SupportDesk; isEmbedded: boolean; close: () => Promise<void> }> => {
  shiftClock(config.clockOffsetMs);
  const log = createLog('silent');
  const db = await openDatabase(config, log);
  const { appUrl } = config;
  const { mail, stop } = await openCommandMail(db, { log, appUrl });
  return {
    desk: createSupportDesk({ db, audit: createAuditService({ db, operator }), mail, appUrl }),
    isEmbedded: db.kind === 'embedded',
    close: async () => {
      await stop();
      await db.close();
    },
  };
};
