import { COOKIE_HISTORY, COOKIE_SECTIONS } from '~/features/legal/cookie-sections.tsx';
import { LegalPage } from '~/features/legal/legal-page.tsx';
import { pageMeta } from '~/lib/page-meta.ts';

export const meta = () =>
  pageMeta('Cookies', 'Which cookies Wrenchwise uses, by name, for what and for how long.', {
    path: '/cookies',
  });

export default function Cookies() {
  return (
    <LegalPage
      title="Cookies"
      lead="Nothing but what is essential is stored before you agree to more."
      sections={COOKIE_SECTIONS}
      history={COOKIE_HISTORY}
    />
  );
}
