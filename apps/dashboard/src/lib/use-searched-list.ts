import { useDebounced } from '@wrenchwise/ui/use-debounced.ts';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

const SETTLE = 300;
export const LONGEST_SEARCH = 200;

/** Search and page of a list: they live in the address, and what is typed is searched once it rests. */
export const useSearchedList = () => {
  const [params, setParams] = useSearchParams();
  const search = params.get('q') ?? '';
  const page = Math.max(1, Math.floor(Number(params.get('page') ?? 1)) || 1);
  const [typed, setTyped] = useState(search);
  const settled = useDebounced(typed.trim(), SETTLE);

  useEffect(() => {
    if (settled === search || settled.length > LONGEST_SEARCH) return;
    setParams(settled === '' ? {} : { q: settled }, { replace: true });
    // Only a settled search changes the address, not the address a settled search.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [settled]);

  const goTo = (next: number) => {
    setParams({ ...(search && { q: search }), ...(next > 1 && { page: String(next) }) });
    window.scrollTo({ top: 0 });
  };

  return { search, page, typed, setTyped, goTo };
};
