import { namesOfFault } from '@wrenchwise/knowledge/british-wording';
import { toolWordsOf } from '@wrenchwise/knowledge/codes/tool-words';
import { once } from '@wrenchwise/knowledge/once';

import { CAR_SYNONYMS } from '../search/car-synonyms.ts';
import { createTextSearch, type SearchLanguage, type TextSearch } from '../search/text-search.ts';
import type { NamedCode } from './code-page.ts';
import type { CodeSources } from './code-sources.ts';
import { plainMeaning } from './plain-meaning.ts';
import { readTypedCodes, type TypedCode } from './typed-codes.ts';

/** Not all function words: there is a drive motor and a driver's airbag. */
const UNHELPFUL: ReadonlySet<string> = new Set(
  'a an and car code codes for has in is it my of on or the to with'.split(' '),
);

const LANGUAGE: SearchLanguage = {
  isIgnored: (word) => UNHELPFUL.has(word),
  otherNames: CAR_SYNONYMS,
};

// The weight of a term: in the code and its name, or in plain words and causes.
const NAME = 3;
const ABOUT = 1;

const MAX_CAUSES = 4;

const indexCodes = ({ table, causes, paged }: CodeSources): TextSearch<NamedCode> => {
  // People paste what their reader shows.
  const onReader = (code: string): string => {
    const facts = table.factsOf(code);
    return facts === undefined ? '' : toolWordsOf(facts);
  };
  return createTextSearch({
    documents: [...paged()]
      .map((code) => ({ code, often: causes.expectedFrequency(code) }))
      .sort((a, b) => b.often - a.often)
      .map(({ code }) => ({ code, name: table.meaningOf(code).meaning })),
    fieldsOf: ({ code, name }) => {
      const likeliest = causes.named(code).slice(0, MAX_CAUSES);
      const about = [...plainMeaning(table, code), ...likeliest.flatMap(namesOfFault)];
      return [
        { text: `${code} ${name} ${onReader(code)}`, weight: NAME },
        { text: about.join(' '), weight: ABOUT },
      ];
    },
    language: LANGUAGE,
    leastShare: 1,
  });
};

const LETTERS = ['P', 'C', 'B', 'U'];

/** The pages of a typed code; without a letter, those of all letters, powertrain first. */
const codesFor = (
  { table, paged }: CodeSources,
  { code, isBare }: TypedCode,
): readonly NamedCode[] =>
  (isBare ? LETTERS.map((letter) => letter + code.slice(1)) : [code])
    .filter((one) => paged().has(one))
    .map((one) => ({ code: one, name: table.meaningOf(one).meaning }));

/**
 * Searches the codes with a page: every word has to match the code, its meaning or its likely
 * causes; the best match first, then the commonest. A search of only codes finds these, in their
 * order. Empty without a word.
 */
export type SearchCodes = (search: string, most: number) => readonly NamedCode[];

/** The index is built on the first search. */
export const createCodeSearch = (sources: CodeSources): SearchCodes => {
  const index = once(() => indexCodes(sources));
  return (text, most) => {
    const typed = readTypedCodes(text);
    const found =
      typed.length > 0 ? typed.flatMap((code) => codesFor(sources, code)) : index().find(text);
    return found.slice(0, most);
  };
};
