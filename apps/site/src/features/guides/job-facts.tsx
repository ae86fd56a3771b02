import { formatRange } from '@wrenchwise/domain/money';
import type { MoneyRange } from '@wrenchwise/domain/money-range';

import { DifficultyMark } from './difficulty-mark.tsx';
import { DIFFICULTY } from './difficulty.ts';
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
  const facts = [
    { name: 'Difficulty', value: <DifficultyMark difficulty={job.difficulty} /> },
    { name: 'Time', value: job.estimatedTime },
    { name: 'Cost yourself', value: costText(usual?.diy ?? null, currency, 'Not for home') },
    { name: 'At a garage', value: costText(usual?.garage ?? null, currency, 'Not needed') },
  ];
  return (
    <div className="mt-6">
      <dl className="grid grid-cols-2 overflow-hidden rounded-lg border border-line bg-surface lg:grid-cols-4">
        {facts.map(({ name, value }) => (
          <div key={name} className="-mt-px -ml-px border-t border-l border-line p-4 print:p-2">
            <dt className="caption">{name}</dt>
            <dd className="figures mt-0.5 text-lg font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="measure mt-3 text-sm text-soft">
        <span className="font-label">{DIFFICULTY[job.difficulty].word}:</span>{' '}
        {DIFFICULTY[job.difficulty].asks}
      </p>
    </div>
  );
}
