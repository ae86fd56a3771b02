import { asWritten, namesOfFault } from '@wrenchwise/knowledge/british-wording';
import type { Fault } from '@wrenchwise/knowledge/catalogue';
import type { ClaimedRepair } from '@wrenchwise/knowledge/claims/claimed-repair';
import type { Repair } from '@wrenchwise/knowledge/repairs/repairs';

import { readUnits, type Vocabulary } from '../evidence/units.ts';
import type { ClaimToExamine } from './claim-examination.ts';

/** What the words of a claim mean: places in the catalogue, and the repair that workshops call so. */
export interface ClaimMeaning {
  readonly name: string;
  readonly faults: readonly number[];
  /**
   * Parts of their own of the same family, and faults that only a test separates: where they fit better, the place is
   * right.
   */
  readonly neighbours: readonly number[];
  readonly repair: ClaimedRepair | undefined;
}

/** The repair whose tests prove a fault: that of the claim, or a narrower one where that is broad. */
export const provingRepair = (
  { repair }: ClaimMeaning,
  faultId: string,
  claimedRepairs: readonly ClaimedRepair[],
): ClaimedRepair | undefined => {
  if (repair?.isBroad !== true) return repair;
  const narrower = claimedRepairs.find(
    ({ isBroad, faults }) => isBroad !== true && faults.some((id) => id === faultId),
  );
  return narrower ?? repair;
};

/** Undefined where nothing of the catalogue is meant. */
export type ReadClaimMeaning = (
  claim: ClaimToExamine,
  likelihood: Likelihood,
) => ClaimMeaning | undefined;

/** How likely the fault at a place of the catalogue is, of those that this car can have. */
type Likelihood = (at: number) => number;

/** Words of a verdict, which name no part. */
const VERDICT_WORDS =
  'worn failed failing faulty fault broken blown gone shot dead bad need needs new replace replacing replaced renew repair fix mend change part knackered worn-out leaking leak stuck seized defective condemned finished cause problem noisy dirty blocked loose cracked whole complete set pair both left right nearside offside side front rear';

/** The weight of a word by where it appears. */
const IN_NAME = 1;
const IN_WORKSHOP_NAME = 0.8;
const IN_PARTS = 0.7;

/** From this share of the claim's words on a fault is meant, and beside the best one up to this difference. */
const MEANT = 0.6;
/** From here on the words are that fault's name. */
const EXACT = 0.93;
const ALIKE = 0.9;
const MAX_FAULTS = 6;

/** Between the parts of a claim, and how many are looked at. */
const JOINED = / and | plus | with |, ?|&|\+|\//;
const MAX_PARTS = 5;

/** The longest words of a claim that are looked at. */
const READ = 300;

/** A usual repair, with the words that name it. */
interface Usual {
  readonly repair: ClaimedRepair;
  readonly matched: string;
}

/** Of equally long names the likelier repair is meant: 'compressor' of a car that sinks. */
const longestMatch = (
  words: string,
  repairs: readonly ClaimedRepair[],
  likelihoodOf: (repair: ClaimedRepair) => number,
): Usual | undefined => {
  const matches = repairs.flatMap((repair): Usual[] => {
    const matched = repair.words.exec(words)?.[0].trim() ?? '';
    return matched === '' ? [] : [{ repair, matched }];
  });
  const longest = Math.max(...matches.map(({ matched }) => matched.length));
  const best = matches.filter(({ matched }) => matched.length === longest);
  if (best.length < 2) return best[0];
  return best.toSorted((a, b) => likelihoodOf(b.repair) - likelihoodOf(a.repair))[0];
};

/** The part of a family that the words name by itself; several are meant together. */
const narrowed = (
  words: string,
  { name, faults, parts = [] }: ClaimedRepair,
): Pick<ClaimedRepair, 'name' | 'faults'> => {
  const named = parts.filter((part) => part.words.test(words));
  if (named.length === 0) return { name, faults };
  return {
    name: named.map((part) => part.name).join(', '),
    faults: [...new Set(named.flatMap((part) => part.faults))],
  };
};

/** What each fault's names weigh by their words, and how many faults share a word. */
const wordsOfNames = (
  faults: readonly Fault[],
  termsOf: (text: string) => ReadonlySet<string>,
): {
  readonly named: readonly ReadonlyMap<string, number>[];
  readonly spread: ReadonlyMap<string, number>;
} => {
  const named = faults.map((fault) => {
    const weights = new Map<string, number>();
    const add = (text: string, weight: number) => {
      for (const term of termsOf(text)) weights.set(term, Math.max(weights.get(term) ?? 0, weight));
    };
    for (const name of namesOfFault(fault)) add(name, IN_NAME);
    add(asWritten(fault).workshopName, IN_WORKSHOP_NAME);
    for (const { name } of fault.parts) add(name, IN_PARTS);
    return weights;
  });
  const spread = new Map<string, number>();
  for (const terms of named) {
    for (const term of terms.keys()) spread.set(term, (spread.get(term) ?? 0) + 1);
  }
  return { named, spread };
};

