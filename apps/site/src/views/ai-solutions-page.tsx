import { pageMeta } from '@wrenchwise/client/page-meta.ts';

import { Audience } from '~/features/marketing/audience.tsx';
import { ClosingCall } from '~/features/marketing/closing-call.tsx';
import { HonestLimits } from '~/features/marketing/honest-limits.tsx';
import { MeasuredStrip } from '~/features/marketing/measured-strip.tsx';
import { PageSection } from '~/features/marketing/page-section.tsx';
import { ReasoningFigure } from '~/features/marketing/reasoning-figure.tsx';
import type { Specimen } from '~/features/marketing/specimen.ts';

/** What the page says of itself. */
export const aiSolutionsMeta = () =>
  pageMeta(
    'AI automotive solutions',
    'How Wrenchwise reads a description of a fault, weighs the causes, and shows why: for owners, DIY mechanics and small fleets.',
    { path: '/ai-automotive-solutions' },
  );

const GAP = 'mt-20 sm:mt-28';

/** How the engine reasons, for whom, and what it cannot do. */
export function AiSolutionsPage({ specimen }: { readonly specimen: Specimen }) {
  return (
    <>
      <PageSection
        level={1}
        className="pt-12 sm:pt-16"
        title="AI automotive solutions"
        lead="An engine that reasons in the open: what it read, what it knows, and how one led to the other."
      >
        <ReasoningFigure specimen={specimen} />
      </PageSection>
      <PageSection className={GAP} title="Measured, not promised" layout="beside">
        <MeasuredStrip />
      </PageSection>
      <PageSection className={GAP} title="Who it is for">
        <Audience />
      </PageSection>
      <PageSection
        className={GAP}
        title="What there is, and what is coming"
        lead="You should know before you sign up, not after."
      >
        <HonestLimits />
      </PageSection>
      <ClosingCall />
    </>
  );
}
