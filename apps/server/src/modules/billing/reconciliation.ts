import type { Database } from '@wrenchwise/database/database';

import type { Log } from '../../platform/log.ts';
import { listCustomersToReconcile } from './customers.repository.ts';
import { listStaleEntitlements } from './entitlements.repository.ts';
import type { RecordEntitlement } from './record-entitlement.ts';
import type { SyncCustomer } from './sync.ts';

/** What a reconciliation did. */
export interface ReconciliationReport {
  readonly checked: number;
  /** Customers whose stored state differed from the provider's, and does no more. */
  readonly repaired: readonly string[];
  /** Customers that could not be read; nothing was written of them. */
  readonly failed: readonly string[];
  /** Users whose entitlement changed by time only, which the security events tell now. */
  readonly noted: number;
  /** Customers with a second subscription that runs. */
  readonly doubled: readonly string[];
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Of subscriptions that ended, bills may still be refunded and disputed. */
const ENDED_DAYS = 130;

/** Compares every customer with the provider and repairs what webhooks missed. May be repeated. */
export type Reconcile = () => Promise<ReconciliationReport>;

export const createReconcile =
  (dependencies: {
    db: Database;
    sync: SyncCustomer;
    recordEntitlement: RecordEntitlement;
    now: () => Date;
    log: Log;
  }): Reconcile =>
  async () => {
    const { db, sync, recordEntitlement, now, log } = dependencies;
    const repaired: string[] = [];
    const failed: string[] = [];
    const doubled: string[] = [];
    const customers = await listCustomersToReconcile(
      db,
      new Date(now().getTime() - ENDED_DAYS * DAY_MS),
    );
    // One after the other: nobody waits, and the provider counts calls.
    for (const customer of customers) {
      try {
        const { isChanged, snapshot } = await sync(customer);
        if (isChanged) repaired.push(customer);
        if (snapshot && snapshot.others.length > 0) doubled.push(customer);
      } catch (error) {
        log.warn({ err: error, customer }, 'a customer could not be compared with the provider');
        failed.push(customer);
      }
    }
    const stale = await listStaleEntitlements(db);
    for (const userId of stale) await db.transaction((tx) => recordEntitlement(tx, userId));
    const report = { checked: customers.length, repaired, failed, doubled, noted: stale.length };
    const isQuiet = repaired.length + failed.length + doubled.length === 0;
    log[isQuiet ? 'info' : 'warn'](report, 'payments were compared with the provider');
    return report;
  };
