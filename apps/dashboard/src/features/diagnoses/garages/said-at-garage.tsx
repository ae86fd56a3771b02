import { t } from '@lingui/core/macro';
import { ClaimExamined } from '@wrenchwise/car-ui/claims/claim-examined.tsx';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { type FormEvent, useState } from 'react';

import { useExamineClaims } from '~/features/diagnoses/claims.queries.ts';
import { ClaimField } from '~/ui/claim-field.tsx';

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
      <h3 className="text-lg">{t`Is he right?`}</h3>
      <form onSubmit={send} noValidate className="mt-3 grid gap-3">
        <ClaimField
          value={claim}
          onChange={setClaim}
          hint={t`We set it beside this diagnosis. By itself it counts for nothing.`}
          isMissing={isMissing}
        />
        {error && <Notice role="alert" tone="high" title={presentError(error).message} />}
        <Button
          tone="secondary"
          type="submit"
          busy={isPending}
          className="justify-self-start"
        >{t`Examine it`}</Button>
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
