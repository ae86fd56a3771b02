import { CLAIM_MAX, VISITOR_SYMPTOMS_MAX } from '@wrenchwise/rules/report-limits';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Card } from '@wrenchwise/ui/card.tsx';
import { CharacterCount } from '@wrenchwise/ui/character-count.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { TextArea } from '@wrenchwise/ui/text-area.tsx';
import { lazy, Suspense, useState } from 'react';

import { AskedCar } from './asked-car.tsx';
import { carIn, fieldOf, isNoYear } from './asked-fields.ts';
import type { ClaimAnswer } from './second-opinion.queries.ts';
import { SignUpDoor } from './sign-up-door.tsx';
import { useAsking } from './use-asking.ts';

const ClaimExamined = lazy(async () => ({
  default: (await import('@wrenchwise/car-ui/claims/claim-examined.tsx')).ClaimExamined,
}));

interface Props {
  /** What was typed here, or into the quote's box, before. */
  readonly claim: string | undefined;
  readonly symptoms: string | undefined;
}

interface Problems {
  readonly claim?: string;
  readonly year?: string;
}

/** 'Is he right?': what a workshop says, beside what its customer notices. */
export function ClaimForm({ claim: claimBefore, symptoms: symptomsBefore }: Props) {
  const [lengths, setLengths] = useState({ claim: 0, symptoms: 0 });
  const [problems, setProblems] = useState<Problems>({});
  const { answer, failure, isAsking, ask } = useAsking<ClaimAnswer>();

  const submit = (sent: HTMLFormElement) => {
    const [claim, symptoms] = [fieldOf(sent, 'claim'), fieldOf(sent, 'symptoms')];
    const found: Problems = {
      ...(claim === '' ? { claim: 'What the garage says is required' } : {}),
      ...(isNoYear(sent) ? { year: 'Four digits, such as 2013' } : {}),
    };
    setProblems(found);
    if (Object.keys(found).length > 0 || isAsking) return;
    const noticed = symptoms === '' ? {} : { symptoms };
    void ask((asking) => asking.askAboutClaim({ claim, ...noticed, ...carIn(sent) }));
  };

  return (
    <>
      <form
        method="dialog"
        noValidate
        aria-label="Examine a claim"
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit(event.currentTarget);
        }}
        onInput={({ currentTarget }) =>
          setLengths({
            claim: fieldOf(currentTarget, 'claim').length,
            symptoms: fieldOf(currentTarget, 'symptoms').length,
          })
        }
      >
        <Field
          label="What the garage says"
          labelSize="heading"
          hint="Such as ‘the head gasket has gone and they want £1,800’."
          error={problems.claim}
          required
        >
          {(control) => (
            <>
              <TextArea {...control} name="claim" defaultValue={claimBefore} />
              <CharacterCount length={lengths.claim} max={CLAIM_MAX} />
            </>
          )}
        </Field>
        <Field
          label="What you notice yourself"
          hint="Noises, smells, warning lights, when it happens, and what is not there."
        >
          {(control) => (
            <>
              <TextArea {...control} name="symptoms" defaultValue={symptomsBefore} />
              <CharacterCount length={lengths.symptoms} max={VISITOR_SYMPTOMS_MAX} />
            </>
          )}
        </Field>
        <AskedCar yearProblem={problems.year} />
        {failure !== undefined && (
          <Notice tone="high" role="alert" title="Not examined">
            <p>{failure}</p>
          </Notice>
        )}
        <div>
          <Button type="submit" busy={isAsking}>
            Examine it
          </Button>
        </div>
      </form>
      <p role="status" className="sr-only">
        {answer && !isAsking ? 'The claim is examined. The answer is below.' : ''}
      </p>
      {answer && (
        <section aria-label="The claim, examined" className="mt-8 grid gap-6">
          <h2 className="text-xl">What speaks for it and against it</h2>
          <Suspense fallback={null}>
            {answer.examinations.map((examination) => (
              <Card key={examination.text}>
                <ClaimExamined examination={examination} />
              </Card>
            ))}
          </Suspense>
          <SignUpDoor to="/dashboard/check?tab=claim" />
        </section>
      )}
    </>
  );
}
