import { stem } from '@wrenchwise/knowledge/stem';
import type { Cause } from '@wrenchwise/rules/diagnosis';
import { leadingCause } from '@wrenchwise/rules/leading-cause';

import type { Consultation } from './consultation.ts';
import { normalise } from './normalise.ts';
import { ordinalIn } from './ordinals.ts';

/** Words that many causes share, or that questions are made of: they name no cause. */
const WEAK: ReadonlySet<string> = new Set(
  [
    'dirty clogged stuck cracked torn weak out off up down over used still really worn worn-out faulty failed failing fault broken leaking leak seized blocked loose damaged low old bad',
    'the a an of or and on in to it is this that my car front rear left right side one two',
    'causes cause caught noise problem new be been replaced have was',
    'what why how when where which who do does did can could would should will shall may might i you me we they them there here',
    'not no yes much many long before after with for from by at as am are were has had than then so if just only also too',
    'please tell show say think need get go goes going fix repair replace change check test book',
  ]
    .join(' ')
    .split(' ')
    .map((word) => stem(word)),
);

/** British and American names of the same part, which a question and a stored diagnosis may mix. */
const ONE_NAME: readonly (readonly [RegExp, string])[] = [
  [/\b(?:track|tie) ?rods?\b/g, 'track rod'],
  [/\b(?:wishbone|(?:lower |suspension |control )arm)s?\b/g, 'wishbone'],
  [/\b(?:anti[ -]?roll|sway|stabili[sz]er) bars?\b/g, 'antirollbar'],
  [/\b(?:antirollbar |stabili[sz]er |drop ?)+links?\b/g, 'antirollbar droplink'],
  [/\bheater core\b/g, 'heater matrix'],
  [/\b(?:engine computer|ecu)\b/g, 'engine control unit'],
  [/\b(?:track bar|panhard (?:rod|bar))s?\b/g, 'panhard'],
  [/\bhead ?lamps?\b/g, 'headlight'],
  [/\blamps?\b/g, 'light'],
];

const inOneName = (text: string): string =>
  ONE_NAME.reduce((said, [name, meant]) => said.replace(name, meant), text);

const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (inOneName(normalise(text)).match(/[a-z]{2,}/g) ?? [])
      .map((word) => stem(word))
      .filter((one) => !WEAK.has(one)),
  );

/** Words that name a region of the car rather than a part: by themselves they name no cause. */
const BROAD: ReadonlySet<string> = new Set(
  'engine oil water air fuel petrol diesel electric electrical power control unit module system sensor switch fluid pressure level light brake wheel tyre door gear drive driving cold hot start charge charging belt part car high short supply home wiring circuit rear engine red wear open'
    .split(' ')
    .map((word) => stem(word)),
);

/** The least share of a name that counts as naming the cause. */
const NAMES_IT = 0.33;

/** From here on a name is said whole, whatever system it is of. */
const WHOLE = 0.66;

/** So many words of a region of the car name a cause without any other. */
const MIN_BROAD = 2;

/** Of two causes that a word names alike the one of the leading cause’s system is meant. */
const SAME_SYSTEM = 0.05;

/** The likelier of causes whose names a question has nearly as well: 'the caliper' that is seized, not one that leaks. */
const LIKELIHOOD = 0.3;

/** The share of a word that no other cause has in its name: 'the hose', 'the alternator'. */
const ONLY_HERE = 0.5;

/** 'Idle adaptation lost after battery work' is no fault of the battery. */
export const withoutOccasion = (name: string): string =>
  name.replace(/\b(?:after|when|since)\b.*/i, '');

/** How much of a cause's names a question uses: the better of the two, up to 1. */
const overlap = (
  asked: ReadonlySet<string>,
  { name, workshopName }: Pick<Cause, 'name' | 'workshopName'>,
  uses: ReadonlyMap<string, number>,
): number => {
  const shareOf = (words: readonly string[]) => {
    const hits = words.filter((word) => asked.has(word));
    // Words of a region of the car name a cause only together: "engine oil level".
    const isDiscriminative = hits.some((word) => !BROAD.has(word)) || hits.length >= MIN_BROAD;
    const share = words.length === 0 || !isDiscriminative ? 0 : hits.length / words.length;
    const isOnly = hits.some((word) => !BROAD.has(word) && uses.get(word) === 1);
    return isOnly ? Math.max(share, ONLY_HERE) : share;
  };
  return Math.max(
    shareOf([...stemsOf(withoutOccasion(name))]),
    shareOf([...stemsOf(withoutOccasion(workshopName))]) * 0.9,
  );
};

