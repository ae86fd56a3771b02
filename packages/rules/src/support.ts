import { planAllows } from './plans.ts';

/** Topics of support requests. */
export const SUPPORT_TOPICS = [
  'diagnosis',
  'account',
  'billing',
  'vehicles',
  'bug',
  'other',
] as const;
export type SupportTopic = (typeof SUPPORT_TOPICS)[number];

export const SUPPORT_TOPIC_WORDS: Readonly<Record<SupportTopic, string>> = {
  diagnosis: 'A diagnosis',
  account: 'Account and signing in',
  billing: 'Plans and billing',
  vehicles: 'Vehicles and maintenance',
  bug: 'Something does not work',
  other: 'Something else',
};

/** From the lowest to the highest. */
export const SUPPORT_PRIORITIES = ['normal', 'high', 'highest'] as const;
export type SupportPriority = (typeof SUPPORT_PRIORITIES)[number];

export const SUPPORT_STATUSES = ['open', 'answered', 'closed'] as const;
export type SupportStatus = (typeof SUPPORT_STATUSES)[number];

/** The priority of a request by the user's plan. An unknown plan is 'normal'. */
export const supportPriority = (planId: string | null | undefined): SupportPriority => {
  if (planAllows(planId, 'dedicated_support')) return 'highest';
  return planAllows(planId, 'priority_support') ? 'high' : 'normal';
};

/** The number of a request, made of its id: 'WR-3F1C2A90'. */
export const requestNumber = (id: string): string => `WR-${id.slice(0, 8).toUpperCase()}`;
