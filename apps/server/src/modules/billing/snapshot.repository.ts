import { type Database, rowsOf, type Transaction } from '@wrenchwise/database/database';
import { PLAN_IDS, type PlanId, planOf } from '@wrenchwise/rules/plans';
import { eq, inArray, sql } from 'drizzle-orm';

import type {
  CustomerSnapshot,
  NamedInvoice,
  ProviderIncident,
  ProviderInvoice,
  ProviderSubscription,
} from './customer-snapshot.ts';
import { paymentIncidents } from './payments.tables.ts';
import {
  billingHistory,
  paymentSubscriptions,
  products,
  subscriptions,
} from './subscriptions.tables.ts';

/** Writes of one reading of the provider, within its transaction. */

interface Reading {
  readonly userId: string;
  readonly customerId: string;
  readonly reading: number;
}

/** The plan of a subscription: its price's, else the one that it was bought as. */
export const planOfSubscription = async (
  tx: Database | Transaction,
  { priceId, notedPlan }: ProviderSubscription,
): Promise<PlanId | undefined> => {
  const [product] = await tx
    .select({ tier: products.tier })
    .from(products)
    .where(eq(products.priceId, priceId));
  return PLAN_IDS.find((id) => id === (product?.tier ?? notedPlan));
};

/** The names of the plans that are sold, by their price. */
export const planNamesByPrice = async (
  tx: Database | Transaction,
): Promise<ReadonlyMap<string, string>> => {
  const rows = await tx.select({ tier: products.tier, priceId: products.priceId }).from(products);
  return new Map(
    rows.flatMap(({ tier, priceId }) => (priceId === null ? [] : [[priceId, planOf(tier).name]])),
  );
};

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);

const isOwing = ({ status }: ProviderSubscription): boolean =>
  status === 'past_due' || status === 'unpaid';

/** What is due, by the bills of a subscription that owes. */
const dueBills = ({ subscription, invoices }: CustomerSnapshot): readonly ProviderInvoice[] =>
  subscription && isOwing(subscription)
    ? invoices.filter(({ due, subscriptionId }) => due > 0 && subscriptionId === subscription.id)
    : [];

export const writeCustomer = async (
  tx: Transaction,
  { customerId, reading }: Reading,
  snapshot: CustomerSnapshot,
): Promise<void> => {
  const { subscription } = snapshot;
  const bills = dueBills(snapshot);
  const card = subscription?.card ?? null;
  await tx
    .update(paymentSubscriptions)
    .set({
      readingWritten: reading,
      readAt: sql`app_now()`,
      updatedAt: sql`app_now()`,
      amountDueCents: sum(bills.map(({ due }) => due)),
      amountDueCurrency: bills[0]?.currency ?? null,
      ...(subscription && {
        subscriptionId: subscription.id,
        status: subscription.status,
        priceId: subscription.priceId,
        currentPeriodStart: subscription.periodStart,
        currentPeriodEnd: subscription.periodEnd,
        cancelAtPeriodEnd: subscription.isEnding,
        paymentBrand: card?.brand ?? null,
        paymentLast4: card?.last4 ?? null,
        cardExpMonth: card?.expMonth ?? null,
        cardExpYear: card?.expYear ?? null,
        ...(subscription.isTrialRefused
          ? { trialRefusedAt: sql`coalesce(${paymentSubscriptions.trialRefusedAt}, app_now())` }
          : {}),
      }),
    })
    .where(eq(paymentSubscriptions.customerId, customerId));
};

/** The user's subscription as docs/product.md has it: cancelled at once, entitled until the period ends. */
export const writeSubscription = async (
  tx: Transaction,
  userId: string,
  {
    subscription,
    plan,
    snapshot,
  }: {
    subscription: ProviderSubscription;
    /** Undefined for a price of no plan: then the plan stays as it was stored. */
    plan: PlanId | undefined;
    snapshot: CustomerSnapshot;
  },
): Promise<void> => {
  const { status, isEnding, periodStart, periodEnd, endedAt, canceledAt, trialEnd } = subscription;
  const since = dueBills(snapshot)
    .map(({ date }) => date)
    .toSorted((a, b) => a.getTime() - b.getTime())[0];
  const values = {
    status: isEnding ? 'canceled' : status,
    statusBeforeCancel: isEnding ? status : null,
    currentPeriodStart: periodStart,
    currentPeriodEnd: periodEnd,
    cancelAtPeriodEnd: isEnding,
    canceledAt,
    endedAt,
    trialEnd,
    cancelReason: isEnding || endedAt ? subscription.cancelReason : null,
    cancelComment: isEnding || endedAt ? subscription.cancelComment : null,
    pastDueSince: isOwing(subscription) ? (since ?? periodStart) : null,
  };
  await tx
    .insert(subscriptions)
    .values({ userId, planId: plan ?? 'free', ...values })
    .onConflictDoUpdate({
      target: subscriptions.userId,
      targetWhere: sql`deleted_at is null`,
      set: { ...values, ...(plan && { planId: plan }), updatedAt: sql`app_now()` },
    });
};

