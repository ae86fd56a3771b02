import { allowanceWords } from './allowance-words.ts';
import { type CapabilityId, isAvailable } from './capabilities.ts';
import { PLAN_OPENINGS, planOpens } from './plan-openings.ts';
import { type Plan, type PlanId, PLANS } from './plans.ts';

/** A feature of a plan, and whether it is available today. */
export interface PlanFeature {
  readonly text: string;
  readonly isAvailable: boolean;
}

const counted = (count: number | null, one: string, many: string): string =>
  allowanceWords(count, one, many).replace(/^u/, 'U');

type Line = readonly [CapabilityId, string];

/** What a plan opens that the one before it does not, as the comparison of plans names it. */
const openedBy = (id: PlanId, before?: PlanId): readonly Line[] =>
  PLAN_OPENINGS.filter(
    (opening) => planOpens(id, opening) && (before === undefined || !planOpens(before, opening)),
  ).map(({ capability, title }) => [capability, title]);

const linesOf = (id: PlanId): readonly Line[] => {
  if (id === 'free') return openedBy('free');
  if (id === 'pro') return openedBy('pro', 'free');
  return [
    ['diagnosis', `Everything in ${PLANS.pro.name}`],
    ...openedBy('enterprise', 'pro'),
    ['api-access', 'Unlimited API access'],
  ];
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
      ...linesOf(id),
    ] as const
  )
    .map(([capability, text]) => ({ text, isAvailable: isAvailable(capability) }))
    .toSorted((a, b) => Number(b.isAvailable) - Number(a.isAvailable));
