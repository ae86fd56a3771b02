import type { UsageMetric } from './usage-metrics.ts';

/**
 * The one plan catalogue (docs/product.md, Plans). The server writes it into the database at every
 * start.
 */

export const PLAN_IDS = ['free', 'pro', 'enterprise'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

/** Placed in a plan's keys for every feature. */
export const FEATURE_WILDCARD = '*';

/** What a plan can allow besides its allowances. */
export type FeatureKey =
  | 'basic_diagnostics'
  | 'community_support'
  | 'advanced_diagnostics'
  | 'advanced_analytics'
  | 'priority_support'
  | 'dedicated_support'
  | 'api_access'
  | 'custom_maintenance';

export interface Plan {
  readonly id: PlanId;
  /** The name on the screen. */
  readonly name: string;
  /** The sidebar's label. */
  readonly label: string;
  readonly description: string;
  /** Integer US cents a month; 0 is for ever. */
  readonly priceCents: number;
  readonly trialDays: number;
  /** `*` is every key. */
  readonly featureKeys: readonly (FeatureKey | '*')[];
  /** A month's allowances; null is unlimited. */
  readonly allowances: Readonly<Record<UsageMetric, number | null>>;
  /** Null is unlimited. Storage in MB. */
  readonly limits: {
    readonly apiCalls: number | null;
    readonly storage: number | null;
    readonly concurrentUsers: number | null;
  };
}

export const PLANS: Readonly<Record<PlanId, Plan>> = {
  free: {
    id: 'free',
    name: 'Basic',
    label: 'Free Plan',
    description: 'For the noise that started this morning.',
    priceCents: 0,
    trialDays: 0,
    featureKeys: ['basic_diagnostics', 'community_support'],
    allowances: { diagnoses: 5, repairGuides: 1 },
    limits: { apiCalls: 100, storage: 100, concurrentUsers: 1 },
  },
  pro: {
    id: 'pro',
    name: 'Standard',
    label: 'Pro Plan',
    description: 'For people who look after their own cars.',
    priceCents: 999,
    trialDays: 7,
    featureKeys: ['advanced_diagnostics', 'priority_support', 'api_access', 'custom_maintenance'],
    allowances: { diagnoses: null, repairGuides: 50 },
    limits: { apiCalls: 10_000, storage: 5_000, concurrentUsers: 5 },
  },
  enterprise: {
    id: 'enterprise',
    name: 'Premium',
    label: 'Enterprise Plan',
    description: 'For households with many cars and for small fleets.',
    priceCents: 1999,
    trialDays: 0,
    featureKeys: ['*'],
    allowances: { diagnoses: null, repairGuides: null },
    limits: { apiCalls: null, storage: null, concurrentUsers: null },
  },
};

/** The plan of this id; an unknown id maps to free. */
export const planOf = (id: string | null | undefined): Plan =>
  PLANS[PLAN_IDS.find((known) => known === id) ?? 'free'];

/** Whether a plan includes a feature, by key or by the wildcard. An unknown plan means no. */
export const planAllows = (planId: string | null | undefined, featureKey: FeatureKey): boolean => {
  const known = PLAN_IDS.find((id) => id === planId);
  if (known === undefined) return false;
  const { featureKeys } = PLANS[known];
  return featureKeys.includes(FEATURE_WILDCARD) || featureKeys.includes(featureKey);
};

/** The sidebar's plan label: 'Free Plan', 'Pro Plan', otherwise 'Enterprise Plan'. */
export const planLabel = (id: string): string =>
  id === 'free' ? 'Free Plan' : id === 'pro' ? 'Pro Plan' : 'Enterprise Plan';
