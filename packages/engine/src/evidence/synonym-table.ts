import { stem } from '@wrenchwise/knowledge/stem';
import type { Synonyms } from '@wrenchwise/knowledge/synonyms';

export interface Synonym {
  readonly words: readonly string[];
  /** Empty: the words are skipped. */
  readonly term: string;
  readonly denies: boolean;
}

/** Rows by their first stem, the longest first. */
export type SynonymTable = ReadonlyMap<string, readonly Synonym[]>;

const asStems = (phrase: string): string[] => phrase.split(/[\s/-]+/).map((word) => stem(word));

/** The stems of all words in the rows, which owners use for words of the lexicon. */
export const synonymStems = ({ rows }: Synonyms): ReadonlySet<string> =>
  new Set(rows.flat().flatMap((phrase) => asStems(phrase.replace('!', ''))));

/** Prepares the rows for look-up. */
export const createSynonymTable = ({ rows, idle }: Synonyms): SynonymTable => {
  const table = new Map<string, Synonym[]>();
  const seen = new Set<string>();
  const add = (phrase: string, term: string, denies: boolean) => {
    const words = asStems(phrase);
    const key = words.join(' ');
    const [first] = words;
    if (first === undefined || seen.has(key)) return;
    seen.add(key);
    table.set(first, [...(table.get(first) ?? []), { words, term, denies }]);
  };
  for (const phrase of idle) add(phrase, '', false);
  for (const [head = '', ...rest] of rows) {
    const denies = head.startsWith('!');
    const name = denies ? head.slice(1) : head;
    const term = asStems(name).join('_');
    for (const phrase of denies ? rest : [name, ...rest]) add(phrase, term, denies);
  }
  for (const list of table.values()) list.sort((a, b) => b.words.length - a.words.length);
  return table;
};
