import { stem } from '@wrenchwise/knowledge/stem';
import type { Cause, CauseCheck } from '@wrenchwise/rules/diagnosis';
import { lowerFirst } from '@wrenchwise/rules/lower-first';

import type { Consultation } from './consultation.ts';
import { denies, inOurWords, isElsewhere, shownWords } from './findings-in-words.ts';
import { bullets, causeName, paragraphs, sentence } from './words.ts';

/** A check that somebody seems to have done, with the finding that their words come nearest to. */
interface Nearest {
  readonly cause: Cause;
  readonly check: CauseCheck;
  /** Undefined where the words show the check and none of its findings. */
  readonly outcome: CauseCheck['outcomes'][number] | undefined;
  /** Whether finding and check are both in the words, so that it may be weighed. */
  readonly isSure: boolean;
}

/** Words of the work itself, which every check has. */
const OF_CHECKS: ReadonlySet<string> = new Set(
  'look see saw seen watch feel felt hear heard read note done did hold turn turned car engine off out into both each while side new like just really very way come came back goes went had have there bit again down up left right front rear inside outside under over one two more less than level top bottom now too also even still again says say said shows get getting got start started yesterday today morning bit lot'
    .split(' ')
    .map((word) => stem(word)),
);

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set([...shownWords(text)].filter((word) => !OF_CHECKS.has(word)));

/** So many words of a finding, of which one is in few others, or of a check, point at it. */
const FEWEST = 2;

/** The share of all findings that a word of a few may be in. */
const RARE = 0.15;

/** What counts half: a word that the title has too, and that both deny something. */
const HALF = 0.5;

/** A cause that is less likely than this is not thought of, unless nothing else is near. */
const WORTH_NAMING = 0.015;

/** What is denied, to the end of its clause: 'never stayed cold', 'no change'. */
const DENIED = /\b(?:no|not|never|without|nothing)\b[^,.;]*|\b\w+n't\b[^,.;]*/g;

const hitsOf = (told: ReadonlySet<string>, text: string): readonly string[] =>
  [...wordsOf(text)].filter((word) => told.has(word));

/**
 * The check whose finding a report comes nearest to, in words that do not say it surely enough to be
 * weighed; undefined where no check is near.
 */
export const nearestFinding = (
  told: string,
  { diagnosis: { causes }, checksOf }: Pick<Consultation, 'diagnosis' | 'checksOf'>,
): Nearest | undefined => {
  const words = wordsOf(told);
  const affirmed = wordsOf(inOurWords(told).replaceAll(DENIED, ' '));
  const isDenied = denies(inOurWords(told));
  const checks = causes
    .filter(({ probability }, at) => at === 0 || probability >= WORTH_NAMING)
    .flatMap((cause) => checksOf(cause).map((check) => ({ cause, check })))
    .filter(({ check }) => !isElsewhere(told, check));
  const texts = checks.flatMap(({ check: { title, outcomes } }) =>
    [title, ...outcomes.map(({ finding }) => finding)].map(wordsOf),
  );
  const uses = (word: string) => texts.filter((text) => text.has(word)).length;
  const isRare = (word: string) => uses(word) <= Math.max(1, texts.length * RARE);
  let best: (Nearest & { readonly score: number }) | undefined;
  for (const { cause, check } of checks) {
    const ofCheck = hitsOf(words, `${check.title} ${check.steps.join(' ')}`);
    // What the title says distinguishes its findings less.
    const ofTitle = wordsOf(check.title);
    const found = check.outcomes
      .map((outcome) => {
        const isSame = isDenied && denies(outcome.finding);
        const hits = hitsOf(isSame ? words : affirmed, outcome.finding);
        const general = hits.filter((word) => ofTitle.has(word)).length;
        const agrees = isSame && hits.length > 0 ? HALF : 0;
        return { outcome, hits, count: hits.length - general * HALF + agrees };
      })
      .toSorted((a, b) => b.count - a.count);
    const [first, second] = found;
    const isClear = (first?.count ?? 0) > (second?.count ?? 0);
    const own = first?.hits ?? [];
    const all = new Set([...own, ...ofCheck]);
    // 'Bubbles at the top': one word is enough that a single finding has.
    const isOnlyHere = own.some((word) => uses(word) === 1);
    const isNear = isOnlyHere || (all.size >= FEWEST && [...all].some(isRare));
    if (!isNear || !first) continue;
    const score = first.count * 2 + ofCheck.length + cause.probability;
    if (best !== undefined && score <= best.score) continue;
    const isFound = isClear && (own.length >= FEWEST || own.some(isRare));
    best = {
      cause,
      check,
      outcome: isFound ? first.outcome : undefined,
      isSure: isFound && own.length >= FEWEST && ofCheck.length > 0,
      score,
    };
  }
  return best;
};

/** What is said to a report that comes near a check: what the finding means, or what it can show. */
export const nearestText = ({ cause, check, outcome }: Nearest): string =>
  outcome === undefined
    ? paragraphs(
        `That belongs to the check “${lowerFirst(check.title)}” (${causeName(cause)}). What it can show:`,
        bullets(check.outcomes.map(({ finding, means }) => `${finding}: ${lowerFirst(means)}`)),
        'Say which of these you saw, and the causes are weighed with it.',
      )
    : paragraphs(
        `That comes nearest to a finding of the check “${lowerFirst(check.title)}” (${causeName(cause)}): “${outcome.finding}”. ${sentence(outcome.means)}`,
        'It is not weighed yet: if that is what you saw, give it as the result of that check.',
      );
