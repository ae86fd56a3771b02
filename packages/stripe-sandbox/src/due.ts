import { HOUR } from './calendar.ts';
import type { SandboxKind, SandboxObjects, WireSubscription } from './wire.ts';

/** How long a first invoice may stay unpaid. */
export const INCOMPLETE_FOR = 23 * HOUR;

/** The end of the current billing period; of a trial, the trial's. */
export const periodEndOf = ({ items }: Pick<WireSubscription, 'items'>): number =>
  Math.min(...items.data.map((item) => item.current_period_end));

const dueOfSubscription = (subscription: WireSubscription): number | null => {
  const { status, cancel_at: cancelAt } = subscription;
  if (status === 'incomplete') return subscription.created + INCOMPLETE_FOR;
  if (['canceled', 'incomplete_expired', 'paused'].includes(status)) return null;
  const periodEnd = periodEndOf(subscription);
  return cancelAt === null ? periodEnd : Math.min(cancelAt, periodEnd);
};

type Due = { readonly [Kind in SandboxKind]?: (object: SandboxObjects[Kind]) => number | null };

const DUE: Due = {
  subscription: dueOfSubscription,
  invoice: (invoice) => (invoice.status === 'open' ? invoice.next_payment_attempt : null),
  'checkout.session': (session) => (session.status === 'open' ? session.expires_at : null),
  trial_notice: ({ due }) => due,
};

/** When something has to be done about an object, in seconds; null when nothing. */
export const dueOf = <Kind extends SandboxKind>(
  kind: Kind,
  object: SandboxObjects[Kind],
): number | null => DUE[kind]?.(object) ?? null;
