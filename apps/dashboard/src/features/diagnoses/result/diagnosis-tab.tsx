import { t } from '@lingui/core/macro';
import { ClipboardIllustration } from '@wrenchwise/car-ui/illustrations.tsx';
import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { EmptyState } from '@wrenchwise/ui/empty-state.tsx';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';

import { AnswerSection } from './answer-section.tsx';
import { CheckSteps, Postponed } from './check-steps.tsx';
import { CostComparison } from './cost-comparison.tsx';
import { FoldedSections } from './folded-section.tsx';
import { Likelihoods } from './likelihoods.tsx';
import { MechanicsNotes } from './mechanics-notes.tsx';
import { NextQuestion } from './next-question.tsx';
import { standsOut } from './stands-out.ts';
import { WhatWasRead } from './what-was-read.tsx';
import { WhereItSits } from './where-it-sits.tsx';

interface Props {
  diagnosis: Diagnosis;
  /** Whether the next question is to be asked now. */
  isQuestionAsked: boolean;
  onQuestionShown: () => void;
}

/**
 * What is behind the short answer: the next question and why, in the open; what comes second in one line each,
 * to open. Two columns where there is room.
 */
export function DiagnosisTab({ diagnosis, isQuestionAsked, onQuestionShown }: Props) {
  const first = diagnosis.causes[0];
  const isClear = standsOut(diagnosis);
  // Nothing is checked any more of what was found.
  const isClosed = diagnosis.resolvedAt !== null;
  return (
    <div className="grid gap-x-10 gap-y-8 xl:grid-cols-2">
      <div className="grid content-start gap-8">
        {!isClosed && (
          <AnswerSection question={t`What do I check next?`}>
            <NextQuestion
              diagnosis={diagnosis}
              isAsked={isQuestionAsked}
              onShown={onQuestionShown}
            />
            {first && isClear && <Postponed className="mt-3" checks={first.postponed} />}
          </AnswerSection>
        )}
        {first ? (
          <Likelihoods diagnosis={diagnosis} />
        ) : (
          <EmptyState
            illustration={<ClipboardIllustration />}
            title={t`The words did not point to a cause`}
            text={t`Say what you hear, see, smell or feel, and when it happens. A short list of facts works better than a long story.`}
            action={<LinkButton to="/dashboard/diagnose">{t`Describe it again`}</LinkButton>}
          />
        )}
      </div>
      <FoldedSections>
        {first && isClear && (
          <>
            {!isClosed && <CheckSteps cause={first} />}
            <CostComparison diagnosis={diagnosis} cause={first} />
            <WhereItSits cause={first} />
            <MechanicsNotes diagnosis={diagnosis} />
          </>
        )}
        <WhatWasRead diagnosis={diagnosis} isFolded />
      </FoldedSections>
    </div>
  );
}
