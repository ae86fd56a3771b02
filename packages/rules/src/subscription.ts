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

/** Why somebody cancels, by the payment provider's own list; and its words on the screen. */
export const CANCEL_REASONS = [
  'too_expensive',
  'missing_features',
  'switched_service',
  'unused',
  'customer_service',
  'too_complex',
  'low_quality',
  'other',
] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

export const CANCEL_REASON_WORDS: Readonly<Record<CancelReason, string>> = {
  too_expensive: 'It costs too much',
  missing_features: 'Something that I need is missing',
  switched_service: 'I use something else now',
  unused: 'I do not use it enough',
  customer_service: 'The support was not good enough',
  too_complex: 'It is too hard to use',
  low_quality: 'It is not good enough',
  other: 'Another reason',
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

/** The colour of a subscription status (docs/product.md, Subscription). */
export const statusColour = (status: SubscriptionStatus): StatusColour => STATUS_COLOURS[status];

/** 'YYYY-MM-DD', or 'No renewal date'. */
export const renewalDateOf = (periodEnd: string | null | undefined): string =>
  periodEnd ? periodEnd.slice(0, 10) : 'No renewal date';