/** Finds what a workshop means, by its usual names of repairs, then by the catalogue's names and parts. */
export const createClaimReader = (
  faults: readonly Fault[],
  repairs: readonly Repair[],
  claimedRepairs: readonly ClaimedRepair[],
  vocabulary: Vocabulary,
): ReadClaimMeaning => {
  const placeOf = new Map(faults.map(({ id }, at) => [id, at]));
  const placesOf = (ids: readonly string[]): readonly number[] =>
    ids.flatMap((id) => placeOf.get(id) ?? []);
  const termsOf = (text: string): ReadonlySet<string> =>
    new Set(readUnits(text, vocabulary).units.map(({ term }) => term));
  const verdicts = termsOf(VERDICT_WORDS);
  const { named, spread } = wordsOfNames(faults, termsOf);
  const rarity = (term: string): number => Math.log(1 + faults.length / (spread.get(term) ?? 1));

  const siblings = (at: number): readonly number[] => {
    const id = faults[at]?.id;
    const repair = repairs.find(({ variants }) => variants.some((one) => one.faultId === id));
    return repair === undefined ? [at] : placesOf(repair.variants.map(({ faultId }) => faultId));
  };
  const nameOf = (at: number): string => {
    const id = faults[at]?.id;
    const repair = repairs.find(({ variants }) => variants.some((one) => one.faultId === id));
    return repair?.name ?? faults[at]?.name ?? '';
  };

  const contentOf = (words: string): readonly string[] =>
    [...termsOf(words)].filter((term) => !verdicts.has(term));

  /** The faults whose names have at least this share of the words. */
  const byNames = (words: string, atLeast: number): readonly number[] => {
    const terms = contentOf(words);
    const all = terms.reduce((sum, term) => sum + rarity(term), 0);
    if (all === 0 || !terms.some((term) => spread.has(term))) return [];
    const scores = named.map(
      (weights) =>
        terms.reduce((sum, term) => sum + (weights.get(term) ?? 0) * rarity(term), 0) / all,
    );
    const best = Math.max(...scores);
    if (best < atLeast) return [];
    return scores
      .map((score, at) => ({ score, at }))
      .filter(({ score }) => score >= best * ALIKE)
      .sort((a, b) => b.score - a.score)
      .slice(0, MAX_FAULTS)
      .map(({ at }) => at);
  };

  const neighboursOf = ({ faults: ids, alike = [] }: ClaimedRepair): readonly number[] =>
    placesOf([...ids, ...alike]);

  const repairOf = (at: number): ClaimedRepair | undefined =>
    claimedRepairs.find(({ faults: ids }) => placesOf(ids).includes(at));

  /** 'Clutch' within 'failed clutch-pedal switch': all words together name another fault. */
  const isNamedElsewhere = (words: string, { repair, matched }: Usual): boolean => {
    const covered = new Set(contentOf(matched));
    if (contentOf(words).every((term) => covered.has(term))) return false;
    const cured = new Set(placesOf(repair.faults));
    const exact = byNames(words, EXACT);
    return exact.length > 0 && !exact.some((at) => cured.has(at));
  };

  /** 'Flywheel and clutch': two repairs or more in one claim. */
  const severalIn = (
    words: string,
    likelihoodOf: (repair: ClaimedRepair) => number,
  ): readonly ClaimedRepair[] => [
    ...new Set(
      words
        .split(JOINED)
        .slice(0, MAX_PARTS)
        .flatMap((part) => longestMatch(part, claimedRepairs, likelihoodOf)?.repair ?? []),
    ),
  ];

  return ({ text, faultId, guess }, likelihood) => {
    const likelihoodOf = ({ faults: ids }: ClaimedRepair): number =>
      placesOf(ids).reduce((sum, at) => sum + likelihood(at), 0);
    const words = text.slice(0, READ).toLowerCase();
    const chosen = faultId === undefined ? undefined : placeOf.get(faultId);
    const usual = longestMatch(words, claimedRepairs, likelihoodOf);
    const several = chosen === undefined ? severalIn(words, likelihoodOf) : [];
    if (chosen !== undefined) {
      const isUsual = usual !== undefined && placesOf(usual.repair.faults).includes(chosen);
      return {
        name: nameOf(chosen),
        faults: siblings(chosen),
        neighbours: [],
        repair: isUsual ? usual.repair : repairOf(chosen),
      };
    }
    const [whole, ...others] = several;
    if (whole !== undefined && others.length > 0) {
      return {
        name: several.map((one) => narrowed(words, one).name).join(', '),
        faults: [...new Set(several.flatMap((one) => placesOf(narrowed(words, one).faults)))],
        neighbours: several.flatMap(neighboursOf),
        repair: { ...whole, isBroad: true },
      };
    }
    if (usual !== undefined && !isNamedElsewhere(words, usual)) {
      const { repair } = usual;
      const { name, faults: ids } = narrowed(words, repair);
      return { name, faults: placesOf(ids), neighbours: neighboursOf(repair), repair };
    }
    const guessed = placesOf(guess === undefined ? [] : [guess]);
    const meant = byNames(words, MEANT);
    const [first, ...rest] = meant.length > 0 ? meant : guessed;
    if (first === undefined) return undefined;
    return {
      name: nameOf(first),
      faults: [...new Set([first, ...rest].flatMap(siblings))],
      neighbours: [],
      repair: repairOf(first),
    };
  };
};
