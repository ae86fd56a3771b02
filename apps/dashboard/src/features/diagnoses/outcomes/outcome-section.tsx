import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import type { DiagnosisOutcome } from '@wrenchwise/contract/endpoints/outcomes';
import { cameBack, isNotFoundYet } from '@wrenchwise/rules/diagnosis-closing';
import { Button } from '@wrenchwise/ui/button.tsx';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';
import { useState } from 'react';
import { Link } from 'react-router';

import { AnswerSection } from '~/features/diagnoses/result/answer-section.tsx';
import { FoldedSection } from '~/features/diagnoses/result/folded-section.tsx';
import { useDates } from '~/user-settings/user-settings.ts';

import { JobSection } from './job-section.tsx';
import { OutcomeForm } from './outcome-form.tsx';
import { OutcomeGiven } from './outcome-given.tsx';
import { outcomeQuery } from './outcomes.queries.ts';

/** 'What was it in the end?': the question, or what was said; and the job for the car's log. */
export function OutcomeSection({
  diagnosis,
  isFolded = false,
}: {
  diagnosis: Diagnosis;
  isFolded?: boolean;
}) {
  const question = t`What was it in the end?`;
  return isFolded ? (
    <FoldedSection
      id="outcome"
      question={question}
      gist={t`Say what it was, and close it`}
      opensFor={isNotFoundYet(diagnosis) || cameBack(diagnosis)}
    >
      <Outcome diagnosis={diagnosis} />
    </FoldedSection>
  ) : (
    <AnswerSection question={question}>
      <Outcome diagnosis={diagnosis} />
    </AnswerSection>
  );
}

function Outcome({ diagnosis }: { diagnosis: Diagnosis }) {
  const query = useQuery(outcomeQuery(diagnosis.id));
  return (
    <DataState
      query={query}
      explain={presentError}
      failure={t`Failed to load the outcome`}
      loadingLabel={t`Loading the outcome`}
      skeleton={<Skeleton className="h-20" />}
    >
      {({ outcome }) => (
        // An end of its own each time: a form that was open for the last one is not for this.
        <Ended
          key={`${diagnosis.resolvedAt} ${outcome?.kind}`}
          diagnosis={diagnosis}
          outcome={outcome}
        />
      )}
    </DataState>
  );
}

function Ended({ diagnosis, outcome }: { diagnosis: Diagnosis; outcome: DiagnosisOutcome | null }) {
  const [isChanged, setIsChanged] = useState(false);
  const isAgain = cameBack(diagnosis);
  if (isChanged || outcome === null || isAgain) {
    return (
      <>
        <p className="measure mb-4 text-sm text-soft">
          {isAgain && outcome !== null ? (
            <CameBack outcome={outcome} />
          ) : diagnosis.resolvedAt === null ? (
            t`Once you know, say it here: it closes the diagnosis, and tells us how often we are right.`
          ) : (
            t`It is closed. If you know what it was, say it here: it tells us how often we are right.`
          )}
        </p>
        <OutcomeForm
          diagnosis={diagnosis}
          before={isChanged ? outcome : null}
          onSaved={() => setIsChanged(false)}
        />
      </>
    );
  }
  return (
    <>
      <OutcomeGiven
        outcome={outcome}
        change={
          <Button tone="secondary" size="sm" onClick={() => setIsChanged(true)}>
            {isNotFoundYet(diagnosis) ? t`It is fixed now` : t`Change`}
          </Button>
        }
      />
      {isNotFoundYet(diagnosis) && (
        <p className="measure mt-3 text-sm text-soft">
          <Trans>
            It stays open.{' '}
            <Link to="#garages" className="text-link">
              Send it to a garage
            </Link>{' '}
            with what was found out so far, or{' '}
            <Link to="/dashboard/diagnose" className="text-link">
              describe it again
            </Link>{' '}
            with what has changed since.
          </Trans>
        </p>
      )}
      <JobSection diagnosis={diagnosis} outcome={outcome} />
    </>
  );
}

function CameBack({ outcome }: { outcome: DiagnosisOutcome }) {
  const { longDate } = useDates();
  const was =
    outcome.cause === null ? t`it was nothing, or it went away` : t`it was: ${outcome.cause}`;
  return t`It is open again. On ${longDate(outcome.updatedAt)} you said that ${was}. Say here what it was this time.`;
}
