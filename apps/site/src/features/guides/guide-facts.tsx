import { formatRange } from '@wrenchwise/domain/money';

import { FactsRow } from './facts-row.tsx';
import type { GuidePageData } from './guides.server.ts';

/** What it takes, at one look: skill, time, money. */
export function GuideFacts({ guide }: { guide: GuidePageData['guide'] }) {
  const shown = { currency: guide.pricing.currency, whole: true };
  return (
    <FactsRow
      difficulty={guide.difficulty}
      facts={[
        { name: 'Time', value: guide.estimatedTime },
        {
          name: guide.difficulty === 'workshop' ? 'Parts' : 'Cost yourself',
          value: guide.parts.length === 0 ? 'No parts' : formatRange(guide.cost.diy, shown),
        },
        { name: 'At a garage', value: formatRange(guide.cost.professional, shown) },
      ]}
    />
  );
}
