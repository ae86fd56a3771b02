import { ByRegion } from '~/prices/by-region.tsx';

import { costAtALook } from './cost-at-a-look.ts';
import { FactsRow } from './facts-row.tsx';
import type { GuidePageData } from './guides.server.ts';

/** What it takes, at one look: skill, time, money. */
export function GuideFacts({ guide }: { guide: GuidePageData['guide'] }) {
  return (
    <FactsRow
      difficulty={guide.difficulty}
      facts={[
        // A recall has no time that is known: its page leaves the row out.
        ...(guide.minutes.high === 0
          ? []
          : [
              {
                name: guide.difficulty === 'workshop' ? 'Workshop time' : 'Your time',
                value: guide.estimatedTime,
              },
            ]),
        {
          name: guide.difficulty === 'workshop' ? 'Parts' : 'Your cost',
          value:
            guide.parts.length === 0 ? (
              'No parts'
            ) : (
              <ByRegion inline>{(id) => costAtALook(guide.prices[id], 'diy')}</ByRegion>
            ),
        },
        {
          name: 'At a garage',
          value: (
            <ByRegion inline>{(id) => costAtALook(guide.prices[id], 'professional')}</ByRegion>
          ),
        },
      ]}
    />
  );
}
