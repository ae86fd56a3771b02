import { t } from '@lingui/core/macro';
import { ClaimExamined } from '@wrenchwise/car-ui/claims/claim-examined.tsx';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { SYMPTOMS_MAX } from '@wrenchwise/rules/report-limits';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Card } from '@wrenchwise/ui/card.tsx';
import { CharacterCount } from '@wrenchwise/ui/character-count.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { TextArea } from '@wrenchwise/ui/text-area.tsx';
import { type FormEvent, useState } from 'react';

import { ClaimField } from '~/ui/claim-field.tsx';

import { CarSelect } from './car-select.tsx';
import { useExamineClaim } from './claims.queries.ts';

/** 'Is he right?': what a workshop says, beside what its customer notices. */
export function ClaimCheck() {
  const [claim, setClaim] = useState('');
  const [symptoms, setSymptoms] = useState('');
  const [vehicleId, setVehicleId] = useState('');
  const [isMissing, setMissing] = useState(false);
  const examine = useExamineClaim();
  const send = (event: FormEvent) => {
    event.preventDefault();
    setMissing(claim.trim() === '');
    if (claim.trim() !== '' && !examine.isPending) examine.mutate({ claim, symptoms, vehicleId });
  };
  return (
    <div className="grid gap-6">
      <Card>
        <h2 className="text-lg">{t`Is he right?`}</h2>
        <p className="measure mt-1 text-soft">{t`We set what the workshop says beside what you notice, and name the test that decides. What they say counts for nothing by itself.`}</p>
        <form onSubmit={send} noValidate className="mt-4 grid gap-4">
          <ClaimField
            value={claim}
            onChange={setClaim}
            hint={t`Such as “the head gasket has gone and they want £1,800”.`}
            isMissing={isMissing}
          />
          <SignsField value={symptoms} onChange={setSymptoms} />
          <CarSelect
            value={vehicleId}
            onChange={setVehicleId}
            hint={t`What a car cannot have is left out.`}
          />
          {examine.isError && (
            <Notice role="alert" tone="high" title={presentError(examine.error).message} />
          )}
          <Button
            type="submit"
            busy={examine.isPending}
            className="justify-self-start"
          >{t`Examine it`}</Button>
        </form>
      </Card>
      <div aria-live="polite" className="grid gap-6">
        {examine.data?.examinations.map((examination) => (
          <Card key={examination.text}>
            <ClaimExamined examination={examination} />
          </Card>
        ))}
      </div>
    </div>
  );
}

function SignsField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <Field
      label={t`What you notice yourself`}
      hint={t`Noises, smells, warning lights, when it happens, and what is not there.`}
    >
      {(control) => (
        <>
          <TextArea {...control} value={value} onChange={({ target }) => onChange(target.value)} />
          <CharacterCount length={value.length} max={SYMPTOMS_MAX} />
        </>
      )}
    </Field>
  );
}
