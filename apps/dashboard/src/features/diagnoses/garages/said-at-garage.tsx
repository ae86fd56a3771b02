import { ClaimExamined } from '@wrenchwise/car-ui/claims/claim-examined.tsx';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { CLAIM_MAX } from '@wrenchwise/contract/endpoints/claims';
import { Button } from '@wrenchwise/ui/button.tsx';
import { CharacterCount } from '@wrenchwise/ui/character-count.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { TextArea } from '@wrenchwise/ui/text-area.tsx';
import { type FormEvent, useState } from 'react';

import { useExamineClaims } from '~/features/diagnoses/claims.queries.ts';

/** Where somebody types what a workshop said, which is examined by this diagnosis. */
export function SaidAtGarage({ diagnosisId }: { diagnosisId: string }) {
  const [claim, setClaim] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, data, error } = useExamineClaims(diagnosisId);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setMissing(claim.trim() === '');
    if (claim.trim() !== '' && !isPending) mutate({ claim });
  };
  return (
    <div className="border-t border-line pt-5">
      <h3 className="text-lg">Is he right?</h3>
      <form onSubmit={send} noValidate className="mt-3 grid gap-3">
        <Field
          label="What the workshop says"
          hint="We set it beside this diagnosis. By itself it counts for nothing"
          error={isMissing ? 'What the workshop says is required' : undefined}
          required
        >
          {(control) => (
            <>
              <TextArea
                {...control}
                isCompact
                value={claim}
                onChange={({ target }) => setClaim(target.value)}
              />
              <CharacterCount length={claim.length} max={CLAIM_MAX} />
            </>
          )}
        </Field>
        {error && <Notice role="alert" tone="high" title={presentError(error).message} />}
        <Button tone="secondary" type="submit" busy={isPending} className="justify-self-start">
          Examine it
        </Button>
      </form>
      <div aria-live="polite" className="grid gap-6">
        {data?.examinations.map((examination) => (
          <div key={examination.text} className="mt-5 border-t border-line pt-5">
            <ClaimExamined examination={examination} />
          </div>
        ))}
      </div>
    </div>
  );
}
