import { allowanceWords } from './allowance-words.ts';
import { type CapabilityId, isAvailable } from './capabilities.ts';
import { type Plan, type PlanId, PLANS } from './plans.ts';

/** A feature of a plan, and whether it is available today. */
export interface PlanFeature {
  readonly text: string;
  readonly isAvailable: boolean;
}

const counted = (count: number | null, one: string, many: string): string =>
  allowanceWords(count, one, many).replace(/^u/, 'U');

const LINES: Readonly<Record<PlanId, readonly (readonly [CapabilityId, string])[]>> = {
  free: [
    ['public-guides', 'The whole public guide library'],
    ['support-requests', 'Help pages and support requests'],
    ['vehicles', 'Your vehicles'],
    ['maintenance', 'Maintenance list'],
    ['timeline', 'What needs attention next on your cars, and the year’s budget'],
  ],
  pro: [
    ['support-requests', 'Priority support'],
    ['maintenance-schedules', 'Custom maintenance schedules'],
    ['timeline', 'Outlook of the coming year for each car'],
    ['diagnosis-report', 'Diagnosis reports as PDF'],
    ['advanced-diagnostics', 'Comparison of diagnoses'],
    ['api-access', 'API access'],
  ],
  enterprise: [
    ['diagnosis', `Everything in ${PLANS.pro.name}`],
    ['support-requests', 'Dedicated support: your requests come first'],
    ['analytics', 'Advanced analytics'],
    ['api-access', 'Unlimited API access'],
  ],
};

/**
 * The features of a plan with these allowances: available ones first, then those that are coming.
 */
export const planFeatures = (
  id: PlanId,
  { diagnoses, repairGuides }: Plan['allowances'] = PLANS[id].allowances,
): readonly PlanFeature[] =>
  (
    [
      ['diagnosis', counted(diagnoses, 'diagnosis', 'diagnoses')],
      [
        'step-guides',
        counted(
          repairGuides,
          'repair guide for your own diagnosis',
          'repair guides for your own diagnoses',
        ),
      ],
      ...LINES[id],
    ] as const
  )
    .map(([capability, text]) => ({ text, isAvailable: isAvailable(capability) }))
    .toSorted((a, b) => Number(b.isAvailable) - Number(a.isAvailable));
