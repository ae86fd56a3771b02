import type { Diagnosis } from '@wrenchwise/domain/endpoints/diagnoses';

import { formatPercent } from '~/lib/percent.ts';
import { Accordion } from '~/ui/accordion.tsx';
import { ProbabilityBar } from '~/ui/probability-bar.tsx';

import { AnswerSection } from './answer-section.tsx';
import { EvidenceList } from './evidence-list.tsx';

const SURENESS: Readonly<Record<string, string>> = {
  high: 'Quite sure.',
  medium: 'Fairly sure, but there are others worth checking.',
  low: 'Not sure yet. The next check will tell more than any guess.',
};

/** Every cause with its share, and on opening what speaks for and against it. */
export function Likelihoods({ diagnosis }: { diagnosis: Diagnosis }) {
  const { causes, other, confidence } = diagnosis;
  const first = causes[0];
  return (
    <AnswerSection question="How sure are you, and why?">
      <p className="mb-3">{SURENESS[confidence] ?? SURENESS['low']}</p>
      <Accordion
        {...(first ? { defaultOpen: first.faultId } : {})}
        items={causes.map((cause, index) => ({
          id: cause.faultId,
          title: (
            <ProbabilityBar
              label={cause.name}
              share={cause.probability}
              tone={index === 0 ? 'accent' : 'quiet'}
            />
          ),
          content: <EvidenceList cause={cause} />,
        }))}
      />
      <div className="pt-4 pr-9">
        <ProbabilityBar label="Something else" share={other} tone="other" />
        <p className="mt-1.5 text-xs text-faint">
          {formatPercent(other)} is kept back for causes that are not on this list.
        </p>
      </div>
    </AnswerSection>
  );
}
