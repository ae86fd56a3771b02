import { pageMeta } from '@wrenchwise/client/page-meta.ts';

import { COOKIE_HISTORY, COOKIE_SECTIONS } from '~/features/legal/cookie-sections.tsx';
import { LegalPage } from '~/features/legal/legal-page.tsx';

/** What the page says of itself. */
export const cookiesMeta = () =>
  pageMeta('Cookies', 'Which cookies Wrenchwise uses, by name, for what and for how long.', {
    path: '/cookies',
  });

/** What is stored in a browser. */
export function CookiesPage() {
  return (
    <LegalPage
      title="Cookies"
      lead="Nothing but what is essential is stored before you agree to more."
      sections={COOKIE_SECTIONS}
      history={COOKIE_HISTORY}
    />
  );
}
