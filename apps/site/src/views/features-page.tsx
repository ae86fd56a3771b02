import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import type { ReactNode } from 'react';

import { AnswerSpecimen } from '~/features/marketing/answer-specimen.tsx';
import { ClosingCall } from '~/features/marketing/closing-call.tsx';
import { FeatureRows } from '~/features/marketing/feature-rows.tsx';
import { HowItWorks } from '~/features/marketing/how-it-works.tsx';
import { PageSection } from '~/features/marketing/page-section.tsx';
import type { Specimen } from '~/features/marketing/specimen.ts';

/** What the page says of itself. */
export const featuresMeta = () =>
  pageMeta(
    'Features',
    'Smart diagnostics, step-by-step repair guides, parts with price ranges, cost estimates and what to check next, for fourteen systems of the car.',
    { path: '/features' },
  );

interface Props {
  readonly specimen: Specimen;
  /** The systems explorer. Optional, as a slot is to Astro. */
  readonly children?: ReactNode;
}

/** What the product does, its systems, and one whole answer. */
export function FeaturesPage({ specimen, children }: Props) {
  return (
    <>
      <PageSection
        level={1}
        className="pt-12 sm:pt-16"
        title="Everything you need to keep your car running"
        lead="Built around one question at a time: can I drive, what is it, how sure is that, what do I check, what does it cost."
      >
        <FeatureRows />
      </PageSection>
      <PageSection
        className="mt-20 sm:mt-28"
        title="Fourteen systems, one drawing"
        lead="Every cause is placed in the system of the car that it belongs to. Point at one."
      >
        {children}
      </PageSection>
      <AnswerSpecimen specimen={specimen} />
      <PageSection className="mt-20 sm:mt-28" title="How a diagnosis goes">
        <HowItWorks />
      </PageSection>
      <ClosingCall />
    </>
  );
}
