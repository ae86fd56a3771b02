import { stem } from '@wrenchwise/knowledge/stem';

import { normalise } from './normalise.ts';

/** Words that name no part of a car. */
const GENERAL: ReadonlySet<string> = new Set(
  'january february march april may june july august september october november december apiece piece she he her him around roughly approx does has had new due coming upcoming how tools myself start anything soon doing maintenance upkeep now year month week today must still all list plan schedule can you tell please and for its are was did what when this that with does have need much cost price last time next normal usual mileage miles should would about wear worn fault service check change changed replace replaced replacement done these them they will from been goes know going common often good long car get getting garage dealer done front rear fail failed likely many since were very ago far who whom where which they them charge charged paid pay price spent set back buy bought under guarantee warranty ever anything then since still covered first managed old older newer new ones one same left before between both two three again use used kind sort'
    .split(' ')
    .map((word) => stem(word)),
);

const namesIn = (text: string): readonly string[] =>
  (normalise(text).match(/[a-z]{3,}/g) ?? [])
    .map((word) => stem(word))
    .filter((word) => !GENERAL.has(word));

/** Most of what a question names must be in a title: 'brake pads' are not the brake fluid. */
const MOST_OF_IT = 0.6;

/** Whether a question names anything of a car at all. */
export const namesSomething = (question: string): boolean => namesIn(question).length > 0;

/** Of things with a title those that a question names, best first. */
export const named = <T extends { readonly title: string }>(
  question: string,
  all: readonly T[],
  least = MOST_OF_IT,
): readonly T[] => {
  const asked = new Set(namesIn(question));
  return all
    .map((one) => ({ one, hits: namesIn(one.title).filter((word) => asked.has(word)).length }))
    .filter(({ hits }) => hits > 0 && hits >= asked.size * least)
    .toSorted((a, b) => b.hits - a.hits)
    .map(({ one }) => one);
};
