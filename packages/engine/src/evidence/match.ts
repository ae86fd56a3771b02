import type { Lexicon } from './lexicon.ts';
import { needsAreThere } from './phrase-needs.ts';
import type { Reading, Unit } from './units.ts';

/** A place in the text that matches a phrase. */
export interface Match {
  readonly owner: string;
  /** Whether the text affirms or denies it. */
  readonly present: boolean;
  /** Confidence, 0–1. */
  readonly confidence: number;
  /**
   * The number of required near words that are there: 'stalled at 40 mph' is more than 'stalled'.
   */
  readonly nearby: number;
  /** The information of the matched words; breaks ties between readings of the same words. */
  readonly weight: number;
  readonly start: number;
  readonly end: number;
  readonly sentence: number;
  /** Indices of the matched units. */
  readonly units: readonly number[];
  readonly hypothetical: boolean;
  readonly guessed: boolean;
  readonly hearsay: boolean;
  /** Mended, past, only asked about, or not at fault. */
  readonly otherwise: boolean;
}

/** The most extra content words between the words of a phrase. */
const SLACK = 4;

/** The share of its weight that a phrase may miss. */
const MISSING_SHARE = 0.55;

interface SentencePosting {
  readonly positions: Map<number, number[]>;
  readonly from: number;
  readonly to: number;
}

const sentencesOf = (units: readonly Unit[], lexicon: Lexicon): SentencePosting[] => {
  const sentences: SentencePosting[] = [];
  let from = 0;
  while (from < units.length) {
    const sentence = units[from]?.sentence;
    const positions = new Map<number, number[]>();
    let to = from;
    for (let unit = units[to]; unit !== undefined && unit.sentence === sentence; unit = units[to]) {
      const id = lexicon.termIds.get(unit.term);
      if (id !== undefined) {
        const list = positions.get(id);
        if (list === undefined) positions.set(id, [to]);
        else list.push(to);
      }
      to += 1;
    }
    sentences.push({ positions, from, to });
    from = to;
  }
  return sentences;
};

/** The tightest positions with each term once, around each place of the rarest term. */
const tightest = (lists: readonly (readonly number[])[]): number[] | undefined => {
  const anchor = lists.reduce((a, b) => (b.length < a.length ? b : a));
  let best: number[] | undefined;
  let bestSpan = Number.POSITIVE_INFINITY;
  for (const at of anchor.slice(0, 12)) {
    const chosen = lists.map((list) =>
      list.reduce((a, b) => (Math.abs(b - at) < Math.abs(a - at) ? b : a)),
    );
    const span = Math.max(...chosen) - Math.min(...chosen) + 1;
    if (span < bestSpan) {
      best = chosen;
      bestSpan = span;
    }
  }
  return best;
};

/**
 * All phrases that the units match, wholly or nearly, within one sentence and in any order.
 *
 * @param partial whether phrases of three words or more may miss their least informative ones
 */
export const matchPhrases = (
  reading: Reading,
  lexicon: Lexicon,
  partial: boolean,
): readonly Match[] => {
  const { idf, postings, sums, weights } = lexicon;
  const enough = partial ? 1 - MISSING_SHARE : 0.999;
  const matches: Match[] = [];
  for (const { positions } of sentencesOf(reading.units, lexicon)) {
    const touched: number[] = [];
    for (const term of positions.keys()) {
      const rarity = idf[term] ?? 0;
      for (const phrase of postings[term] ?? []) {
        const sum = sums[phrase] ?? 0;
        if (sum === 0) touched.push(phrase);
        sums[phrase] = sum + rarity;
      }
    }
    for (const index of touched) {
      const share = (sums[index] ?? 0) / (weights[index] ?? 1);
      sums[index] = 0;
      if (share < enough) continue;
      const match = matchAt(reading, positions, lexicon, index, share);
      if (match !== undefined) matches.push(match);
    }
  }
  return matches;
};

/** The distance, in words, that counts as near. */
const NEAR = 6;

const nearbyAreThere = (
  stems: readonly string[],
  nearby: readonly string[],
  at: number,
): boolean => {
  if (nearby.length === 0) return true;
  const around = new Set(stems.slice(Math.max(0, at - NEAR), at + NEAR + 1));
  return nearby.every((word) => around.has(word));
};

/** This many informative words match their phrase, whatever its subject. */
const UNMISTAKABLE = 3;

/** An incomplete phrase that fits more owners than this is ambiguous. */
const MAX_READINGS = 3;

/** The number of owners with a phrase of all these terms: the ambiguity of an incomplete phrase. */
const readingsOf = (lexicon: Lexicon, terms: readonly number[]): number => {
  const key = terms.join(',');
  const known = lexicon.readingCounts.get(key);
  if (known !== undefined) return known;
  const [first = [], ...rest] = terms
    .map((term) => lexicon.postings[term] ?? [])
    .sort((a, b) => a.length - b.length);
  const others = rest.map((list) => new Set(list));
  const owners = new Set<number>();
  for (const index of first) {
    if (others.every((other) => other.has(index))) owners.add(lexicon.phrases[index]?.owner ?? -1);
  }
  lexicon.readingCounts.set(key, owners.size);
  return owners.size;
};

/** The most content words between a match and a part of the body that it is about. */
const PART_REACH = 4;

