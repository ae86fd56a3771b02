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

/** The colour of a subscription status (docs/product.md, Subscription). */
export const statusColour = (status: SubscriptionStatus): StatusColour => STATUS_COLOURS[status];

/** 'YYYY-MM-DD', or 'No renewal date'. */
export const renewalDateOf = (periodEnd: string | null | undefined): string =>
  periodEnd ? periodEnd.slice(0, 10) : 'No renewal date';
