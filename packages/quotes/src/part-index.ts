import { namesOfFault } from '@wrenchwise/knowledge/british-wording';
import type { Fault } from '@wrenchwise/knowledge/catalogue';

import { createSpelling } from './misspelt.ts';
import { partWords } from './part-words.ts';

/** What a quote needs of a fault. */
export type QuotedFault = Pick<
  Fault,
  'id' | 'name' | 'written' | 'parts' | 'labourHours' | 'prior' | 'fits'
> & {
  readonly guide: Pick<Fault['guide'], 'title'>;
};

/** A part of a fault's repair, with the words by which it is found. */
interface IndexedPart {
  readonly fault: QuotedFault;
  readonly name: string;
  /** With what it may come with. */
  readonly inFull: string;
  readonly words: ReadonlySet<string>;
  readonly usd: readonly [number, number];
  readonly isIfNeeded: boolean;
  /** The part that the repair is about: its first, or one named in the repair's title. */
  readonly isMain: boolean;
  /** Share of its words that name the repair too, 0–1. */
  readonly named: number;
}

/** A part that a line was recognised as. */
export interface FoundPart {
  /** Its words in order: the same for the same part in two quotes. */
  readonly key: string;
  readonly name: string;
  /** In US dollars, over every repair that has it. */
  readonly usd: readonly [number, number];
  /** The repairs that are about it, or else those that have it. */
  readonly faults: readonly QuotedFault[];
  /** Every repair that has it, for what a diagnosis found. */
  readonly anyFaultIds: ReadonlySet<string>;
  /** Those that always need it. */
  readonly firmFaultIds: ReadonlySet<string>;
  /** 0–1. */
  readonly score: number;
}

/** Finds parts by words. Made once from the faults of an edition. */
export interface PartIndex {
  readonly find: (words: string, allows: (fault: QuotedFault) => boolean) => FoundPart | undefined;
  /** The names of a fault's parts, each of two alternatives; empty for a fault of another edition. */
  readonly namesOf: (faultId: string) => readonly string[];
  /** About what its repair costs, in US dollars; 0 for a fault of another edition. */
  readonly costOf: (faultId: string) => number;
}

