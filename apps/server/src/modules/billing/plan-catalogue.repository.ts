import { type Database, rowsOf, type Transaction } from '@wrenchwise/database/database';
import { PLAN_IDS, type PlanId } from '@wrenchwise/rules/plans';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { z } from 'zod';

import { installation, products, usageLimits } from './subscriptions.tables.ts';

const Values = z.record(z.string(), z.unknown()).nullable();
const PolicyDetail = z.object({
  plan: z.string(),
  metric: z.string().nullable(),
  from: Values,
  to: Values,
});

export interface StoredProduct {
  readonly planId: PlanId;
  readonly productId: string;
  readonly priceId: string | null;
  readonly name: string;
  readonly description: string;
  readonly priceCents: number;
  readonly currency: string;
  readonly trialDays: number;
}

/** The stored products, in the catalogue's order. */
export const listProducts = async (db: Database): Promise<readonly StoredProduct[]> => {
  const rows = await db.select().from(products);
  return PLAN_IDS.flatMap((planId) => {
    const row = rows.find(({ tier }) => tier === planId);
    return row ? [{ ...row, planId, productId: row.id }] : [];
  });
};

/** Sets the provider's price id of a plan, unless the operator has set it by command. */
export const setConfiguredPrice = async (
  db: Database,
  planId: PlanId,
  priceId: string,
): Promise<void> => {
  await db
    .update(products)
    .set({ priceId })
    .where(and(eq(products.tier, planId), isNull(products.editedAt)));
};

/** Sets for all instances whether everybody has everything, or what they pay for. */
export const setPaymentsOff = async (db: Database, paymentsOff: boolean): Promise<void> => {
  await db
    .update(installation)
    .set({ paymentsOff })
    .where(ne(installation.paymentsOff, paymentsOff));
};

/** The operator's price; from now on starts keep it. */
export const editPrice = async (
  tx: Database | Transaction,
  planId: PlanId,
  price: { priceCents?: number; priceId?: string; trialDays?: number; currency?: string },
): Promise<void> => {
  await tx
    .update(products)
    .set({ ...price, editedAt: sql`app_now()` })
    .where(eq(products.tier, planId));
};

/** What plans allow: by plan and stored metric; null is unlimited. */
export const listLimits = (
  db: Database,
): Promise<{ tier: string; metric: string; allowance: number | null }[]> =>
  db.select().from(usageLimits).orderBy(usageLimits.metric);

/** A change of what plans cost or allow, as the database's triggers recorded it. */
export interface PolicyChange {
  readonly at: string;
  readonly plan: string;
  readonly from: string;
  readonly to: string;
}

/** The last changes of prices and limits, newest first. */
export const listPolicyChanges = async (
  db: Database,
  most: number,
): Promise<readonly PolicyChange[]> => {
  const rows = await rowsOf(
    db,
    sql`select created_at, detail from security_audit_events
        where kind = 'security_policy_change' and detail ->> 'of' in ('products', 'usage_limits')
        order by created_at desc, id limit ${most}`,
  );
  return rows.map((row) => {
    const { plan, metric, from, to } = PolicyDetail.parse(row['detail']);
    return {
      at: new Date(String(row['created_at'])).toISOString(),
      plan: metric === null ? plan : `${plan}: ${metric}`,
      from: JSON.stringify(from),
      to: JSON.stringify(to),
    };
  });
};

/** Sets what a plan allows of a metric that it names; false for one that it does not. */
export const editLimit = async (
  tx: Database | Transaction,
  planId: PlanId,
  metric: string,
  allowance: number | null,
): Promise<boolean> => {
  const rows = await tx
    .update(usageLimits)
    .set({ allowance })
    .where(and(eq(usageLimits.tier, planId), eq(usageLimits.metric, metric)))
    .returning({ metric: usageLimits.metric });
  return rows.length > 0;
};
