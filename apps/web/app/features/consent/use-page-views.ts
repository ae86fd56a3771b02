import { useEffect } from 'react';
import { useLocation } from 'react-router';

import { sendPageView } from './page-view.queries.ts';
import { useConsent } from './use-consent.ts';

/** Counts the page that is shown, and each one after it, once the reader has accepted that. */
export const usePageViews = (): void => {
  const { pathname } = useLocation();
  const { mayCount } = useConsent();
  useEffect(() => {
    if (mayCount) sendPageView(pathname.replace(/(?<=.)\/+$/, ''));
  }, [pathname, mayCount]);
};
