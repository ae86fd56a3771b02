import type { Difficulty } from '@wrenchwise/contract/endpoints/guides';

import { DIFFICULTY } from './difficulty.ts';

const BARS = [1, 2, 3, 4] as const;

/** The difficulty in a word, with four rising bars. */
export function DifficultyMark({ difficulty }: { difficulty: Difficulty }) {
  const { word, bars } = DIFFICULTY[difficulty];
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <svg viewBox="0 0 16 14" aria-hidden className="h-3.5 w-4 shrink-0">
        {BARS.map((bar) => (
          <rect
            key={bar}
            x={(bar - 1) * 4}
            y={14 - bar * 3.5}
            width="3"
            height={bar * 3.5}
            rx="0.75"
            fill={bar <= bars ? 'var(--accent)' : 'var(--line)'}
          />
        ))}
      </svg>
      {word}
    </span>
  );
}
