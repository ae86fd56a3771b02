import { useDebounced } from '@wrenchwise/ui/use-debounced.ts';
import { useHydrated } from '@wrenchwise/ui/use-hydrated.ts';
import { useTypedBefore } from '@wrenchwise/ui/use-typed-before.ts';
import { useEffect, useMemo, useState } from 'react';

import { findCodes } from '~/features/codes/codes.queries.ts';
import { readGuides } from '~/features/guides/guides.queries.ts';
import { foundOrder } from '~/features/search/found-order.ts';
import { createReadingSearch, type ReadingToSearch } from '~/features/search/search-reading.ts';
import { changeAddress, useAddressQuery } from '~/page-state/use-address.ts';
import { useAnswer } from '~/page-state/use-answer.ts';

const PAUSE_MS = 250;
/** The endpoint of the codes takes no more. */
export const LONGEST_SEARCH = 100;

const MAX_GUIDES = 6;
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
  const guides = useAnswer(query || undefined, (signal) =>
    readGuides({ search: query, car: '', page: 1 }, signal),
  );
  const codes = useAnswer(query || undefined, (signal) => findCodes(query, signal));
  const { articles, questions } = useMemo(() => searchReading(query), [searchReading, query]);
  const found = {
    guides: guides.data?.guides.slice(0, MAX_GUIDES) ?? [],
    codes: codes.data?.codes.slice(0, MAX_CODES) ?? [],
    articles,
    questions,
  };
  const [guide] = found.guides;
  const [code] = found.codes;
  return {
    text,
    typed: typed ?? asked,
    setTyped,
    query,
    found,
    guidesInAll: guides.data?.total ?? 0,
    order: foundOrder(query, {
      guides: guide && `${guide.title} ${guide.faultName}`,
      codes: code && `${code.code} ${code.name}`,
      articles: articles[0]?.title,
      questions: questions[0]?.question,
    }),
    /** Nothing has been found before that could stand meanwhile. */
    isFirst: guides.data === undefined && guides.isAsking,
    isAsking: guides.isAsking || codes.isAsking || settled !== text,
    error: guides.error ?? codes.error,
    askAgain: () => {
      guides.askAgain();
      codes.askAgain();
    },
  };
};
