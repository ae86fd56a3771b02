import type { Subscription } from '@wrenchwise/domain/endpoints/subscription';
import { isActive } from '@wrenchwise/domain/subscription';

/** Until when the plan lasts or when it renews, in a few words; '2026-03-31' and the like. */
export const renewalLine = (
  { id, planId, status, renewalDate, trialEnd, currentPeriodEnd }: Subscription,
  now = new Date(),
): string => {
  if (id === null || planId === 'free') return renewalDate;
  if (status === 'trialing') return `Trial ends ${(trialEnd ?? currentPeriodEnd).slice(0, 10)}`;
  if (isActive(status)) return `Renews ${renewalDate}`;
  const isKept = status === 'canceled' || status === 'past_due';
  return isKept && new Date(currentPeriodEnd) > now
    ? `Access until ${currentPeriodEnd.slice(0, 10)}`
    : 'Nothing renews';
};
