import { formatRange } from '@wrenchwise/domain/money';
import type { MoneyRange } from '@wrenchwise/domain/money-range';

import { FactsRow } from './facts-row.tsx';
import type { JobPageData } from './guides.server.ts';

type Job = JobPageData['job'];

/** A cost on the page: 'Nothing' where nothing is bought, the given words where there is none. */
export const costText = (range: MoneyRange | null, currency: string, none: string): string => {
  if (range === null) return none;
  return range.high === 0 ? 'Nothing' : formatRange(range, { currency, whole: true });
};

/** What it takes, at one look: skill, time, money of the usual case. */
export function JobFacts({ job }: { job: Job }) {
  const { currency } = job.pricing;
  const [usual] = job.costs;
  return (
    <FactsRow
      difficulty={job.difficulty}
      facts={[
        { name: 'Time', value: job.estimatedTime },
        { name: 'Cost yourself', value: costText(usual?.diy ?? null, currency, 'Not for home') },
        { name: 'At a garage', value: costText(usual?.garage ?? null, currency, 'Not needed') },
      ]}
    />
  );
}
