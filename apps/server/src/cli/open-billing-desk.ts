import type { Database } from '@wrenchwise/database/database';

import { createAsk } from '../modules/billing/ask-provider.ts';
import { createBillingFeature } from '../modules/billing/billing.feature.ts';
import type { BillingService } from '../modules/billing/billing.service.ts';
import {
  createOperatorService,
  type OperatorService,
} from '../modules/billing/operator.service.ts';
import { readSoldProducts } from '../modules/billing/plan-catalogue.service.ts';
import { openPayments } from '../platform/adapters/open-payments.ts';
import { createAuditService } from '../platform/audit/audit.service.ts';
import { authSecrets } from '../platform/config/auth-secret.ts';
import { shiftClock } from '../platform/config/clock-offset.ts';
import { type Config, ConfigError } from '../platform/config/config.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { startJobQueue } from '../platform/jobs/start-queue.ts';
import { createLog } from '../platform/log.ts';
import { createPolicies } from '../platform/policies.ts';
import { openCommandMail } from './command-mail.ts';

export interface BillingDesk {
  readonly db: Database;
  readonly billing: BillingService;
  readonly operator: OperatorService;
  readonly close: () => Promise<void>;
}

/** A queue that jobs are put into and that the server works on. */
const withoutWorkers = (started: Awaited<ReturnType<typeof startJobQueue>>) => ({
  ...started,
  work: (name: string) => started.open(name),
  schedule: (name: string) => started.open(name),
});

/**
 * Billing on an open database, which `stop` leaves open.
 *
 * @param operator who acts, for the record
 */
export const billingDeskOn = async (
  db: Database,
  config: Config,
  operator: string,
): Promise<Omit<BillingDesk, 'close'> & { readonly stop: () => Promise<void> }> => {
  const log = createLog('silent');
  const { appUrl } = config;
  const now = () => new Date();
  const started = await startJobQueue(db, log);
  const queue = withoutWorkers(started);
  const { mail, stop } = await openCommandMail(db, { log, appUrl });
  const audit = createAuditService({ db, operator });
  const policies = createPolicies();
  const opened = await openPayments({
    config,
    db,
    queue,
    log,
    now,
    products: await readSoldProducts(db, config),
    deliver: () => Promise.reject(new Error('nothing is delivered here')),
  });
  if (!opened) throw new ConfigError('PAYMENTS: off; there is nothing to bill');
  const { payments } = opened;
  const { service: billing } = await createBillingFeature({
    db,
    queue,
    payments,
    policies,
    secrets: authSecrets(config),
    audit,
    mail,
    appUrl,
    now,
    log,
  });
  const { sync, recordEntitlement } = billing;
  return {
    db,
    billing,
    operator: createOperatorService({
      db,
      client: payments.client,
      ask: createAsk(policies),
      sync,
      audit,
      mail,
      recordEntitlement,
      appUrl,
      now,
    }),
    stop: async () => {
      await stop();
      await started.stop();
    },
  };
};

/** Billing on the server's database: it changes what the server would, and the server does its jobs. */
export const openBillingDesk = async (config: Config, operator: string): Promise<BillingDesk> => {
  shiftClock(config.clockOffsetMs);
  const db = await openDatabase(config, createLog('silent'));
  const { stop, ...desk } = await billingDeskOn(db, config, operator);
  return {
    ...desk,
    close: async () => {
      await stop();
      await db.close();
    },
  };
};
