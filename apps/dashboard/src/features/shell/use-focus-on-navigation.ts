import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a change of page, moves focus to its content, as a full page load would. */
export const useFocusOnNavigation = (): void => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
};
