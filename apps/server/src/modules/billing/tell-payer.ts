import type { Transaction } from '@wrenchwise/database/database';
import { longDate } from '@wrenchwise/rules/day-words';
import { formatCents } from '@wrenchwise/rules/money';
import { dateLocaleOf } from '@wrenchwise/rules/place';

import type { EmailTemplate } from '../messages/mail/email-template.ts';
import type { MailService } from '../messages/mail/mail.service.ts';
import type {
  NamedInvoice,
  ProviderIncident,
  ProviderInvoice,
  ProviderSubscription,
} from './customer-snapshot.ts';
import type { CustomerRow } from './customers.repository.ts';

interface Payer {
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** What a reading of the provider changed. */
interface Changes {
  /** The customer as the reading before left it. */
  readonly before: CustomerRow;
  readonly subscription: ProviderSubscription | null;
  readonly planName: string;
  readonly invoices: readonly ProviderInvoice[];
  /** Bills that were paid since. */
  readonly paid: readonly NamedInvoice[];
  /** Refunds and disputes that are new. */
  readonly incidents: readonly ProviderIncident[];
  readonly eventType: string | null;
}

/** Mails what changed, once, as part of the transaction that writes the change. */
export type TellPayer = (tx: Transaction, payer: Payer, changes: Changes) => Promise<void>;

/** What a plan was, or had been, paid with. */
const ENTITLED: ReadonlySet<string | null> = new Set([
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
]);

const OWING: ReadonlySet<string | null> = new Set(['past_due', 'unpaid']);

/** What is older was paid before we knew of it: nobody waits for a receipt. */
const RECEIPT_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

const money = (cents: number, currency: string): string =>
  formatCents(cents, { currency, exact: true });

const dayIn =
  (country: string) =>
  (date: Date): string =>
    longDate(date, dateLocaleOf(country), 'UTC');

/** The one event that is notified of as such, three days before a trial ends. */
export const TRIAL_ENDING = 'customer.subscription.trial_will_end';

export const createTellPayer = ({
  mail,
  appUrl,
  now,
}: {
  mail: Pick<MailService, 'send'>;
  appUrl: string;
  now: () => Date;
}): TellPayer => {
  const url = `${appUrl}/dashboard/subscription`;

  /** About the subscription's state: at most one, the most important. */
  const aboutState = (
    { name, country }: Pick<Payer, 'name' | 'country'>,
    { before, subscription, planName, invoices, eventType }: Changes,
  ): EmailTemplate | undefined => {
    if (!subscription) return undefined;
    const common = { name, planName, url };
    const dayOf = dayIn(country);
    const isSame = before.subscriptionId === subscription.id;
    const until = dayOf(subscription.periodEnd);
    const due = invoices.filter((bill) => bill.subscriptionId === subscription.id && bill.due > 0);
    const [bill] = due;
    if (subscription.isTrialRefused && before.trialRefusedAt === null) {
      return { kind: 'trial-refused', ...common };
    }
    if (isSame && subscription.endedAt && ENTITLED.has(before.status)) {
      return { kind: 'plan-ended', ...common };
    }
    if (OWING.has(subscription.status) && !OWING.has(isSame ? before.status : null)) {
      const total = due.reduce((sum, { due: amount }) => sum + amount, 0);
      return {
        kind: 'payment-failed',
        ...common,
        amount: money(total, bill?.currency ?? 'USD'),
        until,
      };
    }
    if (isSame && subscription.status === 'active' && OWING.has(before.status)) {
      return { kind: 'payment-recovered', ...common, until };
    }
    if (isSame && subscription.isEnding && !before.cancelAtPeriodEnd) {
      return { kind: 'plan-cancelled', ...common, until };
    }
    if (
      eventType === TRIAL_ENDING &&
      subscription.status === 'trialing' &&
      !subscription.isEnding
    ) {
      return {
        kind: 'trial-ending',
        ...common,
        date: dayOf(subscription.trialEnd ?? subscription.periodEnd),
      };
    }
    return undefined;
  };

  return async (tx, payer, changes) => {
    const { userId, email, name, country } = payer;
    const send = (template: EmailTemplate) => mail.send(tx, { to: email, userId, template });
    const state = aboutState(payer, changes);
    if (state) await send(state);
    for (const bill of changes.paid) {
      if (now().getTime() - bill.date.getTime() > RECEIPT_DAYS * DAY_MS) continue;
      await send({
        kind: 'payment-receipt',
        name,
        description: bill.description,
        amount: money(bill.paid, bill.currency),
        date: dayIn(country)(bill.date),
        number: bill.number,
        url,
      });
    }
    for (const { kind, amount, currency, status } of changes.incidents) {
      if (kind === 'refund' && status !== 'failed' && status !== 'canceled') {
        await send({ kind: 'payment-refunded', name, amount: money(amount, currency), url });
      }
    }
  };
};
