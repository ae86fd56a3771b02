import type { Cause, CauseCheck } from '@wrenchwise/domain/diagnosis';
import { lowerFirst } from '@wrenchwise/domain/lower-first';
import { stem } from '@wrenchwise/knowledge/stem';

import { normalise } from './normalise.ts';
import { paragraphs, sentence } from './words.ts';

type Outcome = CauseCheck['outcomes'][number];

const COMMON = new Set(
  'the and with from that this have has had are was were its not only after before when than still one all any'
    .split(' ')
    .map((word) => stem(word)),
);

/** What owners say for the words of findings. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/\b(?:buzz\w*|whirr?\w*|humm\w+)\b/g, 'hum'],
  [
    /\b(?:doesn't|does not|doesnt|won't|not|isn't|never) (?:move|moving|turn|turning|wipe|budge)\b/g,
    'stands still',
  ],
  [/\b(?:dead silent|no sound|no noise|silence)\b/g, 'silent'],
];

const inOurWords = (text: string): string =>
  SAME.reduce((words, [pattern, ours]) => words.replace(pattern, ours), normalise(text));

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (inOurWords(text).match(/[a-z]{3,}/g) ?? [])
      .map((word) => stem(word))
      .filter((word) => !COMMON.has(word)),
  );

/** The share of a finding's words that must be told, and the fewest of them. */
const LIKE = 0.6;
const FEWEST = 2;

/** The finding of a check that was told in other words. */
const toldFinding = (
  told: string,
  causes: readonly Cause[],
): { check: CauseCheck; outcome: Outcome } | undefined => {
  const words = wordsOf(told);
  let best: { check: CauseCheck; outcome: Outcome } | undefined;
  let most = LIKE;
  for (const { checks } of causes) {
    for (const check of checks) {
      for (const outcome of check.outcomes) {
        const wanted = [...wordsOf(outcome.finding)];
        const hits = wanted.filter((word) => words.has(word)).length;
        if (hits >= FEWEST && hits / wanted.length >= most) {
          if (hits / wanted.length > most || best === undefined) best = { check, outcome };
          most = hits / wanted.length;
        }
      }
    }
  }
  return best;
};

/** What a told finding means; undefined where it is none of any check. */
export const answerToldResult = (told: string, causes: readonly Cause[]): string | undefined => {
  const found = toldFinding(told, causes);
  return (
    found &&
    paragraphs(
      `That is a result of a check: ${lowerFirst(found.check.title)}. “${found.outcome.finding}” means: ${sentence(lowerFirst(found.outcome.means))}`,
      'Noted here, it moved no cause yet: give it as the result of that check in the diagnosis, and the causes are weighed again.',
    )
  );
};
