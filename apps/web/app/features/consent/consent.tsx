import { ConsentBanner } from './consent-banner.tsx';
import { useConsent } from './use-consent.ts';
import { usePageViews } from './use-page-views.ts';

/**
 * Asks once whether page views may be counted, and counts them only then. Stands before the header,
 * so that the keyboard meets it first.
 */
export function Consent() {
  const { isAsking } = useConsent();
  usePageViews();
  return <div aria-live="polite">{isAsking && <ConsentBanner />}</div>;
}
