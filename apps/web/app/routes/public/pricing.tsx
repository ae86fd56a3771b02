import { useQuery } from '@tanstack/react-query';

import { sessionQuery } from '~/features/account/account.queries.ts';
import { FaqList } from '~/features/marketing/faq-list.tsx';
import { PageSection } from '~/features/marketing/page-section.tsx';
import { PricingCards } from '~/features/marketing/pricing-cards.tsx';
import { pageMeta } from '~/lib/page-meta.ts';
import { useQueryString } from '~/lib/use-query-string.ts';
import { Notice } from '~/ui/notice.tsx';

export const meta = () =>
  pageMeta(
    'Pricing',
    'Basic is free with five diagnoses a month. Standard and Premium have unlimited diagnoses and more repair guides.',
  );

export default function Pricing() {
  const { data } = useQuery(sessionQuery());
  const params = useQueryString();
  return (
    <>
      <PageSection
        level={1}
        className="pt-12 sm:pt-16"
        title="Pricing"
        lead="Start free. Pay only when you diagnose more than a handful of faults a month."
      >
        {params.get('canceled') === 'true' && (
          <Notice tone="info" role="status" className="mb-6 max-w-2xl">
            The checkout was cancelled. Nothing was charged.
          </Notice>
        )}
        <PricingCards signedIn={Boolean(data?.user.id)} level={2} />
      </PageSection>
      <PageSection className="mt-20" title="Before you choose" layout="beside">
        <FaqList />
      </PageSection>
    </>
  );
}
