import { pageMeta } from '@wrenchwise/client/page-meta.ts';

import { LegalPage } from '~/features/legal/legal-page.tsx';
import { TERMS_HISTORY, TERMS_SECTIONS } from '~/features/legal/terms-sections.tsx';

/** What the page says of itself. */
export const termsMeta = () =>
  pageMeta(
    'Terms',
    'The terms of using Wrenchwise: what a diagnosis is, subscriptions, renewal, cancelling and changes of price.',
    { path: '/terms' },
  );

/** The agreement with a user. */
export function TermsPage() {
  return (
    <LegalPage
      title="Terms"
      lead="The agreement between you and Wrenchwise, London."
      sections={TERMS_SECTIONS}
      history={TERMS_HISTORY}
    />
  );
}