/** Whether a part of the body that the phrase lacks is among or near the words. */
const namesOtherPart = (
  units: readonly Unit[],
  lexicon: Lexicon,
  terms: readonly number[],
  first: number,
  last: number,
): boolean => {
  const sentence = units[first]?.sentence;
  for (let at = Math.max(0, first - PART_REACH); at <= last + PART_REACH; at += 1) {
    const unit = units[at];
    if (unit === undefined || unit.sentence !== sentence || !lexicon.isBodyPart(unit.term)) {
      continue;
    }
    const id = lexicon.termIds.get(unit.term);
    if (id === undefined || !terms.includes(id)) return true;
  }
  return false;
};

const isWordOf = ({ phrases, postings }: Lexicon, term: number, owner: number): boolean => {
  const own = (postings[term] ?? []).flatMap((index) => phrases[index] ?? []);
  const ofOwner = own.filter((phrase) => phrase.owner === owner);
  return ofOwner.length > 0 && ofOwner.every(({ deniedTerm }) => deniedTerm !== term);
};

/**
 * 'The tyre wall is scuffed, but no bulge': the words denied in the sentence tell the same symptom. Where
 * the denial itself is the symptom ('will not stop') it denies nothing.
 */
const isDeniedBeside = (
  { units }: Pick<Reading, 'units'>,
  lexicon: Lexicon,
  positions: ReadonlyMap<number, readonly number[]>,
  owner: number,
): boolean =>
  [...positions].some(
    ([term, places]) =>
      lexicon.discriminative[term] === true &&
      places.some((at) => units[at]?.negated === true) &&
      isWordOf(lexicon, term, owner),
  );

const matchAt = (
  { units, stems, settings }: Reading,
  positions: ReadonlyMap<number, readonly number[]>,
  lexicon: Lexicon,
  index: number,
  share: number,
): Match | undefined => {
  const phrase = lexicon.phrases[index];
  if (phrase === undefined) return undefined;
  const found = phrase.terms.filter((term) => positions.has(term));
  const missing = phrase.terms.length - found.length;
  if (missing > 0 && (found.length < 2 || missing > 2)) return undefined;
  if (phrase.deniedTerm >= 0 && !positions.has(phrase.deniedTerm)) return undefined;
  // More than the place and its part has to match.
  const tells = phrase.deniedTerm >= 0 || found.some((term) => lexicon.discriminative[term]);
  if (missing > 0 && !tells) return undefined;
  // And the subject has to match, unless nearly all of a long phrase does.
  if (
    missing > 0 &&
    phrase.deniedTerm < 0 &&
    found.filter((term) => lexicon.discriminative[term]).length < UNMISTAKABLE &&
    phrase.terms.some((term) => lexicon.subject[term]) &&
    !found.some((term) => lexicon.subject[term])
  ) {
    return undefined;
  }
  const readings = missing === 0 ? 1 : readingsOf(lexicon, found);
  if (readings > MAX_READINGS) return undefined;
  const chosen = tightest(found.map((term) => positions.get(term) ?? []));
  if (chosen === undefined) return undefined;
  if (!nearbyAreThere(stems, phrase.nearby, units[chosen[0] ?? 0]?.token ?? 0)) return undefined;
  const first = Math.min(...chosen);
  const last = Math.max(...chosen);
  if (!needsAreThere(stems, phrase.needs, units[first]?.token ?? 0, units[last]?.token ?? 0)) {
    return undefined;
  }
  const gap = last - first + 1 - found.length;
  if (gap > SLACK + found.length - 1) return undefined;
  if (missing > 0 && namesOtherPart(units, lexicon, phrase.terms, first, last)) return undefined;
  const hit = chosen.flatMap((at) => units[at] ?? []);
  const deniedUnit = hit.find((unit) => lexicon.termIds.get(unit.term) === phrase.deniedTerm);
  const present =
    phrase.deniedTerm >= 0 ? deniedUnit?.negated === true : !hit.some((unit) => unit.negated);
  // 'Heat works' does not contradict 'no heat': the phrase's own negation has to be there.
  if (phrase.deniedTerm >= 0 && !present) return undefined;
  // Negating half a phrase negates something else.
  if (!present && missing > 0) return undefined;
  if (missing > 0 && isDeniedBeside({ units }, lexicon, positions, phrase.owner)) return undefined;
  // 'When I brake, it grinds' is one statement; 'the steering is fine, the radio is dead' is two.
  const clauses = new Set(hit.map((unit) => unit.clause).filter((one) => !settings.has(one))).size;
  // 'The radio is fine, the camera is black': no black radio.
  const isGlued = clauses > 1 && hit.some(({ fine }) => fine) && hit.some(({ fine }) => !fine);
  const weight = lexicon.weights[index] ?? 0;
  const discriminative = Math.min(1, 0.45 + weight / 9);
  const confidence =
    0.95 *
    discriminative *
    share ** 2 *
    (1 - 0.05 * gap) *
    (clauses > 1 ? (found.length < 3 ? 0.5 : 0.9) : 1) *
    phrase.shared ** -0.6 *
    readings ** -0.8;
  return {
    owner: lexicon.owners[phrase.owner] ?? '',
    present,
    confidence: Math.max(0.05, confidence),
    nearby: phrase.nearby.length,
    weight: weight * share,
    start: units[first]?.start ?? 0,
    end: units[last]?.end ?? 0,
    sentence: units[first]?.sentence ?? 0,
    units: [...chosen].sort((a, b) => a - b),
    hypothetical: hit.some((unit) => unit.hypothetical),
    guessed: hit.some((unit) => unit.guessed),
    hearsay: hit.some((unit) => unit.hearsay),
    otherwise: isGlued || hit.some((unit) => unit.otherwise),
  };
};
