import type { HelpArticle } from '~/content/help-articles.ts';

/** Letters as a search compares them: small, without accents, quotes alike. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").toLowerCase();

/** The words that are searched for. */
export const searchWords = (search: string): readonly string[] =>
  folded(search)
    .split(/[^\p{L}\p{N}'%]+/u)
    .filter((word) => word !== '');

/** The articles in which every word occurs, those with more of the words in the title first. */
export const searchArticles = (
  articles: readonly HelpArticle[],
  search: string,
): readonly HelpArticle[] => {
  const words = searchWords(search);
  if (words.length === 0) return [];
  const scored = articles.map((article) => {
    const title = folded(article.title);
    const all = folded([article.title, ...article.text, article.words ?? ''].join(' '));
    const inTitle = words.filter((word) => title.includes(word)).length;
    return { article, inTitle, matches: words.every((word) => all.includes(word)) };
  });
  return scored
    .filter(({ matches }) => matches)
    .toSorted((one, other) => other.inTitle - one.inTitle)
    .map(({ article }) => article);
};
