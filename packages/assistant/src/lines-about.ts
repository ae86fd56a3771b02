import { stem } from '@wrenchwise/knowledge/stem';

import { normalise } from './normalise.ts';

/** Words that stand in every guide, or that questions are made of. */
const WEAK: ReadonlySet<string> = new Set(
  'what when where which who whom whose does will would could should have having that this they them then than with without from your mine need needs much many some just about into onto back over under again still also very really thing things part parts step steps guide going gone goes make sure okay help please tell show there here other another before after while doing done want know'
    .split(' ')
    .map((word) => stem(word)),
);

const MIN_LETTERS = 4;

/** Shorter words that name something. */
const SHORT: ReadonlySet<string> = new Set(['led', 'hid', 'nut', 'pin', 'egr', 'dpf', 'abs']);

const stemsIn = (text: string): ReadonlySet<string> =>
  new Set(
    (normalise(text).match(/[a-z]+/g) ?? [])
      .filter((word) => word.length >= MIN_LETTERS || SHORT.has(word))
      .map((word) => stem(word))
      .filter((word) => !WEAK.has(word)),
  );

/** Words that stand in more than this share of the lines say too little. */
const EVERYWHERE = 0.5;
const MAX_LINES = 3;

/**
 * Of these lines those that say most of what a question names, the nearest first. Empty where its words
 * stand in none of them, or everywhere.
 *
 * @param least the share of the question's words that a line must have, 0–1
 * @param fewest so many of them at least
 * @param everywhere words in more than this share of the lines say too little, 0–1
 */
export const linesAbout = (
  question: string,
  lines: readonly string[],
  least = 0,
  fewest = 1,
  everywhere = EVERYWHERE,
): readonly string[] => {
  const known = lines.map((text) => ({ text, stems: stemsIn(text) }));
  const words = [...stemsIn(question)];
  const discriminative = words.filter((word) => {
    const uses = known.filter(({ stems }) => stems.has(word)).length;
    return uses > 0 && uses <= known.length * everywhere;
  });
  return known
    .map(({ text, stems }) => ({
      text,
      hits: discriminative.filter((word) => stems.has(word)).length,
    }))
    .filter(({ hits }) => hits >= fewest && hits >= words.length * least)
    .sort((a, b) => b.hits - a.hits)
    .slice(0, MAX_LINES)
    .map(({ text }) => text);
};

/** So many lines have a rare word at most. */
const FEW = 2;

/** The lines that have a word of the question which hardly any other line has: 'the washer', 'the glass'. */
export const linesWithRareWord = (
  question: string,
  lines: readonly string[],
): readonly string[] => {
  const known = lines.map((text) => ({ text, stems: stemsIn(text) }));
  const rare = [...stemsIn(question)].filter((word) => {
    const uses = known.filter(({ stems }) => stems.has(word)).length;
    return uses > 0 && uses <= FEW;
  });
  return known
    .map(({ text, stems }) => ({ text, hits: rare.filter((word) => stems.has(word)).length }))
    .filter(({ hits }) => hits > 0)
    .toSorted((a, b) => b.hits - a.hits)
    .slice(0, FEW)
    .map(({ text }) => text);
};
