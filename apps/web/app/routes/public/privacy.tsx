import { LegalPage } from '~/features/legal/legal-page.tsx';
import { PRIVACY_HISTORY, PRIVACY_SECTIONS } from '~/features/legal/privacy-sections.tsx';
import { pageMeta } from '~/lib/page-meta.ts';

export const meta = () =>
  pageMeta(
    'Privacy',
    'What Wrenchwise stores about you, why, for how long, and how to have it erased.',
    { path: '/privacy' },
  );

export default function Privacy() {
  return (
    <LegalPage
      title="Privacy"
      lead="What we store, why, and how you get rid of it."
      sections={PRIVACY_SECTIONS}
      history={PRIVACY_HISTORY}
    />
  );
}
