import type { Database, Transaction } from '@wrenchwise/database/database';
import { longDate } from '@wrenchwise/rules/day-words';
import { dateLocaleOf } from '@wrenchwise/rules/place';
import { type PlanId, planOf } from '@wrenchwise/rules/plans';

import type { PaymentClient } from '../../platform/adapters/payments/port.ts';
import type { AuditService } from '../../platform/audit/audit.service.ts';
import type { MailService } from '../messages/mail/mail.service.ts';
import type { Ask } from './ask-provider.ts';
import { findCustomer } from './customers.repository.ts';
import {
  type Account,
  type Bill,
  type CustomerFacts,
  endGrants,
  findAccount,
  findBill,
  findEventCustomer,
  findGrantEnd,
  insertGrant,
  readCustomerFacts,
} from './operator.repository.ts';
import type { RecordEntitlement } from './record-entitlement.ts';
import { paymentsOf } from './snapshot-of.ts';
import type { SyncCustomer, SyncResult } from './sync.ts';

/** What the operator asked for does not exist, or cannot be done. Its message is shown. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}

/** What the operator does by command: there is no administrator and no admin route. */
export interface OperatorService {
  readonly account: (who: string) => Promise<Account>;
  readonly facts: (userId: string) => Promise<CustomerFacts>;
  /** Reads the customer of an event, or of an account, afresh, as the event would. */
  readonly replay: (eventId: string) => Promise<SyncResult>;
  readonly resync: (account: Account) => Promise<SyncResult>;
  /** Gives a plan until a day; beside what is paid for, the better one counts. */
  readonly grant: (
    account: Account,
    grant: { planId: PlanId; endsAt: Date; reason: string },
  ) => Promise<void>;
  /** The end that extending by days would give: from the current grant's end, or from now. */
  readonly extendedEnd: (account: Account, days: number) => Promise<Date>;
  /** Ends every grant of a user now; how many there were. */
  readonly revoke: (account: Account) => Promise<number>;
  /** A bill, and what may still be refunded of it. Throws where nothing may. */
  readonly refundable: (name: string, cents: number | null) => Promise<Bill & { cents: number }>;
  /** Refunds through the provider, and reads the customer afresh. */
  readonly refund: (bill: Bill & { cents: number }, reason: string) => Promise<void>;
}

const DAY_MS = 24 * 60 * 60 * 1000;

interface Dependencies {
  readonly db: Database;
  readonly client: PaymentClient;
  readonly ask: Ask;
  readonly sync: SyncCustomer;
  readonly audit: Pick<AuditService, 'record'>;
  readonly mail: Pick<MailService, 'send'>;
  readonly recordEntitlement: RecordEntitlement;
  readonly appUrl: string;
  readonly now: () => Date;
}

/** Records what the operator did. */
const createRecordAct =
  ({ audit }: Pick<Dependencies, 'audit'>) =>
  (
    tx: Database | Transaction,
    userId: string,
    act: 'plan-granted' | 'plan-revoked' | 'refunded' | 'billing-read',
    about: Readonly<Record<string, string>> = {},
  ) =>
    audit.record(tx, { userId, kind: 'admin_action', detail: { by: 'operator', act, ...about } });

type RecordAct = ReturnType<typeof createRecordAct>;