/** A name without what it may come with: 'Water pump and gasket' is about the pump. */
const headOf = (name: string): string =>
  name.split(
    /,| with |\(| and (?=(?:gaskets?|seals?|bolts?|clips|clamps?|washers?|nuts?|o-rings?|hardware|grommet|cap|refrigerant|coolant)\b)/iu,
  )[0] ?? name;

/** Below this a line is not taken for the part. */
const MIN_SCORE = 0.62;
/** Parts as good as the best one belong to it. */
const NEAR_BEST = 0.97;
/** A repair so much rarer than the commonest with the same part is not what a quote is about. */
const RARE = 0.3;

/** 'Intercooler hose' is a hose: what lacks the last word of the line is hardly the part. */
const WITHOUT_HEAD = 0.75;
const PLACES: ReadonlySet<string> = new Set(['front', 'rear', 'upper', 'lower', 'inner', 'outer']);

const weigh = (words: Iterable<string>, weightOf: (word: string) => number): number => {
  let sum = 0;
  for (const word of words) sum += weightOf(word);
  return sum;
};

/** Words of a place on the car: what is of the front is not found in the rear. */
const OPPOSITES: readonly (readonly [string, string])[] = [
  ['front', 'rear'],
  ['inner', 'outer'],
  ['upstream', 'downstream'],
];
const isOpposite = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  OPPOSITES.some(([one, other]) => (a.has(one) && b.has(other)) || (a.has(other) && b.has(one)));

/** US dollars an hour, to weigh work against parts. */
const HOUR = 110;
const middle = ([low, high]: readonly [number, number]): number => (low + high) / 2;
const usualCost = ({ parts, labourHours }: QuotedFault): number =>
  parts.reduce(
    (sum, { usd, ifNeeded }) => sum + (ifNeeded === true ? 0 : middle(usd)),
    middle(labourHours) * HOUR,
  );

const indexedParts = (faults: readonly QuotedFault[]): readonly IndexedPart[] =>
  faults.flatMap((fault) => {
    const title = partWords([fault.guide.title, ...namesOfFault(fault)].join(' '));
    return fault.parts.flatMap(({ name, usd, ifNeeded }, at) =>
      // 'Control arms or bush set': either is the part.
      headOf(name)
        .split(/ or (?!air-fuel)/iu)
        .map((one) => {
          const words = partWords(one);
          const named =
            [...words].filter((word) => title.has(word)).length / Math.max(1, words.size);
          const isMain = ifNeeded === undefined && (at === 0 || named > 0);
          return {
            fault,
            name: one,
            inFull: name,
            words,
            usd,
            isMain,
            named,
            isIfNeeded: ifNeeded === true,
          };
        }),
    );
  });

/** Of equal parts those whose repair is about them: the most of their words in its title, main ones first. */
const aboutIt = (best: readonly IndexedPart[]): readonly IndexedPart[] => {
  const rank = ({ isMain, named }: IndexedPart): number => named + (isMain ? 0.5 : 0);
  const highest = Math.max(...best.map(rank));
  const about = best.filter((part) => rank(part) === highest);
  const commonest = Math.max(...about.map(({ fault }) => fault.prior));
  return about.filter(({ fault }) => fault.prior >= commonest * RARE);
};

/** An index over the parts of every repair. Linear in the number of parts for each line that is looked up. */
export const createPartIndex = (faults: readonly QuotedFault[]): PartIndex => {
  const parts = indexedParts(faults).filter(({ words }) => words.size > 0);
  const counts = new Map<string, number>();
  for (const { words } of parts) {
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const weightOf = (word: string): number => {
    const count = counts.get(word);
    // A place counts less than the part; a word that no part has (a maker's) counts nothing.
    if (count === undefined) return 0;
    return PLACES.has(word) ? 0.4 : Math.log(1 + parts.length / count);
  };
  const spelt = createSpelling(counts.keys());
  const asKnown = (words: ReadonlySet<string>): ReadonlySet<string> =>
    new Set([...words].map((word) => (counts.has(word) ? word : (spelt(word) ?? word))));
  const findWhole: PartIndex['find'] = (text, allows) => {
    const said = asKnown(partWords(headOf(text)));
    const head = [...said].findLast((word) => counts.has(word) && !PLACES.has(word));
    const saidWeight = weigh(said, weightOf);
    if (saidWeight === 0) return undefined;
    const scored = parts.flatMap((part) => {
      const shared = [...part.words].filter((word) => said.has(word));
      if (shared.length === 0 || isOpposite(said, part.words) || !allows(part.fault)) return [];
      const both = 2 * weigh(shared, weightOf);
      const share = both / (saidWeight + weigh(part.words, weightOf));
      const isOfHead = head === undefined || part.words.has(head);
      return [{ part, score: isOfHead ? share : share * WITHOUT_HEAD }];
    });
    const score = Math.max(0, ...scored.map((entry) => entry.score));
    if (score < MIN_SCORE) return undefined;
    const best = scored.filter((entry) => entry.score >= score * NEAR_BEST).map(({ part }) => part);
    const [first] = best;
    if (!first) return undefined;
    const about = aboutIt(best);
    return {
      key: [...first.words].toSorted().join(' '),
      name: first.name,
      usd: [Math.min(...best.map(({ usd }) => usd[0])), Math.max(...best.map(({ usd }) => usd[1]))],
      faults: about.map(({ fault }) => fault),
      anyFaultIds: new Set(best.map(({ fault }) => fault.id)),
      firmFaultIds: new Set(best.filter((part) => !part.isIfNeeded).map(({ fault }) => fault.id)),
      score,
    };
  };
  const costs = new Map(faults.map((fault) => [fault.id, usualCost(fault)]));
  const names = Map.groupBy(parts, ({ fault }) => fault.id);
  return {
    namesOf: (id) => (names.get(id) ?? []).flatMap(({ name, inFull }) => [name, inFull]),
    costOf: (id) => costs.get(id) ?? 0,
    find: (text, allows) => {
      const whole = findWhole(text, allows);
      const [first = text] = text.split(/ (?:and|&|\+|und) /iu);
      return whole ?? (first === text ? undefined : findWhole(first, allows));
    },
  };
};
