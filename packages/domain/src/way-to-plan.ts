import type { Subscription } from './endpoints/subscription.ts';
import { type PlanId, PLANS } from './plans.ts';
import { isActive } from './subscription.ts';

/**
 * How a user gets to a plan:
 * - `current`: they have it;
 * - `checkout`: it is bought in the hosted checkout;
 * - `change`: the running subscription is changed, with the proration shown first;
 * - `manage`: the subscription page comes first (a bill to pay, a cancellation to take back, a paid
 *   plan to leave).
 */
export type WayToPlan = 'current' | 'checkout' | 'change' | 'manage';

type Standing = Pick<
  Subscription,
  'id' | 'planId' | 'status' | 'cancelAtPeriodEnd' | 'currentPeriodEnd'
>;

/** A status in which the provider still holds a subscription that a second one would stand beside. */
const HELD = new Set<Subscription['status']>(['past_due', 'unpaid', 'paused']);

/** How whoever has this subscription gets to `planId`. The server decides again when it is asked. */
export const wayToPlan = (
  { id, planId: own, status, cancelAtPeriodEnd, currentPeriodEnd }: Standing,
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
