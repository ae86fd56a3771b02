import type { FoundPage } from '@wrenchwise/contract/endpoints/search';
import { wordShare } from '@wrenchwise/library/search/word-share';

/** The kinds of what is found, as the page shows them. */
export type Kind = 'guides' | 'codes' | 'cars' | 'pages' | 'articles' | 'questions';

const KIND: Readonly<Record<FoundPage['kind'], Kind>> = {
  job: 'guides',
  guide: 'guides',
  code: 'codes',
  car: 'cars',
  page: 'pages',
};

/** Of what the page itself has: the words of what was found first; undefined where nothing was. */
interface FirstRead {
  readonly articles?: string | undefined;
  readonly questions?: string | undefined;
}

/**
 * The kinds that something was found of: in the order of the search's results, what is read behind them, or
 * before them where its title has more of the query than the first result.
 */
export const foundOrder = (
  query: string,
  results: readonly FoundPage[],
  read: FirstRead,
): readonly Kind[] => {
  const [first] = results;
  const answered = first === undefined ? 0 : wordShare(query, `${first.title} ${first.about}`);
  const kinds = [...new Set(results.map(({ kind }) => KIND[kind]))];
  const reading = (['questions', 'articles'] as const).flatMap((kind) => {
    const title = read[kind];
    return title === undefined ? [] : [{ kind, share: wordShare(query, title) }];
  });
  // A plain name finds a page without its words: 'battery light' is the alternator.
  const isExact = first?.kind === 'code' || first?.kind === 'car';
  const ahead = reading.filter(
    ({ share }) =>
      !isExact && answered < 1 && (share === 1 || (first?.kind === 'page' && share > answered)),
  );
  const behind = reading.filter((one) => !ahead.includes(one));
  return [...ahead.map(({ kind }) => kind), ...kinds, ...behind.map(({ kind }) => kind)];
};
