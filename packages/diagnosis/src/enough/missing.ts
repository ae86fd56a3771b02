import { CAR_MODELS } from '../car-models.ts';
import type { NeedsMore } from '../diagnosis.ts';
import type { ConditionEvidence } from '../evidence/conditions.ts';
import type { Evidence } from '../evidence/read-report.ts';
import { symptomLexicon } from '../evidence/symptoms.ts';
import { isSubject } from '../evidence/telling-words.ts';
import { readUnits, type Unit } from '../evidence/units.ts';
import type { Weighing } from '../inference/weigh.ts';
import type { SystemReading } from '../model/system-model.ts';
import { ASKS, type MissingKind } from './examples.ts';
import { foreignLanguageOf } from './language.ts';

const termsOf = (list: string): ReadonlySet<string> =>
  new Set(list.split('|').flatMap((word) => readUnits(word, false).units.map(({ term }) => term)));

/** Signs that say nothing by themselves, by what has to be asked about them. */
const SIGNS: Readonly<Record<'noise' | 'smell' | 'leak' | 'light', string>> = {
  noise: 'noise|sound|hear|loud|noisy',
  smell: 'smell|odour|stinks|whiff',
  leak: 'leak|drip|puddle',
  light: 'light|lamp|warning light|warning|symbol|icon|message|dashboard light|illuminated',
};

/** Words that add nothing: any fault of any part is weird, wrong and on. */
const EMPTY = `weird|strange|odd|funny|unusual|wrong|bad|broken|break|fix|repair|act|act up|play up|feel|off|show|display|dashboard
  |work|go|run|slow|right|good|okay|red|yellow|amber|orange|white|blue|green|new|old|big|little|like|up|down|out|give|need|want|fault
  |ill|sick|dashboard|thing|happen|stop|help|ask|question|service|mechanic|garage|cost|price|last|again|side|wife|husband|day|week
  |today|yesterday|screen|kind|sort|bit|lot|test|phone|computer`;

let signs: ReadonlyMap<MissingKind, ReadonlySet<string>> | undefined;
let vague: ReadonlySet<string> | undefined;

const signTerms = (): ReadonlyMap<MissingKind, ReadonlySet<string>> =>
  (signs ??= new Map([
    ['smell', termsOf(SIGNS.smell)],
    ['noise', termsOf(SIGNS.noise)],
    ['leak', termsOf(SIGNS.leak)],
    ['light', termsOf(SIGNS.light)],
  ]));

const vagueTerms = (): ReadonlySet<string> =>
  (vague ??= new Set([
    ...termsOf(EMPTY.replace(/\s+/g, ' ')),
    ...[...signTerms().values()].flatMap((terms) => [...terms]),
  ]));

/** A colour or a kind of drive is what a phrase can be about, but it is no part. */
const NO_PARTS = termsOf(
  'white|blue|black|electric|electrical|hybrid|ev|charge|light|water|key|cable|plug|dashboard',
);

/** Functions, which are as good as parts. */
const FUNCTIONS = termsOf(
  'power|fuel economy|idle|acceleration|gear|heating|demister|air conditioning',
);

const PLACES = termsOf('front|rear|left|right|underneath|under|wheel|bonnet|behind');

/** Circumstances of time alone: they place nothing. */
const TIME_COURSE: ReadonlySet<ConditionEvidence['id']> = new Set([
  'intermittent',
  'constant',
  'sudden-onset',
  'gradual-onset',
]);

/** A reading that says this much is about a fault, whatever its words. */
const SURE_LIKENESS = 9;
const SURE_FEATURES = 4;
const SURE_SYSTEM = 0.3;
const SOME_LIKENESS = 3;
const SURE_SYMPTOM = 0.25;

/** Words of the text that the lexicon knows, as a share: at it or below a lone word is chance. */
const KNOWN_SHARE = 0.5;
const WHOLE_SHARE = 0.7;
const LEAST_OWNERS = 4;

/** So many different words of faults are a description, whatever else is said. */
const ENOUGH_WORDS = 3;

/** 'My cat is ill': a short name of the catalytic converter is one only beside other words of a car. */
const CAT = /^cats?$/i;

