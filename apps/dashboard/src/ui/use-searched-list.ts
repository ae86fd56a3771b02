import { useDebounced } from '@wrenchwise/ui/use-debounced.ts';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

const SETTLE = 300;
export const LONGEST_SEARCH = 200;

/** The parameters of an address with one that is changed; '' leaves it out. */
export const withParam = (
  params: URLSearchParams,
  name: string,
  value: string,
): URLSearchParams => {
  const next = new URLSearchParams(params);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
};

/**
 * Search and page of a list: they live in the address beside its filters, and what is typed is searched
 * once it rests. A new search begins on the first page.
 */
export const useSearchedList = () => {
  const [params, setParams] = useSearchParams();
  const search = params.get('q') ?? '';
  const page = Math.max(1, Math.floor(Number(params.get('page') ?? 1)) || 1);
  const [typed, setTyped] = useState(search);
  const settled = useDebounced(typed.trim(), SETTLE);

  useEffect(() => {
    if (settled === search || settled.length > LONGEST_SEARCH) return;
    setParams((before) => withParam(withParam(before, 'q', settled), 'page', ''), {
      replace: true,
    });
    // Only a settled search changes the address, not the address a settled search.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [settled]);

  const goTo = (next: number) => {
    setParams((before) => withParam(before, 'page', next > 1 ? String(next) : ''));
    window.scrollTo({ top: 0 });
  };

  return { search, page, typed, setTyped, goTo };
};
