import { stem } from '@wrenchwise/knowledge/stem';

import type { NeedsMore } from '../diagnosis.ts';
import type { ConditionEvidence } from '../evidence/conditions.ts';
import type { TermKinds } from '../evidence/discriminative-words.ts';
import type { Lexicon } from '../evidence/lexicon.ts';
import type { Evidence } from '../evidence/read-report.ts';
import { readUnits, type Unit, type Vocabulary } from '../evidence/units.ts';
import type { Weighing } from '../inference/weighing.ts';
import type { SystemReading } from '../model/system-model.ts';
import { ASKS, PRICE_MESSAGE, type MissingKind } from './examples.ts';
import { foreignLanguageOf } from './language.ts';
import { asksForPrice, isAboutSomethingElse } from './other-things.ts';
import { BEHAVIOURS, DRIVING, PARTS_AND_FUNCTIONS } from './parts-and-functions.ts';

/** Signs that are uninformative only, by what to ask about them. */
const SIGNS: Readonly<Record<'noise' | 'smell' | 'leak' | 'light', string>> = {
  noise: 'noise|sound|hear|loud|noisy',
  smell: 'smell|odour|stinks|whiff',
  leak: 'leak|drip|puddle',
  light: 'light|lamp|warning light|warning|symbol|icon|message|dashboard light|illuminated',
};

/** Uninformative words: any fault of any part is weird, wrong and on. */
const EMPTY = `weird|strange|odd|funny|unusual|wrong|bad|broken|break|fix|repair|act|act up|play up|feel|off|show|display|dashboard
  |work|go|run|slow|right|good|okay|red|yellow|amber|orange|white|blue|green|new|old|big|little|like|up|down|out|give|need|want|fault
  |ill|sick|dashboard|thing|happen|stop|help|ask|question|service|mechanic|garage|cost|price|last|again|side|wife|husband|day|week
  |today|yesterday|screen|kind|sort|bit|lot|test|phone|computer`;

/** Colours and kinds of drive can be the subject of a phrase, but are no parts. */
const NO_PARTS =
  'white|blue|black|electric|electrical|hybrid|ev|charge|light|water|key|cable|plug|dashboard';

/** Functions, which place a fault as parts do. */
const FUNCTIONS = 'power|fuel economy|idle|acceleration|gear|heating|demister|air conditioning';

const PLACES = 'front|rear|left|right|underneath|under|wheel|bonnet|behind';

/** Circumstances of time: they place nothing. */
const TIME_COURSE: ReadonlySet<ConditionEvidence['id']> = new Set([
  'intermittent',
  'constant',
  'sudden-onset',
  'gradual-onset',
]);

/** A reading of this weight is about a fault, whatever its words. */
const SURE_LIKENESS = 9;
const SURE_FEATURES = 4;
const SURE_SYSTEM = 0.3;
const SOME_LIKENESS = 3;
const SURE_SYMPTOM = 0.25;

/** The share of known words in a text at or below which a single known word is chance. */
const KNOWN_SHARE = 0.5;
const WHOLE_SHARE = 0.7;
const MIN_OWNERS = 4;

/** This many distinct words about faults are a description. */
const ENOUGH_WORDS = 3;

/**
 * Short names such as 'cat' (catalytic converter) count only beside other words about a car: 'My
 * cat is ill'.
 */
const CAT = /^cats?$/i;

const NAMES_THE_CAR = /\b(?:cars?|vehicles?|trucks?|vans?|suv|pickup|engine|driving|drives?)\b/i;
const ABOUT_A_CAR =
  /\b(?:cars?|vehicles?|trucks?|vans?|suv|pickup|motor|engine|drive|driving|drove|drives|mot|mpg|mph|miles|mechanic|garage|help|it|this|that|something|wrong|problem|issue|broken|fault)\b/i;

/** What people say of their own car, besides its name: enough to take trouble for the car's. */
const OF_A_CAR =
  /\b(?:cars?|vehicles?|trucks?|vans?|suv|pickup|engine|motor|driv(?:e|es|en|ing|er)|drove|mileage|odometer|\d{2,3}[ ,]?(?:\d{3}|k) ?(?:miles|mi|kms?)|mechanic|dealer(?:ship)?|auto ?(?:zone|shop)|v6|v8|4wd|awd|4x4|(?:\d{1,3} ?)?(?:mph|kph|kmh|km\/h)|no[- ]start|\d\.\d ?(?:l|litre|liter|t|tdi|tdci|hdi))\b/i;

