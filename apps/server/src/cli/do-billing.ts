import { formatCents } from '@wrenchwise/rules/money';
import { planOf } from '@wrenchwise/rules/plans';

import {
  findAccount,
  listEvents,
  readCurrentFigures,
  readMonthlyFigures,
} from '../modules/billing/operator.repository.ts';
import { OperatorError } from '../modules/billing/operator.service.ts';
import {
  editLimit,
  editPrice,
  listLimits,
  listPolicyChanges,
  listProducts,
} from '../modules/billing/plan-catalogue.repository.ts';
import type { SyncResult } from '../modules/billing/sync.ts';
import type { BillingCommand } from './billing-arguments.ts';
import { sectionText, tableText } from './billing-text.ts';
import type { BillingDesk } from './open-billing-desk.ts';

const MAX_EVENTS = 50;
const MAX_CHANGES = 20;

const money = (cents: number, currency = 'USD'): string =>
  formatCents(cents, { currency, exact: true });

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

const synced = ({ outcome, isChanged, snapshot }: SyncResult): string =>
  `${outcome}: the provider says ${snapshot?.subscription?.status ?? 'no subscription'}; ` +
  `${isChanged ? 'what was stored differed and is repaired' : 'nothing differed'}.\n`;

const customerText = async ({ operator }: BillingDesk, who: string): Promise<string> => {
  const account = await operator.account(who);
  const facts = await operator.facts(account.id);
  return [
    `${account.name} <${account.email}>  ${account.id}\nEntitled to ${planOf(facts.tier).name}.\n`,
    sectionText('Subscription', facts.subscription),
    sectionText('At the provider', facts.customer),
    sectionText('Granted', facts.grants),
    sectionText('Bills', facts.bills),
    sectionText('Refunds and disputes', facts.incidents),
  ].join('\n');
};

const figuresText = async ({ db }: BillingDesk, months: number): Promise<string> => {
  const now = await readCurrentFigures(db);
  const monthly = await readMonthlyFigures(db, months);
  const running = now.active + now.trialing + now.pastDue + now.ending;
  const rows = monthly.map(({ month, started, ended, revenue }) => ({
    month,
    started,
    ended,
    churn: running + ended === 0 ? '-' : `${((100 * ended) / (running + ended)).toFixed(1)} %`,
    revenue:
      Object.entries(revenue)
        .map(([currency, cents]) => money(cents, currency))
        .join(' + ') || '-',
  }));
  return [
    sectionText('Today', [
      {
        active: now.active,
        trial: now.trialing,
        'past due': now.pastDue,
        ending: now.ending,
        MRR: money(now.mrrCents),
      },
    ]),
    sectionText('By month (churn: ended, of those that run today and those that ended)', rows),
  ].join('\n');
};

const plansText = async ({ db }: BillingDesk): Promise<string> => {
  const products = await listProducts(db);
  const limits = await listLimits(db);
  const changes = await listPolicyChanges(db, MAX_CHANGES);
  return [
    sectionText(
      'Plans',
      products.map(({ planId, name, priceCents, currency, priceId, trialDays }) => ({
        plan: planId,
        name,
        price: money(priceCents, currency),
        'price id': priceId,
        'trial days': trialDays,
      })),
    ),
    sectionText(
      'Limits (a month; storage in MB)',
      limits.map(({ tier, metric, allowance }) => ({
        plan: tier,
        metric,
        allowance: allowance ?? 'unlimited',
      })),
    ),
    ...(changes.length > 0
      ? [
          sectionText(
            'Changes of prices and limits',
            changes.map((change) => ({ ...change })),
          ),
        ]
      : []),
  ].join('\n');
};

/** Does what was asked, or says what it would do. Throws `OperatorError` when it cannot be done. */
export const doBilling = async (
  desk: BillingDesk,
  command: BillingCommand,
  isDryRun: boolean,
): Promise<string> => {
  const { db, operator, billing } = desk;
  const unless = async (does: string, act: () => Promise<string>): Promise<string> =>
    isDryRun ? `Would ${does}. Nothing was changed.\n` : act();

  switch (command.kind) {
    case 'customer':
      return customerText(desk, command.who);
    case 'events': {
      const account = command.who === null ? undefined : await operator.account(command.who);
      return tableText(await listEvents(db, { userId: account?.id ?? null, limit: MAX_EVENTS }));
    }
    case 'replay':
      return unless(`read the customer of ${command.event} afresh`, async () =>
        synced(await operator.replay(command.event)),
      );
    case 'resync': {
      const account = await operator.account(command.who);
      return unless(`read ${account.email} afresh`, async () =>
        synced(await operator.resync(account)),
      );
    }
    case 'grant': {
      const account = await operator.account(command.who);
      const { planId, reason, until, days } = command;
      const endsAt = until ?? (await operator.extendedEnd(account, days ?? 0));
      if (endsAt <= new Date()) throw new OperatorError('The grant would have ended already.');
      const what = `${account.email} ${planOf(planId).name} until ${dayOf(endsAt)}`;
      return unless(`give ${what}`, async () => {
        await operator.grant(account, { planId, endsAt, reason });
        return `Gave ${what}. A mail is queued.\n`;
      });
    }
    case 'revoke': {
      const account = await operator.account(command.who);
      return unless(`end what was granted to ${account.email}`, async () => {
        const count = await operator.revoke(account);
        if (count === 0) throw new OperatorError(`Nothing is granted to ${account.email}.`);
        return `Ended ${count === 1 ? '1 grant' : `${count} grants`} of ${account.email}.\n`;
      });
    }
    case 'refund': {
      const bill = await operator.refundable(command.invoice, command.cents);
      const account = await findAccount(db, bill.userId);
      const what = `${money(bill.cents, bill.currency)} of ${command.invoice} to ${account?.email ?? 'its payer'}`;
      return unless(`refund ${what}`, async () => {
        await operator.refund(bill, command.reason);
        return `Refunded ${what}. The plan is as before: cancel it apart from this.\n`;
      });
    }
    case 'figures':
      return figuresText(desk, command.months);
    case 'reconcile':
      return unless('compare every customer with the provider', async () => {
        const { repaired, failed, doubled, checked, noted } = await billing.reconcile();
        return tableText([
          {
            checked,
            repaired: repaired.join(' ') || 0,
            failed: failed.join(' ') || 0,
            'two subscriptions': doubled.join(' ') || 0,
            'entitlements noted': noted,
          },
        ]);
      });
    case 'plans':
      return plansText(desk);
    case 'set-limit': {
      const { planId, metric, to } = command;
      const what = `${metric} of ${planOf(planId).name} to ${to ?? 'unlimited'}`;
      return unless(`set ${what}`, async () => {
        if (!(await editLimit(db, planId, metric, to))) {
          throw new OperatorError(`${planOf(planId).name} has no limit called ${metric}.`);
        }
        return `Set ${what}.\n`;
      });
    }
    case 'set-price':
    default: {
      const { planId, price } = command;
      const what = `${planOf(planId).name}: ${JSON.stringify(price)}`;
      return unless(`set ${what}`, async () => {
        await editPrice(db, planId, price);
        return `Set ${what}.\n`;
      });
    }
  }
};
