import type { Fault } from '@wrenchwise/knowledge/catalogue';
import { FORMER_NAMES } from '@wrenchwise/knowledge/former-names';
import { isFunctionWord } from '@wrenchwise/knowledge/function-words';
import type { Knowledge } from '@wrenchwise/knowledge/knowledge';
import { PLAIN_NAMES } from '@wrenchwise/knowledge/plain-names';
import { stem } from '@wrenchwise/knowledge/stem';
import type { SymptomId } from '@wrenchwise/knowledge/symptoms';
import type { SystemId } from '@wrenchwise/knowledge/systems';
import { editDistance } from '@wrenchwise/vehicle/edit-distance';

import type { GuideSummary } from '../guides/guide-catalogue.ts';
import type { JobSummary } from '../guides/job-catalogue.ts';
import { CAR_SYNONYMS } from './car-synonyms.ts';
import { createTextSearch, plainWordsBy, type SearchField } from './text-search.ts';
import { wordsIn } from './words.ts';

/** The guide of a fault, or that of an everyday job. */
export type AnyGuide = GuideSummary | JobSummary;

/** The guides that match a text, the best first. */
export type SearchGuides = (text: string) => readonly AnyGuide[];

// The weight of a term by field of the guide.
const TITLE = 8;
const FAULT = 6;
const CODE = 6;
const WORKSHOP_NAME = 3;
const SYMPTOM = 5;
const PHRASES = 1.5;
const CATEGORY = 2;

/** The influence of a fault's prior on the order; 0 would ignore it. */
const COMMON_FIRST = 0.3;

const ALIAS = 7;
/** An everyday job comes before a fault's guide that fits as well: most people look for the job. */
const JOB_BOOST = 1.6;

/** The share of the query, by information, that a guide must match. */
const MIN_SHARE = 0.55;

/** A model's name beside a job ('service light golf') is in no guide and speaks against none. */
const UNKNOWN = 0.4;

/** What is worth less than this share of the best is no answer: a common word is in hundreds of guides. */
const LEAST_OF_BEST = 0.3;

/** Words of every guide, which distinguish none. */
const OF_EVERY_GUIDE: ReadonlySet<string> = new Set(
  'how replace replacing repair repairing fix fixing change changing renew fit fitting broken fault faulty bad guide'.split(
    ' ',
  ),
);

/** Words of a question or of what people want to know, which no guide answers by having them. */
const OF_EVERY_QUESTION: ReadonlySet<string> = new Set(
  'replacement cost costs price symptoms symptom problem problems issue issues due gone going meaning car cars vehicle help needed mot working work works diagnosis'.split(
    ' ',
  ),
);

const saysNothing = (word: string): boolean =>
  isFunctionWord(word) || OF_EVERY_GUIDE.has(word) || OF_EVERY_QUESTION.has(word);

/** `P030x` is indexed as each of its ten codes. */
const codesOf = (pattern: string): string =>
  pattern.endsWith('x')
    ? Array.from({ length: 10 }, (_, digit) => `${pattern.slice(0, -1)}${digit}`).join(' ')
    : pattern;

const fieldsOf = (
  guide: AnyGuide,
  fault: Fault | undefined,
  symptoms: Knowledge['symptoms'],
  category: string,
): readonly SearchField[] => {
  if (!('faultId' in guide)) {
    return [
      { text: guide.title, weight: TITLE },
      { text: guide.about, weight: FAULT },
      ...guide.aliases.map((text) => ({ text, weight: ALIAS })),
    ];
  }
  const own = [
    { text: guide.title, weight: TITLE },
    { text: guide.faultName, weight: FAULT },
    ...formerNamesOf(guide.faultId).map((text) => ({ text, weight: FAULT })),
    { text: category, weight: CATEGORY },
    ...plainNamesOf(guide.faultId).map((text) => ({ text, weight: ALIAS })),
  ];
  if (fault === undefined) return own;
  const chances: Readonly<Partial<Record<SymptomId, number>>> = fault.symptoms;
  return [
    ...own,
    { text: fault.workshopName, weight: WORKSHOP_NAME },
    ...Object.entries(fault.codes ?? {}).map(([pattern, chance]) => ({
      text: codesOf(pattern),
      weight: CODE * (chance ?? 0),
    })),
    ...Object.entries(chances).flatMap(([id, chance]) => {
      const { label, phrases } = symptoms[id as SymptomId]; // the keys are those of the record
      return [
        { text: label, weight: SYMPTOM * chance },
        { text: phrases.join(' '), weight: PHRASES * chance },
      ];
    }),
  ];
};

