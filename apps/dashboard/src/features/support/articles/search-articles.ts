import { t } from '@lingui/core/macro';
import {
  createTextSearch,
  type SearchLanguage,
  type TextSearch,
} from '@wrenchwise/library/search/text-search';

import type { HelpArticle } from '~/content/help-articles.ts';

/** Few: 'km' and 'year' are searched for. */
const IGNORED: ReadonlySet<string> = new Set(
  t`a an and are can do does e for how i in is it my of on or the to what where why with`.split(
    ' ',
  ),
);

const LANGUAGE: SearchLanguage = {
  isIgnored: (word) => IGNORED.has(word),
  // 'E-mail' is two words, of which the first is ignored.
  otherNames: new Map([
    ['email', 'mail'],
    ['emails', 'mails'],
  ]),
};

// The weight of a term by field of the article.
const TITLE = 3;
const WORDS = 1.5;
const TEXT = 1;

/** Finds the articles in which every word occurs. */
export const createHelpSearch = (articles: readonly HelpArticle[]): TextSearch<HelpArticle> =>
  createTextSearch({
    documents: articles,
    fieldsOf: ({ title, words = '', text }) => [
      { text: title, weight: TITLE },
      { text: words, weight: WORDS },
      { text: text.join(' '), weight: TEXT },
    ],
    language: LANGUAGE,
    leastShare: 1,
  });
