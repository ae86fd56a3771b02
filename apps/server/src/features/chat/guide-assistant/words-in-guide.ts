import { stem } from '@wrenchwise/knowledge/stem';

import { normalise } from '../assistant/intents.ts';
import type { GuideFacts } from './guide-facts.ts';

/** Words that stand in every guide, or that questions are made of. */
const WEAK = new Set(
  'what when where which who whom whose does will would could should have having that this they them then than with without from your mine need needs much many some just about into onto back over under again still also very really thing things part parts step steps guide going gone goes make sure okay help please tell show there here other another before after while doing done want know'
    .split(' ')
    .map((word) => stem(word)),
);

const FEWEST_LETTERS = 4;

const stemsIn = (text: string): ReadonlySet<string> =>
  new Set(
    (normalise(text).match(/[a-z]+/g) ?? [])
      .filter((word) => word.length >= FEWEST_LETTERS)
      .map((word) => stem(word))
      .filter((word) => !WEAK.has(word)),
  );

/** Lines of more than this share of a guide say too little of a question. */
const EVERYWHERE = 0.5;
const MOST_LINES = 3;

/**
 * The lines of a guide that say most of what a question names: steps, safety and when to leave it, the
 * nearest first. Empty where its words stand nowhere, or everywhere.
 */
export const linesAbout = (
  question: string,
  { steps, safety, stopIf }: Pick<GuideFacts, 'steps' | 'safety' | 'stopIf'>,
): readonly string[] => {
  const lines = [
    ...steps.map((text, at) => ({ text: `Step ${at + 1}: ${text}`, stems: stemsIn(text) })),
    ...safety.map((text) => ({ text, stems: stemsIn(text) })),
    { text: stopIf, stems: stemsIn(stopIf) },
  ];
  const asked = [...stemsIn(question)].filter((word) => {
    const uses = lines.filter(({ stems }) => stems.has(word)).length;
    return uses > 0 && uses <= lines.length * EVERYWHERE;
  });
  return lines
    .map(({ text, stems }) => ({ text, hits: asked.filter((word) => stems.has(word)).length }))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits)
    .slice(0, MOST_LINES)
    .map(({ text }) => text);
};
