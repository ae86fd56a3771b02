import { pageMeta } from '@wrenchwise/client/page-meta.ts';

import { LegalPage } from '~/features/legal/legal-page.tsx';
import { PRIVACY_HISTORY, PRIVACY_SECTIONS } from '~/features/legal/privacy-sections.tsx';

/** What the page says of itself. */
export const privacyMeta = () =>
  pageMeta(
    'Privacy',
    'What Wrenchwise stores about you, why, for how long, and how to have it erased.',
    { path: '/privacy' },
  );

/** What is stored about a user. */
export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy"
      lead="What we store, why, and how you get rid of it."
      sections={PRIVACY_SECTIONS}
      history={PRIVACY_HISTORY}
    />
  );
}
