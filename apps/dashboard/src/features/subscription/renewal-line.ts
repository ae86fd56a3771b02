import { t } from '@lingui/core/macro';
import type { Subscription } from '@wrenchwise/contract/endpoints/subscription';
import { isActive } from '@wrenchwise/rules/subscription';

type DateOf = (iso: string) => string;

/** When it renews, as every other date is spelt: '31 March 2026', or the server's words for no date. */
export const renewalText = (
  { renewalDate, currentPeriodEnd }: Pick<Subscription, 'renewalDate' | 'currentPeriodEnd'>,
  dateOf: DateOf,
): string => (/^\d{4}-\d\d-\d\d$/.test(renewalDate) ? dateOf(currentPeriodEnd) : renewalDate);

/** Until when the plan lasts or when it renews, in a few words. */
export const renewalLine = (
  subscription: Subscription,
  dateOf: DateOf,
  now = new Date(),
): string => {
  const { id, planId, status, trialEnd, currentPeriodEnd } = subscription;
  if (id === null || planId === 'free') return renewalText(subscription, dateOf);
  if (status === 'trialing') return t`Trial ends ${dateOf(trialEnd ?? currentPeriodEnd)}`;
  if (isActive(status)) return t`Renews ${renewalText(subscription, dateOf)}`;
  const isKept = status === 'canceled' || status === 'past_due';
  return isKept && new Date(currentPeriodEnd) > now
    ? t`Access until ${dateOf(currentPeriodEnd)}`
    : t`Nothing renews`;
};
