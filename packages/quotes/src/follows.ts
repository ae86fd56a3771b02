import { MATERIAL } from './materials.ts';
import type { FoundPart } from './part-index.ts';
import { partWords } from './part-words.ts';
import type { QuoteContext } from './quote-context.ts';
import type { QuoteLine } from './quote.ts';

/** As sure as a part must be before it is called foreign to what was found. */
const SURE = 0.65;
/** A cause so much less likely than the one that the rest of the quote mends is not what was found. */
const MUCH_LESS = 8;
/** Less likely by this, and dearer by that, than another cause: the cheaper one comes first. */
const LESS = 2.5;
const DEARER = 2.5;
/** Below this a cause is only listed. */
const MIN_PROBABILITY = 0.01;

/** Words of shape and place: which part it is, the word before them says. */
const SHAPES: ReadonlySet<string> = new Set(
  'housing mount bracket bush cover hub end joint nut front rear upper lower inner outer'.split(
    ' ',
  ),
);
/** Names that many parts share: by themselves they make none the same. */
const SHARED: ReadonlySet<string> = new Set(
  'sensor filter valve pump hose belt unit module motor switch cable pipe cylinder control pressure solenoid regulator plug fan kit box'.split(
    ' ',
  ),
);

interface NamedPart {
  readonly words: string;
  readonly part: FoundPart;
}

const isMaterial = ({ name }: FoundPart): boolean => MATERIAL.test(name);

/** Lines whose part is known well enough to be called foreign. */
export const surelyNamed = (
  lines: readonly Pick<QuoteLine, 'words' | 'hours'>[],
  parts: readonly (FoundPart | undefined)[],
): readonly NamedPart[] =>
  lines.flatMap(({ words, hours }, at) => {
    const part = parts[at];
    // Hours are for parts that have lines of their own.
    return part && hours === null && part.score >= SURE && !isMaterial(part)
      ? [{ words, part }]
      : [];
  });

/** The word that says which part a name means: its last that is none of shape or place. */
const headWord = (words: ReadonlySet<string>): string | undefined =>
  [...words].findLast((word) => !SHAPES.has(word));

/** Whether a line names a part of a cause in other words: the arm of its bushes, the housing of its thermostat. */
const isPartOf = ({ words, part }: NamedPart, names: readonly ReadonlySet<string>[]): boolean => {
  const said = partWords(words);
  const own = partWords(part.name);
  return names.some((name) => {
    if (own.isSubsetOf(name)) return true;
    const head = headWord(name);
    if (head === undefined || !said.has(head)) return false;
    return !SHARED.has(head) || [...name].filter((word) => said.has(word)).length > 1;
  });
};

/** What is known of the faults that were found. */
interface Faults {
  /** The names of a fault's parts. */
  readonly namesOf: (faultId: string) => readonly string[];
  /** About what a repair costs, in US dollars. */
  readonly costOf: (faultId: string) => number;
}

/**
 * The parts that do not follow from what was found: neither of a cause that is nearly as likely as the likeliest, or as
 * cheap, nor always fitted together with a part that is.
 */
export const foreignTo = (
  found: NonNullable<QuoteContext['found']>,
  { namesOf, costOf }: Faults,
  {
    all,
    named,
  }: {
    readonly all: readonly (FoundPart | undefined)[];
    readonly named: readonly NamedPart[];
  },
): readonly NamedPart[] => {
  const likely = new Map(found.map(({ faultId, probability }) => [faultId, probability ?? 1]));
  const strongest = Math.max(0, ...likely.values());
  const least = Math.max(MIN_PROBABILITY, strongest / MUCH_LESS);
  const comesFirst = (id: string, probability: number): boolean =>
    [...likely].some(
      ([other, more]) =>
        other !== id && more >= probability * LESS && costOf(id) >= costOf(other) * DEARER,
    );
  const follows = new Set(
    [...likely].flatMap(([id, probability]) =>
      probability >= least && !comesFirst(id, probability) ? [id] : [],
    ),
  );
  const direct = all.filter(
    (part) => part !== undefined && !isMaterial(part) && !follows.isDisjointFrom(part.anyFaultIds),
  );
  const together = new Set(direct.flatMap((part) => [...(part?.firmFaultIds ?? [])]));
  const names = [...follows].flatMap((id) => namesOf(id).map((name) => partWords(name)));
  return named.filter(
    (one) =>
      follows.isDisjointFrom(one.part.anyFaultIds) &&
      together.isDisjointFrom(one.part.firmFaultIds) &&
      !isPartOf(one, names),
  );
};