/** 'A 2014 Corsa', 'Accord 2002': models are many, years of models are few. */
const MODEL_YEAR = /\b(?:19[6-9]\d|20[0-3]\d) \p{Lu}|\p{Lu}\p{Ll}+ (?:19[6-9]\d|20[0-3]\d)\b/u;

/**
 * A cause that is this likely once everything is weighed: a text about a car that singles one out says
 * something, whichever words it uses. Words that say nothing of a fault stay below half of it.
 */
const SINGLED_OUT = 0.08;

/** The words above as terms. */
interface Terms {
  readonly signs: ReadonlyMap<MissingKind, ReadonlySet<string>>;
  /** Uninformative signs and words. */
  readonly vague: ReadonlySet<string>;
  readonly noParts: ReadonlySet<string>;
  readonly functions: ReadonlySet<string>;
  readonly behaviours: ReadonlySet<string>;
  /**
   * Further parts and functions: the terms of their names, in order, by the first of them. Owners write a name of
   * two words as one as well: 'cambelt'.
   */
  readonly names: ReadonlyMap<string, readonly (readonly string[])[]>;
  readonly places: ReadonlySet<string>;
}

const readTerms = (vocabulary: Vocabulary): Terms => {
  const termsOf = (list: string): ReadonlySet<string> =>
    new Set(
      list.split('|').flatMap((word) => readUnits(word, vocabulary).units.map(({ term }) => term)),
    );
  const signs: Terms['signs'] = new Map([
    ['smell', termsOf(SIGNS.smell)],
    ['noise', termsOf(SIGNS.noise)],
    ['leak', termsOf(SIGNS.leak)],
    ['light', termsOf(SIGNS.light)],
  ]);
  return {
    signs,
    vague: new Set([
      ...termsOf(EMPTY.replace(/\s+/g, ' ')),
      ...[...signs.values()].flatMap((terms) => [...terms]),
    ]),
    noParts: termsOf(NO_PARTS),
    functions: termsOf(FUNCTIONS),
    behaviours: termsOf(BEHAVIOURS.replace(/\s+/g, '')),
    names: Map.groupBy(
      PARTS_AND_FUNCTIONS.split('|')
        .flatMap((name) => [name.trim(), name.replace(/\s/g, '')])
        .map((name) => readUnits(name, vocabulary).units.map(({ term }) => term)),
      ([first = '']) => first,
    ),
    places: termsOf(PLACES),
  };
};

/** Look-ups for judging sufficiency. */
export interface SufficiencyTools {
  readonly vocabulary: Vocabulary;
  readonly termKinds: TermKinds;
  /** The phrases of all symptoms. */
  readonly lexicon: Lexicon;
  /** As written. */
  readonly makes: readonly string[];
}

const isNamedPart = (
  { noParts, functions }: Terms,
  { isSubject }: TermKinds,
  evidence: Evidence,
  unit: Unit,
): boolean =>
  (isSubject(unit.term) || functions.has(unit.term)) &&
  !noParts.has(unit.term) &&
  !CAT.test(evidence.text.slice(unit.start, unit.end));

/** Whether the words of a name stand side by side: 'head gasket' is not 'my head and a gasket'. */
const namesPart = ({ names }: Terms, { text, reading: { units } }: Evidence): boolean =>
  units.some(
    ({ term: first, start, end }, at) =>
      !CAT.test(text.slice(start, end)) &&
      names.get(first)?.some((name) => name.every((term, i) => units[at + i]?.term === term)),
  );

/** Whether phrases of several symptoms have a term: 'clunk', but not 'dog'. */
const isCommonInFaults = ({ termIds, postings, phrases }: Lexicon, term: string): boolean => {
  const found = postings[termIds.get(term) ?? -1] ?? [];
  return new Set(found.map((at) => phrases[at]?.owner)).size >= MIN_OWNERS;
};

