import type { Difficulty } from '@wrenchwise/contract/endpoints/guides';
import type { ReactNode } from 'react';

import { DifficultyMark } from './difficulty-mark.tsx';
import { DIFFICULTY } from './difficulty.ts';

interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

/** What a guide takes, at one look: skill first, then the given facts, and what the skill means. */
export function FactsRow({
  difficulty,
  facts,
}: {
  difficulty: Difficulty;
  facts: readonly Fact[];
}) {
  const all = [{ name: 'Difficulty', value: <DifficultyMark difficulty={difficulty} /> }, ...facts];
  return (
    <div className="mt-6">
      <dl className="grid grid-cols-2 overflow-hidden rounded-lg border border-line bg-surface lg:grid-cols-4">
        {all.map(({ name, value }) => (
          <div key={name} className="-mt-px -ml-px border-t border-l border-line p-4 print:p-2">
            <dt className="caption">{name}</dt>
            <dd className="figures mt-0.5 text-lg font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="measure mt-3 text-sm text-soft">
        <span className="font-label">{DIFFICULTY[difficulty].word}:</span>{' '}
        {DIFFICULTY[difficulty].asks}
      </p>
    </div>
  );
}
