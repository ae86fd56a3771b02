import { isFunctionWord } from '@wrenchwise/knowledge/function-words';

import { CAR_SYNONYMS } from './car-synonyms.ts';
import { createTextSearch } from './text-search.ts';

/** What people call what we call a plan. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ...CAR_SYNONYMS,
  ['subscription', 'plan'],
  ['subscriptions', 'plan'],
  ['subscribe', 'plan'],
  ['membership', 'plan'],
  ['unsubscribe', 'cancel plan'],
  ['billing', 'bill'],
  ['invoices', 'invoice'],
]);

// The weight of a word by where it is.
const TITLE = 3;
const TEXT = 1;

/**
 * Finds titled texts such as articles and questions, the best first; slips of the keyboard are forgiven.
 *
 * @param leastShare the share of a query, by information, that a text must match, 0–1
 */
export const createProseSearch = <T>(
  documents: readonly T[],
  leastShare: number,
  wordsOf: (document: T) => { readonly title: string; readonly text: string },
): ((query: string) => readonly T[]) =>
  createTextSearch({
    documents,
    fieldsOf: (document) => {
      const { title, text } = wordsOf(document);
      return [
        { text: title, weight: TITLE },
        { text, weight: TEXT },
      ];
    },
    language: { isIgnored: isFunctionWord, otherNames: OTHER_NAMES },
    leastShare,
  }).find;
