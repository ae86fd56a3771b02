import { isSymptomId, type SymptomId } from '@wrenchwise/knowledge/symptoms';

import type { Lexicon } from './lexicon.ts';
import { matchPhrases, type Match } from './match.ts';
import type { Reading } from './units.ts';

/** A symptom that words of the text match. */
export interface ReadSymptom {
  readonly id: SymptomId;
  readonly present: boolean;
  /** 0–1. */
  readonly confidence: number;
  readonly start: number;
  readonly end: number;
  /** Indices of its units, ascending. */
  readonly units: readonly number[];
  /** Hearsay: it weighs little and never raises an alert. */
  readonly hearsay: boolean;
  /** Found by the trained reader of clauses only, by no phrase. It raises no alert. */
  readonly isLearned?: true;
}

/** A reading in the light of the whole text. */
export interface SymptomEvidence extends ReadSymptom {
  /** How likely the owner reports it as present now, 0–1; 1 for what is denied. */
  readonly truth: number;
}

const covers = (a: Match, b: Match): boolean => b.units.every((unit) => a.units.includes(unit));

/**
 * Resolves readings of the same words: the one that explains more of them wins, equal ones share.
 * 'Brake warning light' is not also 'brake light'.
 */
const withoutShadowed = (matches: readonly Match[]): Match[] => {
  const ordered = [...matches].sort(
    (a, b) =>
      b.weight - a.weight ||
      b.nearby - a.nearby ||
      b.confidence - a.confidence ||
      a.owner.localeCompare(b.owner),
  );
  const accepted: Match[] = [];
  for (const match of ordered) {
    const over = accepted.filter((other) => other.owner !== match.owner && covers(other, match));
    if (over.length === 0) accepted.push(match);
    else if (over.some((other) => other.nearby > match.nearby && covers(match, other))) continue;
    else if (over.every((other) => other.units.length === match.units.length)) {
      accepted.push({ ...match, confidence: match.confidence * 0.7 });
    } else if (match.units.length > 1) {
      accepted.push({ ...match, confidence: match.confidence * 0.35 });
    }
  }
  return accepted;
};

/** What noises are called, by the stem: who says 'no grinding' knows what grinding is. */
const CALLED = [
  'grind',
  'squeal',
  'squeak',
  'knock',
  'whin',
  'rattl',
  'clunk',
  'hum',
  'click',
  'misfir',
] as const;

/**
 * Whether a sign is affirmed by other words than its name, which the same sentence or its neighbour denies: 'disc
 * scored, no grinding'.
 */
const isDeniedByName = ({ units }: Reading, match: Match): boolean => {
  const name = CALLED.find((one) => match.owner.includes(one));
  if (!match.present || name === undefined) return false;
  const named = units.filter(({ term }) => term.startsWith(name));
  return (
    named.length > 0 &&
    named.every(({ negated }) => negated) &&
    named.some(({ sentence }) => Math.abs(sentence - match.sentence) <= 1)
  );
};

/** The affirmed and denied symptoms, strongest reading first. */
export const readSymptoms = (reading: Reading, lexicon: Lexicon): readonly ReadSymptom[] => {
  const best = new Map<string, ReadSymptom>();
  // Readings compete within their sentence, which is small however long the text.
  const sentences = new Map<number, Match[]>();
  for (const match of matchPhrases(reading, lexicon, true)) {
    // What is supposed, asked about or over is no observation, though safety rules still read it.
    if (match.hypothetical || match.guessed || match.otherwise) continue;
    const list = sentences.get(match.sentence);
    if (list === undefined) sentences.set(match.sentence, [match]);
    else list.push(match);
  }
  for (const match of [...sentences.values()].flatMap(withoutShadowed)) {
    if (!isSymptomId(match.owner) || isDeniedByName(reading, match)) continue;
    const confidence = match.confidence * (match.hearsay ? 0.3 : 1);
    const known = best.get(match.owner);
    // Affirmed once and denied once ('does not shake when cold'): the symptom is there.
    const wins =
      known === undefined ||
      (match.present && !known.present) ||
      (match.present === known.present && confidence > known.confidence);
    if (wins) {
      best.set(match.owner, {
        id: match.owner,
        present: match.present,
        confidence,
        start: match.start,
        end: match.end,
        units: match.units,
        hearsay: match.hearsay,
      });
    }
  }
  return [...best.values()].sort((a, b) => b.confidence - a.confidence || a.id.localeCompare(b.id));
};
