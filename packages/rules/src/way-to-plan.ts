import { type PlanId, PLANS } from './plans.ts';
import { isActive, type SubscriptionStatus } from './subscription.ts';

/**
 * How a user gets to a plan:
 * - `current`: they have it;
 * - `checkout`: it is bought in the hosted checkout;
 * - `change`: the running subscription is changed, with the proration shown first;
 * - `manage`: the subscription page comes first (a bill to pay, a cancellation to take back, a paid
 *   plan to leave).
 */
export type WayToPlan = 'current' | 'checkout' | 'change' | 'manage';

/** A subscription, as far as it decides. */
interface HeldPlan {
  /** Null for the free plan. */
  readonly id: string | null;
  readonly planId: PlanId;
  readonly status: SubscriptionStatus;
  readonly cancelAtPeriodEnd: boolean;
  /** ISO 8601. */
  readonly currentPeriodEnd: string;
}

/** A status in which the provider still holds a subscription that a second one would stand beside. */
const HELD = new Set<SubscriptionStatus>(['past_due', 'unpaid', 'paused']);

/** How whoever has this subscription gets to `planId`. The server decides again when it is asked. */
export const wayToPlan = (
  { id, planId: own, status, cancelAtPeriodEnd, currentPeriodEnd }: HeldPlan,
  planId: PlanId,
  now = new Date(),
): WayToPlan => {
  const isPaid = id !== null && PLANS[own].priceCents > 0;
  if (!isPaid) return planId === own || planId === 'free' ? 'current' : 'checkout';
  if (isActive(status) && !cancelAtPeriodEnd) {
    if (planId === own) return 'current';
    return planId === 'free' ? 'manage' : 'change';
  }
  const isEnding = cancelAtPeriodEnd && new Date(currentPeriodEnd) > now;
  if (isEnding || HELD.has(status)) return 'manage';
  return planId === 'free' ? 'current' : 'checkout';
};
