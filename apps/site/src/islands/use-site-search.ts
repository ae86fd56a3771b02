import { useDebounced } from '@wrenchwise/ui/use-debounced.ts';
import { useHydrated } from '@wrenchwise/ui/use-hydrated.ts';
import { useTypedBefore } from '@wrenchwise/ui/use-typed-before.ts';
import { useEffect, useMemo, useState } from 'react';

import { LONGEST_SEARCH, searchEverything } from '~/features/search/everything.queries.ts';
import { foundOrder } from '~/features/search/found-order.ts';
import { createReadingSearch, type ReadingToSearch } from '~/features/search/search-reading.ts';
import { changeAddress, useAddressQuery } from '~/page-state/use-address.ts';
import { useAnswer } from '~/page-state/use-answer.ts';

const PAUSE_MS = 250;
const MAX_GUIDES = 8;
const MAX_CODES = 5;

/**
 * What is typed, what is searched for once it stands still, and what was found, by kind. The search
 * is in the address, so that it can be stored, sent and gone back to.
 */
export const useSiteSearch = (reading: ReadingToSearch) => {
  const asked = useAddressQuery().get('q') ?? '';
  const { q: early } = useTypedBefore({ q: '' });
  const [typed, setTyped] = useState(early === '' ? undefined : early);
  const text = (typed ?? asked).trim();
  const settled = useDebounced(text, PAUSE_MS);
  // What was typed before the script came is in the box at once, and is searched for after hydration.
  const isHydrated = useHydrated();
  const query = isHydrated && settled.length <= LONGEST_SEARCH ? settled : '';

  useEffect(() => {
    if (!isHydrated || typed === undefined || query === asked) return;
    changeAddress(query === '' ? '/search' : `/search?q=${encodeURIComponent(query)}`, {
      replace: true,
    });
    // Only a settled text goes into the address.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [query]);

  const searchReading = useMemo(() => createReadingSearch(reading), [reading]);
  const asking = useAnswer(query || undefined, (signal) => searchEverything(query, signal));
  const { articles, questions } = useMemo(() => searchReading(query), [searchReading, query]);
  const results = asking.data ?? [];
  const found = {
    guides: results.flatMap(({ guide }) => guide ?? []).slice(0, MAX_GUIDES),
    codes: results
      .filter(({ kind }) => kind === 'code')
      .slice(0, MAX_CODES)
      .map(({ title, about }) => ({ code: title, name: about })),
    cars: results.filter(({ kind }) => kind === 'car'),
    pages: results.filter(({ kind }) => kind === 'page'),
    articles,
    questions,
  };
  return {
    text,
    typed: typed ?? asked,
    setTyped,
    query,
    found,
    order: foundOrder(query, results, {
      articles: articles[0]?.title,
      questions: questions[0]?.question,
    }),
    /** Nothing has been found before that could stand meanwhile. */
    isFirst: asking.data === undefined && asking.isAsking,
    isAsking: asking.isAsking || settled !== text,
    error: asking.error,
    askAgain: asking.askAgain,
  };
};
