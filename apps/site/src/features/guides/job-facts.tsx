import { costText, garageText } from '@wrenchwise/car-ui/guides/cost-cases.tsx';
import { lowerFirst } from '@wrenchwise/rules/lower-first';

import { ByRegion } from '~/prices/by-region.tsx';

import { FactsRow } from './facts-row.tsx';
import type { JobPageData, JobPrices } from './guides.server.ts';

const orMore = (text: string, figures: string): string =>
  text === figures ? `${text} or more` : `Often ${lowerFirst(text)}`;

/** The cost of the first case that has a price, the usual one; 'or more' where another case costs clearly more. */
const usual = ({ costs, pricing }: JobPrices, of: 'diy' | 'garage', none: string): string => {
  const first = costs.find((one) => one[of] !== null)?.[of] ?? null;
  const text = (of === 'diy' ? costText : garageText)(first, pricing.currency, none);
  const most = Math.max(...costs.map((one) => one[of]?.high ?? 0));
  return first !== null && first.high > 0 && most > first.high * 1.5
    ? orMore(text, costText(first, pricing.currency, none))
    : text;
};

/** What it takes, at one look: skill, time, money of the usual case. */
export function JobFacts({ job }: { job: JobPageData['job'] }) {
  return (
    <FactsRow
      difficulty={job.difficulty}
      facts={[
        {
          name: job.difficulty === 'workshop' ? 'Workshop time' : 'Your time',
          value: job.estimatedTime,
        },
        {
          name: 'Your cost',
          value: <ByRegion inline>{(id) => usual(job.prices[id], 'diy', 'Not for home')}</ByRegion>,
        },
        {
          name: 'At a garage',
          value: (
            <>
              <ByRegion inline>{(id) => usual(job.prices[id], 'garage', 'Not needed')}</ByRegion>{' '}
              {job.garageTime !== undefined && (
                <span className="block text-sm font-normal text-soft">
                  {job.garageTime} of labour
                </span>
              )}
            </>
          ),
        },
      ]}
    />
  );
}
