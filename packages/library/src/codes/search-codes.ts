import { once } from '@wrenchwise/knowledge/once';

import type { NamedCode } from './code-page.ts';
import type { CodeSources } from './code-sources.ts';
import { plainMeaning } from './plain-meaning.ts';
import { readTypedCodes, type TypedCode } from './typed-codes.ts';

interface Entry extends NamedCode {
  readonly meaning: string;
  /** Plain words and causes; they count less than the name. */
  readonly about: string;
  readonly frequency: number;
}

const UNHELPFUL: ReadonlySet<string> = new Set([
  'a',
  'an',
  'and',
  'code',
  'for',
  'in',
  'is',
  'my',
  'of',
  'on',
  'the',
]);

const indexCodes = ({ table, causes, paged }: CodeSources): readonly Entry[] =>
  [...paged()].map((code) => {
    const name = table.meaningOf(code).meaning;
    const likeliest = causes.of(code).slice(0, 4);
    return {
      code,
      name,
      meaning: wordsOf(`${code} ${name}`),
      about: wordsOf(
        [...plainMeaning(table, code), ...likeliest.map(({ fault }) => fault.name)].join(' '),
      ),
      frequency: causes.expectedFrequency(code),
    };
  });

/** ' p0171 system too lean bank 1 ': each word between spaces. */
const wordsOf = (text: string): string => ` ${text.toLowerCase().replace(/[^a-z0-9]+/g, ' ')} `;

/** Short words match whole, longer ones by prefix. */
const has = (text: string, word: string): boolean =>
  text.includes(word.length < 4 ? ` ${word} ` : ` ${word}`);

/** 'Leaks' finds 'leak'. */
const stemmed = (word: string): string =>
  word.length > 4 ? word.replace(/(?:es|s|ing)$/, '') : word;

const scoreOf = (entry: Entry, words: readonly string[]): number => {
  let score = 0;
  for (const word of words) {
    if (has(entry.meaning, word)) score += 3;
    else if (has(entry.about, word)) score += 1;
    else return 0;
  }
  return score;
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

const search = (
  sources: CodeSources,
  entries: () => readonly Entry[],
  text: string,
  most: number,
): readonly NamedCode[] => {
  const typed = readTypedCodes(text);
  if (typed.length > 0) return typed.flatMap((code) => codesFor(sources, code)).slice(0, most);
  const words = text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 && !UNHELPFUL.has(word))
    .map(stemmed);
  if (words.length === 0) return [];
  return entries()
    .map((entry) => ({ entry, score: scoreOf(entry, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.entry.frequency - a.entry.frequency)
    .slice(0, most)
    .map(({ entry: { code, name } }) => ({ code, name }));
};

/**
 * Searches the codes with a page: every word has to match the code, its meaning or its likely
 * causes; the best match first, then the commonest. A search of codes alone finds these, in their
 * order. Empty without a word of two letters.
 */
export type SearchCodes = (search: string, most: number) => readonly NamedCode[];

/** The index is built on the first search. */
export const createCodeSearch = (sources: CodeSources): SearchCodes => {
  const entries = once(() => indexCodes(sources));
  return (text, most) => search(sources, entries, text, most);
};
