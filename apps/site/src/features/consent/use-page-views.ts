import { useEffect } from 'react';

import { sendPageView } from './page-view.queries.ts';
import { useConsent } from './use-consent.ts';

/** Counts the page that is shown, and each one after it, once the reader has accepted that. */
export const usePageViews = (path: string): void => {
  const { mayCount } = useConsent();
  useEffect(() => {
    if (mayCount) sendPageView(path.replace(/(?<=.)\/+$/, ''));
  }, [path, mayCount]);
};