/** Plans that are granted and taken back. */
const createGrants = (
  { db, audit, mail, recordEntitlement, appUrl, now }: Dependencies,
  recordAct: RecordAct,
): Pick<OperatorService, 'grant' | 'extendedEnd' | 'revoke'> => ({
  grant: (account, { planId, endsAt, reason }) =>
    db.transaction(async (tx) => {
      await insertGrant(tx, { userId: account.id, planId, endsAt, reason });
      await audit.record(tx, {
        userId: account.id,
        kind: 'permission_change',
        detail: { by: 'operator', granted: planId, until: endsAt.toISOString() },
      });
      await recordAct(tx, account.id, 'plan-granted');
      await recordEntitlement(tx, account.id);
      await mail.send(tx, {
        to: account.email,
        userId: account.id,
        template: {
          kind: 'plan-granted',
          name: account.name,
          planName: planOf(planId).name,
          until: longDate(endsAt, dateLocaleOf(account.country), 'UTC'),
          url: `${appUrl}/dashboard/subscription`,
        },
      });
    }),
  extendedEnd: async ({ id }, days) =>
    new Date(((await findGrantEnd(db, id)) ?? now()).getTime() + days * DAY_MS),
  revoke: (account) =>
    db.transaction(async (tx) => {
      const count = await endGrants(tx, account.id);
      if (count > 0) {
        await audit.record(tx, {
          userId: account.id,
          kind: 'permission_change',
          detail: { by: 'operator', revoked: String(count) },
        });
        await recordAct(tx, account.id, 'plan-revoked');
        await recordEntitlement(tx, account.id);
      }
      return count;
    }),
});

/** Money that is given back. */
const createRefunds = (
  { db, client, ask, sync }: Dependencies,
  recordAct: RecordAct,
): Pick<OperatorService, 'refundable' | 'refund'> => ({
  refundable: async (name, cents) => {
    const bill = await findBill(db, name);
    if (!bill) throw new OperatorError(`There is no bill ${name}.`);
    const left = bill.status === 'paid' ? bill.amount - bill.refunded : 0;
    if (left <= 0) throw new OperatorError(`Nothing of ${name} can be refunded.`);
    if (cents !== null && cents > left) {
      throw new OperatorError(`At most ${left} cents of ${name} can be refunded.`);
    }
    return { ...bill, cents: cents ?? left };
  },
  refund: async ({ userId, invoiceId, cents, refunded }, reason) => {
    const invoice = await ask(() => client.invoices.retrieve(invoiceId, { expand: ['payments'] }));
    const payment = paymentsOf(invoice).find((id) => id.startsWith('pi_'));
    if (payment === undefined) throw new OperatorError('This bill was not paid by card.');
    await ask(() =>
      client.refunds.create(
        {
          payment_intent: payment,
          amount: cents,
          reason: 'requested_by_customer',
          metadata: { note: reason },
        },
        // Twice the same command at the same state is one refund.
        { idempotencyKey: `refund-${invoiceId}-${refunded}-${cents}` },
      ),
    );
    await recordAct(db, userId, 'refunded', { id: invoiceId, cents: String(cents) });
    const customer = await findCustomer(db, userId);
    if (customer) await sync(customer.customerId);
  },
});

export const createOperatorService = (dependencies: Dependencies): OperatorService => {
  const { db, sync } = dependencies;
  const recordAct = createRecordAct(dependencies);

  /** A reading that found nothing new is no act. */
  const onRecord = async (result: SyncResult): Promise<SyncResult> => {
    if (result.isChanged && result.userId !== null) {
      await recordAct(db, result.userId, 'billing-read');
    }
    return result;
  };

  const customerIdOf = async ({ id, email }: Account): Promise<string> => {
    const customer = await findCustomer(db, id);
    if (!customer) throw new OperatorError(`${email} is no customer of the payment provider.`);
    return customer.customerId;
  };

  return {
    ...createGrants(dependencies, recordAct),
    ...createRefunds(dependencies, recordAct),
    account: async (who) => {
      const account = await findAccount(db, who);
      if (!account) throw new OperatorError(`There is no account ${who}.`);
      return account;
    },
    facts: (userId) => readCustomerFacts(db, userId),
    replay: async (eventId) => {
      const event = await findEventCustomer(db, eventId);
      if (!event) throw new OperatorError(`No event ${eventId} was taken in.`);
      if (event.customerId === null) throw new OperatorError('This event is about no customer.');
      return onRecord(await sync(event.customerId));
    },
    resync: async (account) => onRecord(await sync(await customerIdOf(account))),
  };
};
