import { t } from '@lingui/core/macro';
import type { Cause, EvidenceNote } from '@wrenchwise/rules/diagnosis';
import { lowerFirst } from '@wrenchwise/rules/lower-first';

type Source = EvidenceNote['source'];

/** One thing that moved the odds, in words for the screen. */
export interface Weight {
  readonly key: string;
  /** The user's own words, where it is these. */
  readonly quote: string | undefined;
  /** What it was understood as, or what it is. */
  readonly meaning: string | undefined;
  /** Natural logarithm of the factor on the odds. */
  readonly weight: number;
}

interface WeightGroup {
  readonly title: string;
  /** Whether it is about the description as a whole, and not about a sign in it. */
  readonly isWhole: boolean;
  readonly weights: readonly Weight[];
}

export interface Weighing {
  /** 0–1, before anything was reported. What is known of the car is in it. */
  readonly baseRate: number;
  /** What is known of the car that the base rate has in it. */
  readonly car: readonly Weight[];
  /** The strongest first within each. */
  readonly groups: readonly WeightGroup[];
  /** How far the other causes moved this one: they share what there is. */
  readonly others: number;
}

const GROUPS: readonly { title: string; sources: readonly Source[] }[] = [
  { title: t`Your words`, sources: ['words'] },
  { title: t`Trouble codes`, sources: ['code'] },
  { title: t`Your answers`, sources: ['answer'] },
  { title: t`Your description as a whole`, sources: ['text-model', 'language-model'] },
];

/** Sources that quote what the user wrote. */
const SPOKEN: ReadonlySet<Source> = new Set(['words', 'language-model']);

const logOdds = (share: number): number => {
  const p = Math.min(Math.max(share, 1e-6), 1 - 1e-6);
  return Math.log(p / (1 - p));
};

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s'’‘"“”]+/g, ' ')
    .trim();

const weightOf = ({ text, meaning, source, weight }: EvidenceNote, told: string): Weight => {
  if (source === 'text-model' && told.includes(plain(text))) {
    const key = `${source}:${text}`;
    return {
      key,
      quote: undefined,
      meaning: t`${meaning} (above all: “${text.trim()}”)`,
      weight,
    };
  }
  const isQuote = SPOKEN.has(source) && told.includes(plain(text));
  // 'Yes: Grinding when braking' says its meaning itself, 'Not mentioned, and usual …' its text.
  const isSame = plain(text).includes(plain(meaning));
  const isWithin = plain(meaning).includes(plain(text));
  const said =
    isWithin || isQuote || source === 'vehicle'
      ? meaning
      : `${text}: ${lowerFirst(meaning).replace(/\.$/, '')}`;
  return {
    key: `${source}:${text}:${meaning}`,
    quote: isQuote ? text.trim() : undefined,
    meaning: isSame ? (isQuote ? undefined : text) : said,
    weight,
  };
};

/** What quotes the user's words first: it can be checked at a glance. */
const byStrength = (a: Weight, b: Weight): number =>
  Number(a.quote === undefined) - Number(b.quote === undefined) ||
  Math.abs(b.weight) - Math.abs(a.weight);

/** How a cause came from its base rate to its probability. `symptoms` are the user's words. */
export const weighingOf = (cause: Cause, symptoms: string): Weighing => {
  const told = plain(symptoms);
  const of = (sources: readonly Source[]) =>
    cause.evidence
      .filter(({ source }) => sources.includes(source))
      .map((note) => weightOf(note, told))
      .sort(byStrength);
  const groups = GROUPS.map(({ title, sources }) => ({
    title,
    isWhole: sources.includes('text-model'),
    weights: of(sources),
  })).filter(({ weights }) => weights.length > 0);
  const moved = groups.flatMap(({ weights }) => weights).reduce((sum, one) => sum + one.weight, 0);
  return {
    baseRate: cause.baseRate,
    car: of(['vehicle']),
    groups,
    others: logOdds(cause.probability) - logOdds(cause.baseRate) - moved,
  };
};

/** Natural logarithms: ten times the odds, three times, one and a half times. */
const STRENGTHS = [
  { above: 2.3, up: t`far likelier`, down: t`far less likely` },
  { above: 1.1, up: t`much likelier`, down: t`much less likely` },
  { above: 0.4, up: t`likelier`, down: t`less likely` },
  { above: 0, up: t`a little likelier`, down: t`a little less likely` },
] as const;

/** How much something raised or lowered the odds, as people say it: 'much likelier'. */
export const strengthInWords = (weight: number): string => {
  const found = STRENGTHS.find(({ above }) => Math.abs(weight) >= above) ?? STRENGTHS[3];
  return weight < 0 ? found.down : found.up;
};
