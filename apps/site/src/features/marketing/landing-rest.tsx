import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { Link } from '@wrenchwise/ui/link.tsx';

import { FAQ } from '~/content/faq.ts';
import { WherePaymentsAreOn } from '~/in-force/payments.tsx';

import { ClosingCall } from './closing-call.tsx';
import { FaqList } from './faq-list.tsx';
import { FeatureGrid } from './feature-grid.tsx';
import { PageSection } from './page-section.tsx';
import { PricingCards } from './pricing-cards.tsx';
import { TrustBand } from './trust-band.tsx';

const GAP = 'later mt-20 sm:mt-28';

/** The landing page below what can be tried: proof, what there is, what it costs, what people ask. */
export function LandingRest() {
  return (
    <>
      <PageSection
        className={GAP}
        title="Everything you need to keep your car running"
        lead="One place for the fault, the fix, the parts and the bill."
      >
        <FeatureGrid />
      </PageSection>
      <PageSection
        className={GAP}
        title="Is that quote right?"
        lead="Paste what the workshop wrote, or choose its PDF or a photograph: each line beside what is usual for your car and your country, and what to ask. Free, and without an account."
      >
        <LinkButton to="/check" tone="secondary">
          Check a quote or a claim
        </LinkButton>
      </PageSection>
      <PageSection className={GAP} title="Measured, not promised">
        <TrustBand />
      </PageSection>
      <WherePaymentsAreOn>
        <PageSection
          className={GAP}
          title="Plans"
          lead="What has a tick works today and is what is enforced. What is coming says so."
        >
          <PricingCards signedIn={false} />
        </PageSection>
      </WherePaymentsAreOn>
      <PageSection className={GAP} title="Questions people ask" layout="beside">
        <FaqList entries={FAQ} />
        <p className="mt-5 text-sm text-faint">
          More in the{' '}
          <Link to="/faq" className="text-link">
            whole FAQ
          </Link>
          .
        </p>
      </PageSection>
      <ClosingCall />
    </>
  );
}
