import { PLAN_IDS, type PlanId } from './plans.ts';

export const SUBSCRIPTION_STATUSES = [
  'trialing',
  'active',
  'past_due',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'unpaid',
  'paused',
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** Active and trialing both count as active. */
export const isActive = (status: SubscriptionStatus): boolean =>
  status === 'active' || status === 'trialing';

/** Whether a subscription of a paid plan can be cancelled: one that would otherwise go on. */
export const isCancellable = ({
  planId,
  status,
}: {
  readonly planId: string;
  readonly status: SubscriptionStatus;
}): boolean => planId !== 'free' && (isActive(status) || status === 'past_due');

/**
 * The plan whose entitlements a person has now: their subscription's plan while it is active or
 * trialing, or canceled or past due with the paid period still running; otherwise free.
 * The database decides by the same rule in `entitled_plan` (migrations).
 */
export const entitledPlan = (
  subscription:
    | {
        readonly planId: string;
        readonly status: SubscriptionStatus;
        readonly currentPeriodEnd: Date;
      }
    | undefined,
  now: Date,
): PlanId => {
  if (!subscription) return 'free';
  const plan = PLAN_IDS.find((id) => id === subscription.planId) ?? 'free';
  const paidUntilLater = now < subscription.currentPeriodEnd;
  const { status } = subscription;
  if (isActive(status)) return plan;
  return (status === 'canceled' || status === 'past_due') && paidUntilLater ? plan : 'free';
};

export type StatusColour = 'green' | 'yellow' | 'red' | 'grey';

const STATUS_COLOURS: Readonly<Record<SubscriptionStatus, StatusColour>> = {
  active: 'green',
  trialing: 'green',
  past_due: 'yellow',
  incomplete: 'yellow',
  canceled: 'red',
  incomplete_expired: 'red',
  unpaid: 'red',
  paused: 'grey',
};

/** The colour that a subscription status is shown in. */
export const statusColour = (status: SubscriptionStatus): StatusColour => STATUS_COLOURS[status];

/** 'YYYY-MM-DD', or 'No renewal date'. */
export const renewalDateOf = (periodEnd: string | null | undefined): string =>
  periodEnd ? periodEnd.slice(0, 10) : 'No renewal date';