const plainWords = plainWordsBy(CAR_SYNONYMS);

/**
 * What a plain name comes down to: the stems of its discriminative words in one order. 'How do I change the
 * oil' and 'oil change' are the same.
 */
const nameKey = (text: string): string =>
  [
    ...new Set(
      plainWords(text)
        .filter((word) => !saysNothing(word))
        .map((word) => stem(word.replaceAll("'", ''))),
    ),
  ]
    .sort()
    .join(' ');

/** A shorter word is near to too many. */
const MIN_FOR_A_SLIP = 5;

/**
 * A query with slips in words of every guide set right: 'oil chnage' is no 'oil change' to an index that
 * has neither word. A word that is in a guide is none, however near: 'charge'.
 */
const everyGuideWords = (texts: Iterable<string>): ((query: string) => string) => {
  const known = new Set([...texts].flatMap((text) => wordsIn(text).map((word) => word.text)));
  const meant = (word: string): string =>
    known.has(word) || word.length < MIN_FOR_A_SLIP
      ? word
      : ([...OF_EVERY_GUIDE].find((one) => editDistance(one, word) === 1) ?? word);
  return (query) =>
    wordsIn(query)
      .map(({ text }) => meant(text))
      .join(' ');
};

// Ids of guides are those of the catalogue; one without names has none here.
const plainNamesOf = (faultId: string): readonly string[] =>
  (PLAIN_NAMES as Readonly<Record<string, readonly string[] | undefined>>)[faultId] ?? [];

/** The name that a fault had before it was reworded, if any. */
const formerNamesOf = (faultId: string): readonly string[] => {
  const name = FORMER_NAMES[faultId];
  return name === undefined ? [] : [name];
};

const namesOf = (guide: AnyGuide): readonly string[] =>
  'faultId' in guide
    ? [
        ...plainNamesOf(guide.faultId),
        guide.faultName,
        ...formerNamesOf(guide.faultId),
        guide.title,
      ]
    : [...guide.aliases, guide.title];

/** The guide that a text names in plain words, by `nameKey`; a job's name counts before a fault's. */
const guidesByName = (guides: readonly AnyGuide[]): ReadonlyMap<string, AnyGuide> =>
  new Map(
    guides
      .flatMap((guide) => namesOf(guide).map((name) => [nameKey(name), guide] as const))
      .filter(([key]) => key !== '')
      .toReversed(),
  );

/**
 * Searches the guides over title, fault, symptoms in owners' words, trouble codes and category. A
 * text without words finds them all, in their order. A text that is a plain name of an everyday job or of a
 * repair finds it first.
 *
 * @param categoryNameOf the category's name on the screen by system
 */
export const createGuideSearch = (
  { faults, symptoms }: Pick<Knowledge, 'faults' | 'symptoms'>,
  guides: readonly AnyGuide[],
  categoryNameOf: (system: SystemId) => string,
): SearchGuides => {
  const byId: ReadonlyMap<string, Fault> = new Map(faults.map((fault) => [fault.id, fault]));
  const search = createTextSearch({
    documents: guides,
    fieldsOf: (guide) =>
      fieldsOf(
        guide,
        'faultId' in guide ? byId.get(guide.faultId) : undefined,
        symptoms,
        categoryNameOf(guide.system),
      ),
    language: {
      isIgnored: saysNothing,
      otherNames: CAR_SYNONYMS,
    },
    leastShare: MIN_SHARE,
    unknownWeight: UNKNOWN,
    leastOfBest: LEAST_OF_BEST,
    boostOf: (guide) =>
      'faultId' in guide ? (byId.get(guide.faultId)?.prior ?? 1) ** COMMON_FIRST : JOB_BOOST,
  });
  const named = guidesByName(guides);
  const setRight = everyGuideWords([
    ...guides.flatMap((guide) => [
      guide.title,
      ...('faultId' in guide
        ? [guide.faultName, ...formerNamesOf(guide.faultId)]
        : [guide.about, ...guide.aliases]),
    ]),
    ...Object.values(symptoms).flatMap(({ label, phrases }) => [label, ...phrases]),
  ]);
  return (typed) => {
    if (search.isEmpty(typed)) return guides;
    const text = setRight(typed);
    const found = search.find(text);
    const first = named.get(nameKey(text));
    return first === undefined ? found : [first, ...found.filter((guide) => guide !== first)];
  };
};
