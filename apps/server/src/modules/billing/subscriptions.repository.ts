import type {
  BillingEntry,
  PlanOffer,
  Subscription,
} from '@wrenchwise/contract/endpoints/subscription';
import {
  type Database,
  type Reads,
  rowsOf,
  type Transaction,
  type UserDatabase,
} from '@wrenchwise/database/database';
import { planFeatures } from '@wrenchwise/rules/plan-features';
import { PLAN_IDS, planOf } from '@wrenchwise/rules/plans';
import {
  CANCEL_REASONS,
  type CancelReason,
  SUBSCRIPTION_STATUSES,
  type SubscriptionStatus,
} from '@wrenchwise/rules/subscription';
import { perMetric } from '@wrenchwise/rules/usage-metrics';
import { and, desc, eq, gt, isNull, lte, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';

import { storedMetric } from '../../platform/db/stored-metric.ts';
import { planGrants } from './payments.tables.ts';
import {
  billingHistory,
  paymentSubscriptions,
  products,
  subscriptions,
  usageLimits,
} from './subscriptions.tables.ts';

/** A user's subscription as a domain type. */
export interface SubscriptionRecord {
  readonly cancelReason: CancelReason | null;
  readonly pastDueSince: Date | null;
  readonly id: string;
  readonly planId: string;
  readonly status: SubscriptionStatus;
  readonly currentPeriodStart: Date;
  readonly currentPeriodEnd: Date;
  readonly cancelAtPeriodEnd: boolean;
  readonly canceledAt: Date | null;
  readonly endedAt: Date | null;
  readonly trialEnd: Date | null;
}

/** A subscription; undefined without one. */
const toSubscription = (row: typeof subscriptions.$inferSelect | null) => {
  if (!row) return undefined;
  const status = SUBSCRIPTION_STATUSES.find((known) => known === row.status) ?? 'incomplete';
  const cancelReason = CANCEL_REASONS.find((known) => known === row.cancelReason) ?? null;
  return { ...row, status, cancelReason } satisfies SubscriptionRecord;
};

/** The customer as the payment provider was last read: the card, and what is due. */
const toPayer = (row: typeof paymentSubscriptions.$inferSelect | null) => {
  const none = {
    paymentMethod: null as Subscription['paymentMethod'],
    due: null as { readonly amount: number; readonly currency: string } | null,
  };
  if (!row) return none;
  const { paymentBrand: brand, paymentLast4: last4, cardExpMonth, cardExpYear } = row;
  const { amountDueCents: amount, amountDueCurrency: currency } = row;
  return {
    paymentMethod:
      brand && last4
        ? { brand, last4, expMonth: cardExpMonth, expYear: cardExpYear }
        : none.paymentMethod,
    due: amount > 0 && currency !== null ? { amount, currency } : none.due,
  };
};

type Moment = Date | Placeholder;

const selectStanding = (own: Reads, userId: string | SQL, now: Moment) =>
  own
    .select({ subscription: subscriptions, payer: paymentSubscriptions, grant: planGrants })
    // A row in any case, whichever of the three there is.
    .from(sql`(select 1) one`)
    .leftJoin(subscriptions, and(eq(subscriptions.userId, userId), isNull(subscriptions.deletedAt)))
    .leftJoin(paymentSubscriptions, eq(paymentSubscriptions.userId, userId))
    .leftJoin(
      planGrants,
      and(
        eq(planGrants.userId, userId),
        isNull(planGrants.revokedAt),
        lte(planGrants.startsAt, now),
        gt(planGrants.endsAt, now),
      ),
    )
    .orderBy(
      sql`${paymentSubscriptions.updatedAt} desc nulls last, ${planGrants.endsAt} desc nulls last`,
    )
    .limit(1);

const toStanding = ([row]: Awaited<ReturnType<typeof selectStanding>>) => ({
  subscription: toSubscription(row?.subscription ?? null),
  payer: toPayer(row?.payer ?? null),
  grant: row?.grant ?? undefined,
});

/** A user’s plan and its state. */
export type Standing = ReturnType<typeof toStanding>;

/**
 * A user’s plan and its state, in one statement, because every page asks: the subscription, the
 * customer as last read, and of the plans that the operator gave for a time the last to end.
 */
export const findStanding = async (
  own: Reads,
  userId: string | SQL,
  now: Date,
): Promise<Standing> => toStanding(await selectStanding(own, userId, now));

/** The same of the user of a trip, by a statement that is built once: each page asks for it. */
export const createReadStanding = ({
  reading,
}: Pick<Database, 'reading'>): ((now: Date) => Promise<Standing>) => {
  const now = sql.placeholder('now');
  const statement = selectStanding(reading, sql`app_user_id()`, now).prepare('find_standing');
  return async (at) => toStanding(await statement.execute({ now: at.toISOString() }));
};

export const listBilling = async (
  own: UserDatabase | Transaction,
  userId: string,
): Promise<z.input<typeof BillingEntry>[]> => {
  const rows = await own
    .select()
    .from(billingHistory)
    .where(eq(billingHistory.userId, userId))
    .orderBy(desc(billingHistory.date));
  return rows.map((row) => ({
    id: row.id,
    date: row.date.toISOString(),
    description: row.description,
    amount: row.amountCents,
    currency: row.currency,
    status: row.status,
    invoiceNumber: row.number,
    invoiceUrl: row.invoiceUrl,
    pdfUrl: row.pdfUrl,
    amountRefunded: row.refundedCents,
  }));
};

/** The stored products and limits, in the catalogue's order. */
export const listOffers = async (db: Database): Promise<PlanOffer[]> => {
  const rows = await db
    .select({ product: products, metric: usageLimits.metric, allowance: usageLimits.allowance })
    .from(products)
    .innerJoin(usageLimits, eq(usageLimits.tier, products.tier));
  return PLAN_IDS.flatMap((id) => {
    const ofPlan = rows.filter(({ product }) => product.tier === id);
    const product = ofPlan[0]?.product;
    if (!product) return [];
    const allowances = perMetric((metric) => {
      const row = ofPlan.find((limit) => limit.metric === storedMetric(metric));
      return row ? row.allowance : 0;
    });
    const features = planFeatures(id, allowances);
    return [
      {
        id,
        priceId: product.priceId,
        name: product.name,
        description: product.description,
        priceCents: product.priceCents,
        currency: product.currency,
        interval: 'month' as const,
        trialDays: product.trialDays,
        features: features.flatMap(({ text, isAvailable }) => (isAvailable ? [text] : [])),
        coming: features.flatMap(({ text, isAvailable }) => (isAvailable ? [] : [text])),
        featureKeys: [...planOf(id).featureKeys],
        allowances,
      },
    ];
  });
};

/** Cancels at the period's end. False unless a paid plan is active, trialing or past due. */
export const cancelSubscription = async (
  own: UserDatabase | Transaction,
  userId: string,
): Promise<boolean> => {
  const [row] = await rowsOf(
    own,
    sql`select cancel_subscription(${userId}::uuid) as cancelled from subscriptions
        where user_id = ${userId}::uuid and deleted_at is null and plan_id <> 'free'`,
  );
  return row?.['cancelled'] === true;
};

/**
 * Resumes within the period, with the status from before the cancellation; false when there is
 * nothing to resume. By the owner role: `app_user` only reads subscriptions.
 */
export const resumeSubscription = async (db: Database, userId: string): Promise<boolean> => {
  const rows = await rowsOf(
    db,
    sql`update subscriptions
        set status = case
              when status_before_cancel = 'past_due' then 'past_due'
              when trial_end > app_now() or (status_before_cancel = 'trialing' and trial_end is null)
                then 'trialing'
              else 'active' end,
            status_before_cancel = null, cancel_at_period_end = false, canceled_at = null, updated_at = app_now()
        where user_id = ${userId}::uuid and deleted_at is null and status = 'canceled'
          and cancel_at_period_end and current_period_end > app_now()
        returning id`,
  );
  return rows.length > 0;
};
