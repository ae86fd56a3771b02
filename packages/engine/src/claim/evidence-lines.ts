import type { Contribution } from '../inference/weighing.ts';

/** Weaker evidence says too little to be read out. */
const WORTH_SAYING = 0.2;

/** The most lines on each side. */
const MAX_LINES = 5;

/** How the weigher begins what is denied. */
const DENIED = 'Not there: ';

/** What is weighed of all words at once. */
const OF_ALL_WORDS: ReadonlySet<string> = new Set(['likeness', 'fault-model', 'owners-model']);

/** What nobody said is asked for, and is no evidence to read out. */
const SILENCE = 'silence';

const quoted = (text: string): string => `“${text.replace(/\s+/g, ' ').trim()}”`;

const lowerFirst = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

const wordsLine = ({ text, meaning, weight }: Contribution): string => {
  if (meaning.startsWith(DENIED)) {
    const sign = lowerFirst(meaning.slice(DENIED.length));
    return weight > 0
      ? `You say that this is not there: ${sign}. That fits.`
      : `You say that this is not there: ${sign}. It often is with this fault.`;
  }
  const sign = `${quoted(text)} (${lowerFirst(meaning)})`;
  return weight > 0 ? `${sign} goes with it.` : `${sign} does not go with it.`;
};

const lineOf = (contribution: Contribution): string => {
  const { text, meaning, weight, source } = contribution;
  if (source === 'code') {
    return weight > 0 ? `${meaning}: it goes with it.` : `${meaning}: it points elsewhere.`;
  }
  if (source === 'answer') {
    const side = weight > 0 ? 'for' : 'against';
    return `Your answer ${quoted(text)} speaks ${side} it: ${lowerFirst(meaning)}.`;
  }
  return wordsLine(contribution);
};

/** What speaks for a claimed fault and against it. */
interface EvidenceLines {
  readonly for: readonly string[];
  readonly against: readonly string[];
}

/** How far single signs, codes and answers speak for a fault, in log-odds: without the words as a whole. */
export const signWeight = (contributions: readonly Contribution[]): number =>
  contributions.reduce((sum, { key, weight }) => (OF_ALL_WORDS.has(key) ? sum : sum + weight), 0);

/** Contributions to a fault as sentences, strongest first; all that the words say as a whole in one. */
export const evidenceLines = (contributions: readonly Contribution[]): EvidenceLines => {
  const signs = contributions
    .filter(
      ({ key, weight }) =>
        !OF_ALL_WORDS.has(key) && key !== SILENCE && Math.abs(weight) >= WORTH_SAYING,
    )
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
  const whole = contributions.reduce(
    (sum, { key, weight }) => (OF_ALL_WORDS.has(key) ? sum + weight : sum),
    0,
  );
  const side = (isFor: boolean): readonly string[] => [
    ...new Set(
      signs
        .filter(({ weight }) => weight > 0 === isFor)
        .map((contribution) => lineOf(contribution)),
    ),
  ];
  const ofAll = (isFor: boolean): readonly string[] =>
    Math.abs(whole) >= WORTH_SAYING && whole > 0 === isFor
      ? [
          isFor
            ? 'Owners of cars with this fault describe it in words like yours.'
            : 'Owners of cars with this fault seldom describe it in words like yours.',
        ]
      : [];
  return {
    for: [...side(true), ...ofAll(true)].slice(0, MAX_LINES),
    against: [...side(false), ...ofAll(false)].slice(0, MAX_LINES),
  };
};
