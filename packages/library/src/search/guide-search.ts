import type { Fault } from '@wrenchwise/knowledge/catalogue';
import { isFunctionWord } from '@wrenchwise/knowledge/function-words';
import type { Knowledge } from '@wrenchwise/knowledge/knowledge';
import type { SymptomId } from '@wrenchwise/knowledge/symptoms';
import type { SystemId } from '@wrenchwise/knowledge/systems';

import type { GuideSummary } from '../guides/guide-catalogue.ts';
import { CAR_SYNONYMS } from './car-synonyms.ts';
import { createTextSearch, type SearchField } from './text-search.ts';

/** The guides that match a text, the best first. */
export type SearchGuides = (text: string) => readonly GuideSummary[];

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

/** The share of the query, by information, that a guide must match. */
const LEAST_SHARE = 0.55;

/** Words of every guide, which distinguish none. */
const OF_EVERY_GUIDE: ReadonlySet<string> = new Set(
  'how replace replacing repair repairing fix fixing change changing renew fit fitting broken fault faulty bad guide'.split(
    ' ',
  ),
);

/** `P030x` is indexed as each of its ten codes. */
const codesOf = (pattern: string): string =>
  pattern.endsWith('x')
    ? Array.from({ length: 10 }, (_, digit) => `${pattern.slice(0, -1)}${digit}`).join(' ')
    : pattern;

const fieldsOf = (
  guide: GuideSummary,
  fault: Fault | undefined,
  symptoms: Knowledge['symptoms'],
  category: string,
): readonly SearchField[] => {
  const own = [
    { text: guide.title, weight: TITLE },
    { text: guide.faultName, weight: FAULT },
    { text: category, weight: CATEGORY },
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

/**
 * Searches the guides over title, fault, symptoms in owners' words, trouble codes and category. A
 * text without words finds them all, in their order.
 *
 * @param categoryNameOf the category's name on the screen by system
 */
export const createGuideSearch = (
  { faults, symptoms }: Pick<Knowledge, 'faults' | 'symptoms'>,
  guides: readonly GuideSummary[],
  categoryNameOf: (system: SystemId) => string,
): SearchGuides => {
  const byId: ReadonlyMap<string, Fault> = new Map(faults.map((fault) => [fault.id, fault]));
  const search = createTextSearch({
    documents: guides,
    fieldsOf: (guide) =>
      fieldsOf(guide, byId.get(guide.faultId), symptoms, categoryNameOf(guide.system)),
    language: {
      isIgnored: (word) => isFunctionWord(word) || OF_EVERY_GUIDE.has(word),
      otherNames: CAR_SYNONYMS,
    },
    leastShare: LEAST_SHARE,
    boostOf: ({ faultId }) => (byId.get(faultId)?.prior ?? 1) ** COMMON_FIRST,
  });
  return (text) => (search.isEmpty(text) ? guides : search.find(text));
};
