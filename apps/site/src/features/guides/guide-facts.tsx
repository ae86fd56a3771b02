import { formatRange } from '@wrenchwise/domain/money';

import { DifficultyMark } from './difficulty-mark.tsx';
import { DIFFICULTY } from './difficulty.ts';
import type { GuidePageData } from './guides.server.ts';

/** What it takes, at one look: skill, time, money. */
export function GuideFacts({ guide }: { guide: GuidePageData['guide'] }) {
  const shown = { currency: guide.pricing.currency, whole: true };
  const facts = [
    { name: 'Difficulty', value: <DifficultyMark difficulty={guide.difficulty} /> },
    { name: 'Time', value: guide.estimatedTime },
    {
      name: guide.difficulty === 'workshop' ? 'Parts' : 'Cost yourself',
      value: guide.parts.length === 0 ? 'No parts' : formatRange(guide.cost.diy, shown),
    },
    { name: 'At a garage', value: formatRange(guide.cost.professional, shown) },
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
        <span className="font-label">{DIFFICULTY[guide.difficulty].word}:</span>{' '}
        {DIFFICULTY[guide.difficulty].asks}
      </p>
    </div>
  );
}
