import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Scrolls to what the address points at once it is there: the browser looked too early. */
export const useScrollToAnchor = (isThere: boolean): void => {
  const { hash } = useLocation();
  useEffect(() => {
    if (isThere && hash.length > 1) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isThere, hash]);
};