const isEnough = (
  terms: Terms,
  { lexicon, termKinds }: SufficiencyTools,
  evidence: Evidence,
  reading: SystemReading,
  weighing: Weighing,
  isCarsOwn: boolean,
  likeliest: number,
): boolean => {
  const { units } = evidence.reading;
  const discriminative = units.filter(
    ({ term, start, end }) => !terms.vague.has(term) && !CAT.test(evidence.text.slice(start, end)),
  );
  // 'A warning light is on in my car' leaves open which one, however likely some cause of it is.
  const isSinglingOut =
    likeliest >= SINGLED_OUT &&
    discriminative.some(({ start, end }) => !NAMES_THE_CAR.test(evidence.text.slice(start, end)));
  if (isCarsOwn && (isSinglingOut || units.some(({ term }) => terms.behaviours.has(term)))) {
    return true;
  }
  if (units.some((unit) => isNamedPart(terms, termKinds, evidence, unit))) return true;
  if (namesPart(terms, evidence)) return true;
  const known = units.filter(({ term }) => lexicon.termIds.has(term));
  const share = units.length === 0 ? 0 : known.length / units.length;
  const isSymptomClear = evidence.symptoms.some(
    (symptom) =>
      symptom.present &&
      symptom.confidence >= SURE_SYMPTOM &&
      symptom.units.some((at) => discriminative.some((unit) => unit === units[at])) &&
      (symptom.units.length > 1 || share > KNOWN_SHARE || NAMES_THE_CAR.test(evidence.text)),
  );
  if (isSymptomClear) return true;
  const isSigned = [...terms.signs.values()].some((signs) =>
    units.some(({ term }) => signs.has(term)),
  );
  const isPlaced =
    units.some(({ term }) => terms.places.has(term)) ||
    evidence.conditions.some(({ id }) => !TIME_COURSE.has(id));
  if (isSigned && isPlaced) return true;
  const likeness = weighing.likeness.scores.reduce((a, b) => Math.max(a, b), 0);
  const sure = reading.probabilities.reduce((a, b) => Math.max(a, b), 0);
  if (likeness >= SURE_LIKENESS && reading.features >= SURE_FEATURES && sure >= SURE_SYSTEM) {
    return discriminative.length > 0;
  }
  const named = new Set(
    discriminative.map(({ term }) => term).filter((term) => isCommonInFaults(lexicon, term)),
  );
  if (named.size >= ENOUGH_WORDS) return true;
  // 'Driving the van, some clunking when turning'.
  const isDriving = evidence.conditions.some(({ id }) => DRIVING.has(id));
  if (named.size > 0 && isDriving && NAMES_THE_CAR.test(evidence.text)) return true;
  // 'The car shakes.' is short, but all of it is about a fault.
  return named.size > 0 && share >= WHOLE_SHARE && likeness >= SOME_LIKENESS;
};

/** @param makes in lower case */
const kindOf = (
  { signs }: Terms,
  makes: ReadonlySet<string>,
  { text, reading }: Evidence,
): MissingKind => {
  for (const [kind, terms] of signs) {
    if (reading.units.some(({ term, negated }) => !negated && terms.has(term))) return kind;
  }
  const words = text.match(/\p{L}+/gu) ?? [];
  const named = words.some((word) => makes.has(word.toLowerCase()));
  const isCar = ABOUT_A_CAR.test(text) || named || words.length < 3 || reading.units.length === 0;
  return isCar ? 'too-little' : 'not-a-car';
};

const ask = (kind: MissingKind): NeedsMore => ({ kind, ...ASKS[kind] });

/**
 * What to ask for, or undefined for a sufficient report. A trouble code, an alert, a named part or
 * function, a sign with its place or circumstance, or words about a car that single a cause out are
 * sufficient.
 *
 * @param likeliest the probability of the first cause
 * @param hasAlert whether the text raised an alert, which is sufficient by itself
 */
export type FindMissing = (
  evidence: Evidence,
  reading: SystemReading,
  weighing: Weighing,
  likeliest: number,
  hasAlert: boolean,
) => NeedsMore | undefined;

export const createSufficiencyCheck = (tools: SufficiencyTools): FindMissing => {
  const terms = readTerms(tools.vocabulary);
  const makes: ReadonlySet<string> = new Set(tools.makes.map((name) => name.toLowerCase()));
  const isKnownWord = (word: string): boolean => tools.lexicon.termIds.has(stem(word));
  const isNamed = (text: string): boolean =>
    (text.match(/\p{L}+/gu) ?? []).some((word) => makes.has(word.toLowerCase()));
  return (evidence, reading, weighing, likeliest, hasAlert) => {
    if (hasAlert || evidence.codes.length > 0) return undefined;
    const language = foreignLanguageOf(evidence.observed, isKnownWord);
    if (language !== undefined) {
      const { id, name, text: words } = language;
      return { ...ask('language'), language: { id, name, text: words } };
    }
    if (isAboutSomethingElse(evidence.observed)) return ask('not-a-car');
    if (asksForPrice(evidence.observed) && evidence.symptoms.length === 0) {
      return { ...ask('too-little'), message: PRICE_MESSAGE };
    }
    const { text } = evidence;
    const isCarsOwn = [OF_A_CAR, MODEL_YEAR].some((words) => words.test(text)) || isNamed(text);
    return isEnough(terms, tools, evidence, reading, weighing, isCarsOwn, likeliest)
      ? undefined
      : ask(kindOf(terms, makes, evidence));
  };
};
