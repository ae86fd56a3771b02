import { t } from '@lingui/core/macro';
import { formatCents } from '@wrenchwise/car-ui/words/money.ts';
import type { Subscription } from '@wrenchwise/contract/endpoints/subscription';
import { planPrice } from '@wrenchwise/rules/plan-price';
import { planOf, PLANS } from '@wrenchwise/rules/plans';
import type { SubscriptionStatus } from '@wrenchwise/rules/subscription';

import { renewalText } from './renewal-line.ts';

export type NextStep =
  | 'cancel'
  | 'resume'
  | 'upgrade'
  | 'change'
  | 'update-card'
  | 'contact'
  | 'try-again';

export interface Standing {
  /** What the status means for this user, in a sentence or two. */
  readonly meaning: string;
  /** The date that matters, if there is one. */
  readonly date?: { readonly label: string; readonly value: string };
  /** What can be done about it today, the most useful first. */
  readonly next: readonly NextStep[];
}

interface Given {
  readonly isFallback?: boolean;
  readonly dateOf: (iso: string) => string;
  readonly now?: Date;
}

/** What the words for a paid plan's status are made of. */
interface Facts {
  readonly name: string;
  readonly price: string;
  /** The end of the period, as it is shown. */
  readonly end: string;
  readonly trialEnd: string;
  /** ' of $9.99', or nothing where the amount is not known. */
  readonly owed: string;
  readonly renewalDate: string;
  /** Whether the period still runs. */
  readonly runs: boolean;
  readonly canResume: boolean;
}

const { free } = PLANS;
const BACK = t`Your account has what ${free.name} includes`;

const pastDue = ({ name, end, runs, owed }: Facts): Standing => ({
  meaning: t`Your last payment${owed} did not go through. ${
    runs
      ? t`You keep ${name} until ${end}; then your account goes on with ${free.name}.`
      : t`The time that you paid for ended on ${end}. ${BACK}.`
  } Update your card, and the payment is tried again; or cancel.`,
  date: { label: runs ? t`Access until` : t`Ended`, value: end },
  next: ['update-card', 'cancel'],
});

const canceled = ({ name, end, runs, canResume }: Facts): Standing => ({
  meaning: runs
    ? t`You cancelled ${name}. It stays yours until ${end}, then your account goes on with ${free.name}. Nothing more is charged.`
    : t`${name} was cancelled and ended on ${end}. ${BACK}, and what you saved is still here.`,
  date: { label: runs ? t`Access until` : t`Ended`, value: end },
  next: [canResume ? 'resume' : 'upgrade'],
});

const STANDINGS: Readonly<Record<SubscriptionStatus, (facts: Facts) => Standing>> = {
  trialing: ({ name, price, trialEnd }) => ({
    meaning: t`You are trying ${name} free of charge. Cancel before ${trialEnd} and nothing is charged; otherwise it goes on for ${price} a month, in US dollars.`,
    date: { label: t`Trial ends`, value: trialEnd },
    next: ['change', 'cancel'],
  }),
  active: ({ name, renewalDate }) => ({
    meaning: t`${name} is paid for and renews by itself each month until you cancel.`,
    date: { label: t`Renewal`, value: renewalDate },
    next: ['change', 'cancel'],
  }),
  past_due: pastDue,
  canceled,
  incomplete: ({ name }) => ({
    meaning: t`The first payment for ${name} is not finished, so it has not begun. ${BACK}. Begin again, or write to us if you did pay.`,
    next: ['upgrade', 'contact'],
  }),
  incomplete_expired: ({ name }) => ({
    meaning: t`The first payment for ${name} was not made in time, so it never began. ${BACK}.`,
    next: ['upgrade'],
  }),
  unpaid: ({ name }) => ({
    meaning: t`${name} is switched off because its payments did not go through. ${BACK}. Update your card to pay what is open and have it back.`,
    next: ['update-card', 'upgrade', 'contact'],
  }),
  paused: ({ name }) => ({
    meaning: t`${name} is paused, and nothing is charged for it. ${BACK}. Write to us to go on with it.`,
    next: ['upgrade', 'contact'],
  }),
};

/** Whether the period that was paid for still runs. */
export const isRunning = (
  { currentPeriodEnd, endedAt }: Pick<Subscription, 'currentPeriodEnd' | 'endedAt'>,
  now = new Date(),
): boolean => endedAt === null && new Date(currentPeriodEnd) > now;

/** Whether a cancellation can still be taken back. */
export const isResumable = (subscription: Subscription, now = new Date()): boolean =>
  subscription.status === 'canceled' &&
  subscription.cancelAtPeriodEnd &&
  isRunning(subscription, now);

/** What a subscription's status means, until when, and what to do next. */
export const standingOf = (
  subscription: Subscription,
  { isFallback = false, dateOf, now = new Date() }: Given,
): Standing => {
  const { id, planId, status, trialEnd, currentPeriodEnd, source, pastDue: bill } = subscription;
  const renewalDate = renewalText(subscription, dateOf);
  const date = { label: t`Renewal`, value: renewalDate };
  if (isFallback) {
    return {
      meaning: t`Your subscription could not be loaded just now, so ${free.name} is shown. Nothing about it has changed.`,
      date,
      next: ['try-again'],
    };
  }
  if (id === null || planId === 'free') {
    return {
      meaning: t`${free.name} is free for as long as you like. You have no paid plan, so nothing renews and nothing is charged.`,
      date,
      next: ['upgrade'],
    };
  }
  const { name, priceCents } = planOf(planId);
  if (source === 'grant') {
    const end = dateOf(currentPeriodEnd);
    return isRunning(subscription, now)
      ? {
          meaning: t`${name} was given to you until ${end}. Nothing is charged, and nothing renews.`,
          date: { label: t`Access until`, value: end },
          next: ['upgrade'],
        }
      : {
          meaning: t`${name} was given to you and ended on ${end}. ${BACK}.`,
          date: { label: t`Ended`, value: end },
          next: ['upgrade'],
        };
  }
  return STANDINGS[status]({
    name,
    price: planPrice(priceCents),
    end: dateOf(currentPeriodEnd),
    trialEnd: dateOf(trialEnd ?? currentPeriodEnd),
    owed: bill ? ` of ${formatCents(bill.amount, { currency: bill.currency, exact: true })}` : '',
    renewalDate,
    runs: isRunning(subscription, now),
    canResume: isResumable(subscription, now),
  });
};
