import { useQuery } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { Diagnosis } from '@wrenchwise/domain/endpoints/diagnoses';
import type { DiagnosisOutcome } from '@wrenchwise/domain/endpoints/diagnosis-outcome';
import { formatCents } from '@wrenchwise/domain/money';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Card } from '@wrenchwise/ui/card.tsx';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';
import { showToast } from '@wrenchwise/ui/toast.ts';

import { AnswerSection } from '~/features/diagnoses/result/answer-section.tsx';
import { useDates } from '~/lib/user-settings.ts';

import { FIXED_BY_WORDS } from './outcome-fields.ts';
import { OutcomeForm } from './outcome-form.tsx';
import { outcomeQuery, useDeleteOutcome } from './outcome.queries.ts';

/** 'What was it in the end?': the question, or what was said. */
export function OutcomeSection({ diagnosis }: { diagnosis: Diagnosis }) {
  const query = useQuery(outcomeQuery(diagnosis.id));
  return (
    <AnswerSection question="What was it in the end?">
      <Card>
        <DataState
          query={query}
          explain={presentError}
          failure="Failed to load the outcome"
          loadingLabel="Loading the outcome"
          skeleton={<Skeleton className="h-20" />}
        >
          {({ outcome }) =>
            outcome === null ? (
              <>
                <p className="measure mb-4 text-sm text-soft">
                  Once you know, say it here: it closes the diagnosis, and tells us how often we are
                  right.
                </p>
                <OutcomeForm diagnosis={diagnosis} />
              </>
            ) : (
              <Told outcome={outcome} diagnosisId={diagnosis.id} />
            )
          }
        </DataState>
      </Card>
    </AnswerSection>
  );
}

function Told({ outcome, diagnosisId }: { outcome: DiagnosisOutcome; diagnosisId: string }) {
  const { longDate } = useDates();
  const remove = useDeleteOutcome(diagnosisId);
  const { kind, cause, costCents, currency, fixedBy, mayBeUsed, updatedAt } = outcome;
  const facts = [
    costCents !== null && currency !== null && formatCents(costCents, { currency }),
    fixedBy !== null && `fixed by: ${FIXED_BY_WORDS[fixedBy].toLowerCase()}`,
    `said on ${longDate(updatedAt)}`,
    mayBeUsed && 'may be used for tests',
  ].filter(Boolean);
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-label wrap-anywhere">{kind === 'not-fixed' ? 'Not fixed yet' : cause}</p>
        <p className="figures text-sm text-faint">{facts.join(' · ')}</p>
      </div>
      <Button
        tone="secondary"
        size="sm"
        busy={remove.isPending}
        onClick={() =>
          remove.mutate(undefined, {
            onError: (error) => void showToast('error', presentError(error).message),
          })
        }
      >
        {kind === 'not-fixed' ? 'It is fixed now' : 'Say otherwise'}
      </Button>
    </div>
  );
}
