import { ClipboardIllustration } from '@wrenchwise/car-ui/illustrations.tsx';
import type { Diagnosis } from '@wrenchwise/domain/endpoints/diagnoses';
import { EmptyState } from '@wrenchwise/ui/empty-state.tsx';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';

import { AnswerSection } from './answer-section.tsx';
import { CheckSteps } from './check-steps.tsx';
import { CostComparison } from './cost-comparison.tsx';
import { Likelihoods } from './likelihoods.tsx';
import { MostLikely } from './most-likely.tsx';
import { NextQuestion } from './next-question.tsx';
import { standsOut } from './stands-out.ts';
import { WhatWasRead } from './what-was-read.tsx';

/** What follows 'Can I drive?', in the order in which a user asks it; two columns where there is room. */
export function DiagnosisTab({ diagnosis }: { diagnosis: Diagnosis }) {
  const first = diagnosis.causes[0];
  const isClear = standsOut(diagnosis);
  return (
    <div className="grid gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
      <div className="grid content-start gap-8">
        {first ? (
          <>
            {isClear ? (
              <MostLikely cause={first} />
            ) : (
              <AnswerSection question="What is it most likely?">
                <p className="measure text-soft">
                  No cause stands out yet. Answer the next question, or describe it again with what
                  you hear, see, smell or feel, and when.
                </p>
              </AnswerSection>
            )}
            <Likelihoods diagnosis={diagnosis} />
          </>
        ) : (
          <EmptyState
            illustration={<ClipboardIllustration />}
            title="The words did not point to a cause"
            text="Say what you hear, see, smell or feel, and when it happens. A short list of facts works better than a long story."
            action={<LinkButton to="/dashboard/diagnose">Describe it again</LinkButton>}
          />
        )}
      </div>
      <div className="grid content-start gap-8">
        <AnswerSection question="What do I check next?">
          <NextQuestion diagnosis={diagnosis} />
          {first && isClear && <CheckSteps cause={first} />}
        </AnswerSection>
        {first && isClear && <CostComparison diagnosis={diagnosis} cause={first} />}
        <WhatWasRead diagnosis={diagnosis} />
      </div>
    </div>
  );
}
