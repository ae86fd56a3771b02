import { ConsentBanner } from './consent-banner.tsx';
import { useConsent } from './use-consent.ts';
import { usePageViews } from './use-page-views.ts';

interface Props {
  /** The path of the page that is shown. */
  readonly path: string;
}

/**
 * Asks once whether page views may be counted, and counts them only then. Placed before the header,
 * so that the keyboard meets it first.
 */
export function Consent({ path }: Props) {
  const { isAsking } = useConsent();
  usePageViews(path);
  return <div aria-live="polite">{isAsking && <ConsentBanner />}</div>;
}
