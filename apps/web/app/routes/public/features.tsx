import { ClosingCall } from '~/features/marketing/closing-call.tsx';
import { FeatureGrid } from '~/features/marketing/feature-grid.tsx';
import { HowItWorks } from '~/features/marketing/how-it-works.tsx';
import { PageSection } from '~/features/marketing/page-section.tsx';
import { SystemsExplorer } from '~/features/marketing/systems-explorer.tsx';
import { pageMeta } from '~/lib/page-meta.ts';

export const meta = () =>
  pageMeta(
    'Features',
    'Smart diagnostics, step-by-step repair guides, parts with price ranges, cost estimates and what to check next, for fourteen systems of the car.',
  );

export default function Features() {
  return (
    <>
      <PageSection
        level={1}
        className="pt-12 sm:pt-16"
        title="Everything you need to keep your car running"
        lead="Built around one question at a time: can I drive, what is it, how sure is that, what do I check, what does it cost."
      >
        <FeatureGrid level={2} />
      </PageSection>
      <PageSection
        className="mt-20 sm:mt-28"
        title="Fourteen systems, one drawing"
        lead="Every cause is placed in the system of the car that it belongs to. Point at one."
      >
        <SystemsExplorer />
      </PageSection>
      <PageSection className="mt-20 sm:mt-28" title="How a diagnosis goes">
        <HowItWorks />
      </PageSection>
      <ClosingCall />
    </>
  );
}
