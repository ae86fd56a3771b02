import { paymentsAreOff } from '@wrenchwise/client/installation.ts';
import { createProseSearch } from '@wrenchwise/library/search/prose-search';

import type { FaqEntry } from '~/content/faq.ts';

/** What the search page itself knows: few enough to stand in it. Guides and codes are asked for. */
export interface ReadingToSearch {
  readonly articles: readonly {
    readonly slug: string;
    readonly title: string;
    readonly description: string;
  }[];
  readonly questions: readonly FaqEntry[];
}

const MOST = 4;

/** An article is long and its description short; a question is asked in other words than ours. */
const MIN_SHARE = { article: 0.7, question: 0.5 };

/** Finds articles and questions, the best first. */
export const createReadingSearch = ({ articles, questions }: ReadingToSearch) => {
  const inArticles = createProseSearch(articles, MIN_SHARE.article, ({ title, description }) => ({
    title,
    text: description,
  }));
  // Here a script decides what the server decides in the pages it sends.
  const answered = questions
    .filter(({ isSold = false }) => !(isSold && paymentsAreOff()))
    .map((entry) => ({ ...entry, isSold: false }));
  const inQuestions = createProseSearch(answered, MIN_SHARE.question, ({ question, answer }) => ({
    title: question,
    text: answer,
  }));
  return (text: string) => ({
    articles: inArticles(text).slice(0, MOST),
    questions: inQuestions(text).slice(0, MOST),
  });
};