/** In how many causes' names each word is. */
const usesOf = (causes: readonly Cause[]): ReadonlyMap<string, number> => {
  const uses = new Map<string, number>();
  for (const { name, workshopName } of causes) {
    for (const word of new Set([
      ...stemsOf(withoutOccasion(name)),
      ...stemsOf(withoutOccasion(workshopName)),
    ])) {
      uses.set(word, (uses.get(word) ?? 0) + 1);
    }
  }
  return uses;
};

/** A share that a question names: 'why 74 per cent', in per cent. */
const shareIn = (question: string): number | undefined => {
  const [, share] = /\b(\d{1,2}) ?(?:%|per ?cent\b)/i.exec(question) ?? [];
  return share === undefined ? undefined : Number(share);
};

/** A share that a question names and no cause has; undefined where it names none, or a true one. */
export const falseShare = (question: string, causes: readonly Cause[]): number | undefined => {
  const share = shareIn(question);
  const isTrue = causes.some(({ probability }) => Math.round(probability * 100) === share);
  return isTrue ? undefined : share;
};

/**
 * The cause that a question names: by its share, by its words, by its place ('the second one');
 * undefined where it names none.
 */
export const namedCause = (question: string, causes: readonly Cause[]): Cause | undefined => {
  const share = shareIn(question);
  const byShare = causes.find(({ probability }) => Math.round(probability * 100) === share);
  if (byShare) return byShare;
  const asked = stemsOf(question);
  const uses = usesOf(causes);
  const ofTrouble = causes[0]?.system;
  let best: Cause | undefined;
  let most = NAMES_IT;
  for (const cause of causes) {
    const share = overlap(asked, cause, uses);
    // 'The compressor' of a car that sinks is not that of its air conditioning.
    const isOfTrouble = share < WHOLE && cause.system === ofTrouble;
    const named =
      share < NAMES_IT
        ? share
        : share + (isOfTrouble ? SAME_SYSTEM : 0) + cause.probability * LIKELIHOOD;
    if (named > most || (named === most && best === undefined)) {
      most = named;
      best = cause;
    }
  }
  if (best) return best;
  const place = ordinalIn(question, 'cause');
  return place === undefined ? undefined : causes[place - 1];
};

/** All causes that a question names, in the order in which it names them; at most two. */
export const namedCauses = (question: string, causes: readonly Cause[]): readonly Cause[] => {
  const parts = question.split(
    /\b(?:or|and not|but not|instead of|rather than|than|versus|vs|and|not)\b/i,
  );
  const found = parts.flatMap((part) => namedCause(part, causes) ?? []);
  return [...new Set(found)].slice(0, 2);
};

/** Words that point back to what was spoken of. */
const POINTS_BACK = /\b(?:it|that|this|those|these|they|them|one|and)\b/;

/** 'It' of these is the car or the trouble, not the cause spoken of last: 'can I leave it'. */
const THE_CAR =
  /\b(?:drive|driving|leave|leaving|ignore|use|using|tow|park|move|keep|start|book|take|sell|worth|pass|fail) it\b|\bit (?:is )?(?:safe|ok|okay|dangerous|urgent|legal|drive|start|pass|fail|get|be)\b/;

const OTHER_ONE = /\bthe other (?:one|cause|fault)\b/;

/** What a question without a name points back to; undefined where it points to nothing before it. */
export const spokenOf = (
  question: string,
  { diagnosis: { causes }, focus }: Pick<Consultation, 'diagnosis' | 'focus'>,
): Cause | undefined => {
  const text = normalise(question);
  const last = causes.find(({ faultId }) => faultId === focus.faultId);
  if (OTHER_ONE.test(text)) return last === undefined || last === causes[0] ? causes[1] : causes[0];
  const pointed = text.replace(THE_CAR, ' ');
  return POINTS_BACK.test(pointed) ? last : undefined;
};

/** The cause that a place in the list shown last names: 'the second one'. */
export const listedCause = (
  question: string,
  { diagnosis: { causes }, focus: { listed = [] } }: Pick<Consultation, 'diagnosis' | 'focus'>,
): Cause | undefined => {
  const place = listed.length === 0 ? undefined : ordinalIn(question, 'cause');
  return place === undefined
    ? undefined
    : causes.find(({ faultId }) => faultId === listed[place - 1]);
};

/** The cause that a question is about: the one that it names or points back to, else the leading one. */
export const causeAskedAbout = (
  question: string,
  consultation: Pick<Consultation, 'diagnosis' | 'focus'>,
): Cause | undefined =>
  listedCause(question, consultation) ??
  namedCause(question, consultation.diagnosis.causes) ??
  spokenOf(question, consultation) ??
  leadingCause(consultation.diagnosis.causes);
