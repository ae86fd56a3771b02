import {
  createSupportDesk,
  type SupportDesk,
} from '../modules/operations/support/support-desk.service.ts';
import { createAuditService } from '../platform/audit/audit.service.ts';
import { shiftClock } from '../platform/config/clock-offset.ts';
import type { Config } from '../platform/config/config.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { createLog } from '../platform/log.ts';
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
