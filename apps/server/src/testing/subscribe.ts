import type { Database } from '@wrenchwise/database/database';
import type { PlanId } from '@wrenchwise/rules/plans';
import type { SubscriptionStatus } from '@wrenchwise/rules/subscription';
import { sql } from 'drizzle-orm';

export const DAY_MS = 24 * 60 * 60 * 1000;

/** The instant so many days from now; negative ones are past. */
export const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);

/** Sets a user's subscription, as a payment webhook would. */
export const subscribe = async (
  db: Database,
  userId: string,
  options: { planId: PlanId | 'legacy'; status: SubscriptionStatus; periodEnd: Date },
): Promise<void> => {
  const start = inDays(-60).toISOString();
  await db.execute(sql`delete from subscriptions where user_id = ${userId}`);
  await db.execute(
    sql`insert into subscriptions (user_id, plan_id, status, current_period_start, current_period_end)
        values (${userId}, ${options.planId}, ${options.status}, ${start}, ${options.periodEnd.toISOString()})`,
  );
};
