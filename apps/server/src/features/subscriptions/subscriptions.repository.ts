import type { BillingEntry, PlanOffer } from '@wrenchwise/domain/endpoints/subscription';
import { PLAN_IDS, planOf } from '@wrenchwise/domain/plans';
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from '@wrenchwise/domain/subscription';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';

import type { Personal, Statements } from '../../db/connect.ts';
import {
  billingHistory,
  paymentSubscriptions,
  products,
  subscriptions,
  usageLimits,
} from '../../db/schema/subscriptions.ts';

/** A person's subscription record, in the domain's words. */
export interface SubscriptionRecord {
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

export const findSubscription = async (
  own: Personal,
  userId: string,
): Promise<SubscriptionRecord | undefined> => {
  const [row] = await own
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), isNull(subscriptions.deletedAt)));
  if (!row) return undefined;
  const status = SUBSCRIPTION_STATUSES.find((known) => known === row.status) ?? 'incomplete';
  return { ...row, status };
};

export const findPaymentMethod = async (
  own: Personal,
  userId: string,
): Promise<{ brand: string; last4: string } | null> => {
  const [row] = await own
    .select({ brand: paymentSubscriptions.paymentBrand, last4: paymentSubscriptions.paymentLast4 })
    .from(paymentSubscriptions)
    .where(eq(paymentSubscriptions.userId, userId))
    .orderBy(desc(paymentSubscriptions.updatedAt))
    .limit(1);
  return row?.brand && row.last4 ? { brand: row.brand, last4: row.last4 } : null;
};

export const listBilling = async (
  own: Personal,
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
  }));
};

/** What is sold and enforced: the stored products and limits, in the catalogue's order. */
export const listOffers = async (statements: Statements): Promise<PlanOffer[]> => {
  const rows = await statements
    .select()
    .from(products)
    .innerJoin(usageLimits, eq(usageLimits.tier, products.tier));
  return PLAN_IDS.flatMap((id) => {
    const row = rows.find(({ products: product }) => product.tier === id);
    if (!row) return [];
    const plan = planOf(id);
    return [
      {
        id,
        name: row.products.name,
        description: row.products.description,
        priceCents: row.products.priceCents,
        currency: row.products.currency,
        interval: 'month' as const,
        trialDays: row.products.trialDays,
        features: [...plan.features],
        featureKeys: [...plan.featureKeys],
        allowances: {
          diagnoses: row.usage_limits.diagnosesLimit,
          repairGuides: row.usage_limits.repairGuidesLimit,
        },
      },
    ];
  });
};
