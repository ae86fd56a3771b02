import { useRedirectWhenSignedIn } from '~/features/account/use-redirect-when-signed-in.ts';
import { AnswerSpecimen } from '~/features/marketing/answer-specimen.tsx';
import { ClosingCall } from '~/features/marketing/closing-call.tsx';
import { FaqList } from '~/features/marketing/faq-list.tsx';
import { FeatureGrid } from '~/features/marketing/feature-grid.tsx';
import { Hero } from '~/features/marketing/hero.tsx';
import { HowItWorks } from '~/features/marketing/how-it-works.tsx';
import { MeasuredStrip } from '~/features/marketing/measured-strip.tsx';
import { PageSection } from '~/features/marketing/page-section.tsx';
import { PricingCards } from '~/features/marketing/pricing-cards.tsx';
import { pageMeta } from '~/lib/page-meta.ts';

export const meta = () =>
  pageMeta(
    'Wrenchwise · Smart Vehicle Diagnostics, Powered by AI',
    'Describe what your car is doing and get the likely causes with their odds, whether it is safe to drive, what to check next and what it should cost.',
  );

export default function Home() {
  useRedirectWhenSignedIn(() => '/dashboard');
  return (
    <>
      <Hero />
      <PageSection className="mt-20 sm:mt-24" title="From a worry to a plan in three steps">
        <HowItWorks />
      </PageSection>
      <PageSection
        className="mt-20 sm:mt-28"
        title="Everything you need to keep your car running"
        lead="One place for the fault, the fix, the parts and the bill."
      >
        <FeatureGrid />
      </PageSection>
      <AnswerSpecimen />
      <PageSection className="mt-20 sm:mt-28" title="Measured, not promised" layout="beside">
        <MeasuredStrip />
      </PageSection>
      <PageSection
        className="mt-20 sm:mt-28"
        title="Plans"
        lead="What is written here is what is enforced: no small print between the two."
      >
        <PricingCards signedIn={false} />
      </PageSection>
      <PageSection className="mt-20 sm:mt-28" title="Questions people ask" layout="beside">
        <FaqList />
      </PageSection>
      <ClosingCall />
    </>
  );
}
