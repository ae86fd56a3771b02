import { ProbabilityBar } from '@wrenchwise/car-ui/probability-bar.tsx';
import type { Diagnosis } from '@wrenchwise/domain/endpoints/diagnoses';
import { Accordion } from '@wrenchwise/ui/accordion.tsx';
import { Link } from 'react-router';

import { CauseExplanation } from '~/features/diagnoses/result/explanation/cause-explanation.tsx';
import { OtherExplanation } from '~/features/diagnoses/result/explanation/other-explanation.tsx';
import { SystemRanking } from '~/features/diagnoses/result/explanation/system-ranking.tsx';

import { AnswerSection } from './answer-section.tsx';
import { standsOut } from './stands-out.ts';
import { useBefore } from './use-before.ts';

const SURENESS: Readonly<Record<string, string>> = {
  high: 'Quite sure.',
  medium: 'Fairly sure, but there are others worth checking.',
  low: 'Not sure yet. The next check says more than any guess.',
};

/** Every cause with its share, and on opening what raised and lowered it. */
export function Likelihoods({ diagnosis }: { diagnosis: Diagnosis }) {
  const { causes, other, confidence, symptoms, systems } = diagnosis;
  const hasLeading = standsOut(diagnosis);
  const before = useBefore(diagnosis);
  const shareBefore = (faultId: string): number | undefined =>
    before && (before.causes.find((cause) => cause.faultId === faultId)?.probability ?? 0);
  return (
    <AnswerSection question="How sure are you, and why?">
      <p>{(hasLeading && SURENESS[confidence]) || SURENESS['low']}</p>
      <p className="mt-0.5 mb-3 text-sm text-faint print:hidden">
        Open a cause to see what raised and lowered it.{' '}
        <Link to="/how-accurate" prefetch="intent" className="text-link">
          How often is it right?
        </Link>
      </p>
      <Accordion
        items={[
          ...causes.map((cause, index) => ({
            id: cause.faultId,
            title: (
              <ProbabilityBar
                label={cause.name}
                share={cause.probability}
                from={shareBefore(cause.faultId)}
                tone={index === 0 && hasLeading ? 'accent' : 'quiet'}
              />
            ),
            content: <CauseExplanation cause={cause} symptoms={symptoms} />,
          })),
          {
            id: 'something-else',
            title: (
              <ProbabilityBar
                label="Something else"
                share={other}
                from={before?.other}
                tone="other"
              />
            ),
            content: <OtherExplanation diagnosis={diagnosis} />,
          },
        ]}
      />
      <details className="mt-3 text-sm">
        <summary className="cursor-pointer py-2 font-label text-soft">
          Which system of the car it is likely to be
        </summary>
        <div className="pt-1 pb-2">
          <SystemRanking systems={systems} />
        </div>
      </details>
    </AnswerSection>
  );
}
