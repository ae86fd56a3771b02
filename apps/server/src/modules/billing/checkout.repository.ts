import { type Database, rowsOf, type Transaction } from '@wrenchwise/database/database';
import { and, eq, inArray, sql } from 'drizzle-orm';

import { checkoutSessions } from './payments.tables.ts';
import { products } from './subscriptions.tables.ts';

export type CheckoutRow = typeof checkoutSessions.$inferSelect;

/** What is bought, and where the browser goes afterwards. */
export interface Purchase {
  readonly userId: string;
  readonly planId: string;
  readonly priceId: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly trialDays: number;
  readonly idempotencyKey: string | null;
}

/** The plan that a price buys. */
export const findProductByPrice = async (
  db: Database,
  priceId: string,
): Promise<{ planId: string; trialDays: number } | undefined> => {
  const [row] = await db
    .select({ planId: products.tier, trialDays: products.trialDays })
    .from(products)
    .where(eq(products.priceId, priceId));
  return row;
};

export const findPriceOfPlan = async (
  db: Database | Transaction,
  planId: string,
): Promise<{ priceId: string | null; priceCents: number } | undefined> => {
  const [row] = await db
    .select({ priceId: products.priceId, priceCents: products.priceCents })
    .from(products)
    .where(eq(products.tier, planId));
  return row;
};

export const findByIdempotencyKey = async (
  db: Database,
  userId: string,
  key: string,
): Promise<CheckoutRow | undefined> => {
  const [row] = await db
    .select()
    .from(checkoutSessions)
    .where(and(eq(checkoutSessions.userId, userId), eq(checkoutSessions.idempotencyKey, key)));
  return row;
};

const isSame = (row: CheckoutRow, purchase: Purchase): boolean =>
  row.priceId === purchase.priceId &&
  row.successUrl === purchase.successUrl &&
  row.cancelUrl === purchase.cancelUrl &&
  row.trialDays === purchase.trialDays;

/**
 * The checkout to go on with: one that is open for the same purchase and lasts beyond `usableUntil`,
 * or a new one; and the one that it replaces. Requests of one user wait for each other, so that a
 * double click makes one.
 */
export const openCheckout = (
  db: Database,
  purchase: Purchase,
  { usableUntil, expiresAt }: { usableUntil: Date; expiresAt: Date },
): Promise<{ current: CheckoutRow; replaced: CheckoutRow | undefined }> =>
  db.transaction(async (tx) => {
    const lock = `checkout:${purchase.userId}`;
    await rowsOf(tx, sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
    const [open] = await tx
      .select()
      .from(checkoutSessions)
      .where(
        and(
          eq(checkoutSessions.userId, purchase.userId),
          inArray(checkoutSessions.status, ['creating', 'open']),
        ),
      );
    const isUsable = open && isSame(open, purchase) && open.expiresAt > usableUntil;
    if (isUsable) return { current: open, replaced: undefined };
    if (open) {
      await tx
        .update(checkoutSessions)
        .set({ status: 'replaced' })
        .where(eq(checkoutSessions.id, open.id));
    }
    // A key whose checkout came to nothing is this one's.
    if (purchase.idempotencyKey !== null) {
      await tx
        .update(checkoutSessions)
        .set({ idempotencyKey: null })
        .where(
          and(
            eq(checkoutSessions.userId, purchase.userId),
            eq(checkoutSessions.idempotencyKey, purchase.idempotencyKey),
          ),
        );
    }
    const [current] = await tx
      .insert(checkoutSessions)
      .values({ ...purchase, status: 'creating', expiresAt })
      .returning();
    if (!current) throw new Error('the checkout was not stored');
    return { current, replaced: open };
  });

/** Stores the provider's session. False when another checkout has replaced this one meanwhile. */
export const storeSession = async (
  db: Database,
  id: string,
  session: { sessionId: string; url: string; expiresAt: Date },
): Promise<boolean> => {
  const rows = await db
    .update(checkoutSessions)
    .set({ ...session, status: 'open' })
    .where(and(eq(checkoutSessions.id, id), inArray(checkoutSessions.status, ['creating', 'open'])))
    .returning({ id: checkoutSessions.id });
  return rows.length > 0;
};

export const abandonCheckout = async (db: Database, id: string): Promise<void> => {
  await db
    .update(checkoutSessions)
    .set({ status: 'replaced' })
    .where(
      and(eq(checkoutSessions.id, id), inArray(checkoutSessions.status, ['creating', 'open'])),
    );
};