const NAMES_THE_CAR = /\b(?:cars?|vehicles?|trucks?|vans?|suv|pickup|engine|driving|drives?)\b/i;
const ABOUT_A_CAR =
  /\b(?:cars?|vehicles?|trucks?|vans?|suv|pickup|motor|engine|drive|driving|drove|drives|mot|mpg|mph|miles|mechanic|garage|help|it|this|that|something|wrong|problem|issue|broken|fault)\b/i;

const isNamedPart = (evidence: Evidence, unit: Unit): boolean =>
  (isSubject(unit.term) || FUNCTIONS.has(unit.term)) &&
  !NO_PARTS.has(unit.term) &&
  !CAT.test(evidence.text.slice(unit.start, unit.end));

/** Whether the phrases of several symptoms have a term: 'clunk', and not 'dog'. */
const isCommonInFaults = (term: string): boolean => {
  const { termIds, postings, phrases } = symptomLexicon();
  const found = postings[termIds.get(term) ?? -1] ?? [];
  return new Set(found.map((at) => phrases[at]?.owner)).size >= LEAST_OWNERS;
};

const isTold = (evidence: Evidence, reading: SystemReading, weighing: Weighing): boolean => {
  const { units } = evidence.reading;
  if (units.some((unit) => isNamedPart(evidence, unit))) return true;
  const dull = vagueTerms();
  const telling = units.filter(
    ({ term, start, end }) => !dull.has(term) && !CAT.test(evidence.text.slice(start, end)),
  );
  const known = units.filter(({ term }) => symptomLexicon().termIds.has(term));
  const share = units.length === 0 ? 0 : known.length / units.length;
  const isSymptomTold = evidence.symptoms.some(
    (symptom) =>
      symptom.present &&
      symptom.confidence >= SURE_SYMPTOM &&
      symptom.units.some((at) => telling.some((unit) => unit === units[at])) &&
      (symptom.units.length > 1 || share > KNOWN_SHARE || NAMES_THE_CAR.test(evidence.text)),
  );
  if (isSymptomTold) return true;
  const isSigned = [...signTerms().values()].some((terms) =>
    units.some(({ term }) => terms.has(term)),
  );
  const isPlaced =
    units.some(({ term }) => PLACES.has(term)) ||
    evidence.conditions.some(({ id }) => !TIME_COURSE.has(id));
  if (isSigned && isPlaced) return true;
  const likeness = weighing.likeness.scores.reduce((a, b) => Math.max(a, b), 0);
  const sure = reading.probabilities.reduce((a, b) => Math.max(a, b), 0);
  if (likeness >= SURE_LIKENESS && reading.features >= SURE_FEATURES && sure >= SURE_SYSTEM)
    return telling.length > 0;
  const named = new Set(telling.map(({ term }) => term).filter(isCommonInFaults));
  if (named.size >= ENOUGH_WORDS) return true;
  // 'The car shakes.' is little, but all of it is about a fault.
  return named.size > 0 && share >= WHOLE_SHARE && likeness >= SOME_LIKENESS;
};

const MAKES: ReadonlySet<string> = new Set(
  Object.keys(CAR_MODELS).map((name) => name.toLowerCase()),
);

const kindOf = ({ text, reading }: Evidence): MissingKind => {
  for (const [kind, terms] of signTerms())
    if (reading.units.some(({ term, negated }) => !negated && terms.has(term))) return kind;
  const words = text.match(/\p{L}+/gu) ?? [];
  const named = words.some((word) => MAKES.has(word.toLowerCase()));
  const isCar = ABOUT_A_CAR.test(text) || named || words.length < 3 || reading.units.length === 0;
  return isCar ? 'too-little' : 'not-a-car';
};

const ask = (kind: MissingKind): NeedsMore => ({ kind, ...ASKS[kind] });

/**
 * What is missing before anything can be said of this report; undefined when there is enough to go
 * on. A trouble code, a danger, a named part or function, or a sign with its place or its
 * circumstance is enough.
 *
 * @param hasAlert whether the words raised a warning: a warning stands for itself
 */
export const missingFrom = (
  evidence: Evidence,
  reading: SystemReading,
  weighing: Weighing,
  hasAlert: boolean,
): NeedsMore | undefined => {
  if (hasAlert || evidence.codes.length > 0) return undefined;
  const language = foreignLanguageOf(evidence.text);
  if (language !== undefined) {
    const { id, name, text } = language;
    return { ...ask('language'), language: { id, name, text } };
  }
  return isTold(evidence, reading, weighing) ? undefined : ask(kindOf(evidence));
};
