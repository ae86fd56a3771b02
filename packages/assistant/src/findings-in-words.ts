import { stem } from '@wrenchwise/knowledge/stem';
import type { Cause, CauseCheck } from '@wrenchwise/rules/diagnosis';
import { listedChecks } from '@wrenchwise/rules/listed-checks';

import type { CheckAnswer, Consultation } from './consultation.ts';
import { normalise } from './normalise.ts';

/** The finding of a check that was reported in words. */
export interface ReportedFinding {
  readonly answer: CheckAnswer;
  readonly cause: Cause;
  readonly check: CauseCheck;
  readonly outcome: CauseCheck['outcomes'][number];
}

const COMMON: ReadonlySet<string> = new Set(
  'the and with from that this have has had are was were its only after before when than still one all any other but for then did does got get looked checked tried test check'
    .split(' ')
    .map((word) => stem(word)),
);

/** What owners say for the words of findings. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/\b(?:buzz\w*|whirr?\w*|humm\w+)\b/g, 'hum'],
  [
    /\b(?:doesn't|does not|doesnt|won't|not|isn't|never|didn't|did not) (?:move|moving|turn|turning|wipe|budge|spin|run)\b|\bdid nothing\b/g,
    'stands still',
  ],
  [/\b(?:runs?|ran|spins?|span|turns?|starts up)\b/g, 'runs'],
  [/\b(?:dead silent|no sound|no noise|silence)\b/g, 'silent'],
  [/\b(?:gone|broken|blew)\b/g, 'blown'],
  [/\b(?:warm(?:ed)?|lukewarm|tepid)\b/g, 'lukewarm'],
  [
    /\b(?:stays?|stayed|is|was|sounds?) (?:just |exactly )?the same\b|\bno different\b|\bunchanged\b/g,
    'no change',
  ],
  [
    /\b(?:very|right from the|straight from the) (?:start|beginning|off)\b|\bstraight ?away\b|\bat once\b/g,
    'first minutes',
  ],
  [/\b(?:clonk\w*|thunk\w*)\b/g, 'knock'],
  [/\b(?:movement|slack|wobbl\w+)\b/g, 'play'],
];

/** A text in lower case, with the words of our findings for those of owners. */
export const inOurWords = (text: string): string =>
  SAME.reduce((words, [pattern, ours]) => words.replace(pattern, ours), normalise(text));

/** The stems of what a text shows, in the words of our findings. */
export const shownWords = (text: string): ReadonlySet<string> =>
  new Set(
    (inOurWords(text).match(/[a-z]{3,}/g) ?? [])
      .map((word) => stem(word))
      .filter((word) => !COMMON.has(word)),
  );

/** Whether a text denies something. */
export const denies = (text: string): boolean =>
  /\b(?:no|not|never|without|nothing)\b|n't\b/i.test(text);

/** The share of a finding's words that must be reported, and the fewest of them. */
const LIKE = 0.6;
const FEWEST = 2;

/** The least by which a finding must be nearer than another of the same check. */
const CLEARER = 0.2;

/** How much of a finding is in the words: 0 where one denies what the other affirms. */
const likeness = (told: string, words: ReadonlySet<string>, finding: string): number => {
  if (denies(told) !== denies(finding)) return 0;
  const wanted = [...shownWords(finding)];
  const hits = wanted.filter((word) => words.has(word)).length;
  return hits < FEWEST ? 0 : hits / wanted.length;
};

/** Where a wheel or a joint is held: another place is another check. */
const PLACES: readonly (readonly [string, RegExp])[] = [
  [
    'sides',
    /\b(?:(?:9|nine) (?:and|&|to) (?:3|three)|(?:3|three) (?:and|&|to) (?:9|nine)|side to side|sideways)\b/,
  ],
  [
    'top',
    /\b(?:(?:12|twelve) (?:and|&|to) (?:6|six)|(?:6|six) (?:and|&|to) (?:12|twelve)|top and bottom|up and down)\b/,
  ],
];

const placesIn = (text: string): readonly string[] => {
  const words = normalise(text);
  return PLACES.flatMap(([place, pattern]) => (pattern.test(words) ? [place] : []));
};

/** Whether both name a place, and none in common. */
export const isElsewhere = (told: string, { title, steps, outcomes }: CauseCheck): boolean => {
  const there = placesIn([title, ...steps, ...outcomes.map(({ finding }) => finding)].join('. '));
  const here = placesIn(told);
  return here.length > 0 && there.length > 0 && !here.some((place) => there.includes(place));
};

/** The finding of a listed check that was reported in other words; undefined where none is clearly meant. */
export const findingInWords = (
  told: string,
  { diagnosis, checksOf }: Pick<Consultation, 'diagnosis' | 'checksOf'>,
): ReportedFinding | undefined => {
  const words = shownWords(told);
  const causes = diagnosis.causes.map((cause) => ({ ...cause, checks: checksOf(cause) }));
  let best: (ReportedFinding & { readonly like: number }) | undefined;
  for (const { questionId, faultId, options } of listedChecks({ causes })) {
    const cause = causes.find((one) => one.faultId === faultId);
    const check = cause?.checks.find((one) => questionId.endsWith(`/${one.id}`));
    if (!cause || !check || isElsewhere(told, check)) continue;
    const likes = check.outcomes.map(({ finding }) => likeness(told, words, finding));
    const like = Math.max(0, ...likes);
    const at = likes.indexOf(like);
    const next = Math.max(0, ...likes.filter((_, other) => other !== at));
    const [outcome, option] = [check.outcomes[at], options[at]];
    if (!outcome || !option || like < LIKE || like - next < CLEARER) continue;
    if (best !== undefined && like <= best.like) continue;
    best = { answer: { questionId, optionId: option.id }, cause, check, outcome, like };
  }
  return best;
};
