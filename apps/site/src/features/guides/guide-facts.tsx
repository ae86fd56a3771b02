import { formatRange } from '@wrenchwise/rules/money';

import { ByRegion } from '~/prices/by-region.tsx';

import { FactsRow } from './facts-row.tsx';
import type { GuidePageData, GuidePrices } from './guides.server.ts';

/** A cost at one look: the first case where the whole range says too little. */
const atOneLook = ({ cost, cases, pricing }: GuidePrices, of: 'diy' | 'professional'): string => {
  const shown = { currency: pricing.currency, whole: true };
  const { low, high } = cost[of];
  if (cost.professional.high === 0) return 'Free: a recall';
  const first = cases.find((one) => one[of].high > 0);
  return high <= low * 5 || first === undefined
    ? formatRange(cost[of], shown)
    : `${formatRange(first[of], shown)} or more`;
};

/** What it takes, at one look: skill, time, money. */
export function GuideFacts({ guide }: { guide: GuidePageData['guide'] }) {
  return (
    <FactsRow
      difficulty={guide.difficulty}
      facts={[
        {
          name: guide.difficulty === 'workshop' ? 'Workshop time' : 'Your time',
          value: guide.estimatedTime,
        },
        {
          name: guide.difficulty === 'workshop' ? 'Parts' : 'Your cost',
          value:
            guide.parts.length === 0 ? (
              'No parts'
            ) : (
              <ByRegion inline>{(id) => atOneLook(guide.prices[id], 'diy')}</ByRegion>
            ),
        },
        {
          name: 'At a garage',
          value: <ByRegion inline>{(id) => atOneLook(guide.prices[id], 'professional')}</ByRegion>,
        },
      ]}
    />
  );
}
