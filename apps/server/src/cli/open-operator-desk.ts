import { EXPORT_SOURCES } from '../export-parts.ts';
import { createDataExportService } from '../modules/accounts/export/data-export.service.ts';
import { openAccountMails } from '../modules/accounts/identity/account-mails.ts';
import {
  cancelPaidPlan,
  eraseAccount,
} from '../modules/accounts/use-cases/deletion/erase-account.ts';
import { createSubscriptionsService } from '../modules/billing/subscriptions.service.ts';
import {
  createOperatorQueues,
  type OperatorQueues,
} from '../modules/operations/operator/operator-queues.service.ts';
import {
  createOperatorUsers,
  type EraseAccount,
  type OperatorUsers,
} from '../modules/operations/operator/operator-users.service.ts';
import { openFileStore } from '../platform/adapters/create-adapters.ts';
import { createAuditService } from '../platform/audit/audit.service.ts';
import { shiftClock } from '../platform/config/clock-offset.ts';
import type { Config } from '../platform/config/config.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { startJobQueue } from '../platform/jobs/start-queue.ts';
import { createLog } from '../platform/log.ts';
import { createPolicies } from '../platform/policies.ts';
import { createUsageService } from '../platform/usage/usage.service.ts';
import { openCommandMail } from './command-mail.ts';
import { billingDeskOn } from './open-billing-desk.ts';

export interface OperatorDesk {
  readonly users: OperatorUsers;
  readonly queues: OperatorQueues;
  readonly close: () => Promise<void>;
}

/** Accounts, jobs, webhooks and storage, on the server's database. */
export const openOperatorDesk = async (config: Config): Promise<OperatorDesk> => {
  shiftClock(config.clockOffsetMs);
  const log = createLog('silent');
  const now = () => new Date();
  const db = await openDatabase(config, log);
  const queue = await startJobQueue(db, log);
  const audit = createAuditService({ db });
  const { appUrl } = config;

  // Opened for this only: it needs the payment provider.
  const erase: EraseAccount = async (account, { operator }, record) => {
    const { billing, stop } = await billingDeskOn(db, config, operator);
    const { mail, stop: stopMail } = await openCommandMail(db, { log, appUrl });
    try {
      const usage = createUsageService({ leaseMs: config.diagnosisTimeoutMs });
      const policies = createPolicies();
      const subscriptions = createSubscriptionsService({
        db,
        usage,
        billing,
        policies,
        now,
      });
      const planName = await cancelPaidPlan(subscriptions, account.id);
      const accountMails = await openAccountMails(queue);
      await db.transaction(async (tx) => {
        await record(tx);
        await eraseAccount(tx, account, { mail, accountMails, billing, planName });
      });
    } finally {
      await stopMail();
      await stop();
    }
  };

  return {
    users: createOperatorUsers({
      db,
      audit,
      dataExport: createDataExportService({
        exportSources: EXPORT_SOURCES,
        db,
        audit,
        fileStore: await openFileStore(config),
        now,
      }),
      erase,
    }),
    queues: createOperatorQueues({ db, audit, queue }),
    close: async () => {
      await queue.stop();
      await db.close();
    },
  };
};