/** Writes the bills, and returns those that are paid now and were not known as paid before. */
export const writeInvoices = async (
  tx: Transaction,
  userId: string,
  invoices: readonly NamedInvoice[],
): Promise<readonly NamedInvoice[]> => {
  if (invoices.length === 0) return [];
  const before = await tx
    .select({ id: billingHistory.invoiceId, status: billingHistory.status })
    .from(billingHistory)
    .where(
      inArray(
        billingHistory.invoiceId,
        invoices.map(({ id }) => id),
      ),
    );
  const statusBefore = new Map(before.map(({ id, status }) => [id, status]));
  const excluded = (column: string) => sql.raw(`excluded.${column}`);
  await tx
    .insert(billingHistory)
    .values(
      invoices.map((invoice) => ({
        userId,
        invoiceId: invoice.id,
        date: invoice.date,
        description: invoice.description,
        amountCents: invoice.total,
        currency: invoice.currency,
        status: invoice.status,
        number: invoice.number,
        invoiceUrl: invoice.url,
        pdfUrl: invoice.pdfUrl,
        periodStart: invoice.periodStart,
        periodEnd: invoice.periodEnd,
        taxCents: invoice.tax,
        refundedCents: invoice.refunded,
        subscriptionId: invoice.subscriptionId,
      })),
    )
    .onConflictDoUpdate({
      target: billingHistory.invoiceId,
      set: {
        date: excluded('date'),
        description: excluded('description'),
        amountCents: excluded('amount_cents'),
        status: excluded('status'),
        number: excluded('number'),
        invoiceUrl: excluded('invoice_url'),
        pdfUrl: excluded('pdf_url'),
        taxCents: excluded('tax_cents'),
        refundedCents: excluded('refunded_cents'),
        updatedAt: sql`app_now()`,
      },
    });
  return invoices.filter(
    ({ id, status, paid }) => status === 'paid' && paid > 0 && statusBefore.get(id) !== 'paid',
  );
};

/** Writes refunds and disputes, and returns those that are new. */
export const writeIncidents = async (
  tx: Transaction,
  userId: string,
  incidents: readonly ProviderIncident[],
): Promise<readonly ProviderIncident[]> => {
  if (incidents.length === 0) return [];
  const known = await tx
    .select({ id: paymentIncidents.providerId })
    .from(paymentIncidents)
    .where(
      inArray(
        paymentIncidents.providerId,
        incidents.map(({ id }) => id),
      ),
    );
  const ids = new Set(known.map(({ id }) => id));
  await tx
    .insert(paymentIncidents)
    .values(
      incidents.map(({ kind, id, invoiceId, amount, currency, status, reason, occurredAt }) => ({
        userId,
        kind,
        providerId: id,
        invoiceId,
        amountCents: amount,
        currency,
        status,
        reason,
        occurredAt,
      })),
    )
    .onConflictDoUpdate({
      target: paymentIncidents.providerId,
      set: {
        status: sql.raw('excluded.status'),
        invoiceId: sql.raw('excluded.invoice_id'),
        amountCents: sql.raw('excluded.amount_cents'),
        updatedAt: sql`app_now()`,
      },
    });
  return incidents.filter(({ id }) => !ids.has(id));
};

/** The plan that entitles before and now; the two are the same where nothing changed. */
export const noteEntitlement = async (
  tx: Transaction,
  userId: string,
): Promise<{ before: string; now: string }> => {
  const [row] = await rowsOf(tx, sql`select * from note_entitlement(${userId}::uuid)`);
  return { before: String(row?.['before']), now: String(row?.['now']) };
};
