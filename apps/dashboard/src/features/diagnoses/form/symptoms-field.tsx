import { t } from '@lingui/core/macro';
import { SYMPTOMS_MAX } from '@wrenchwise/rules/report-limits';
import { CharacterCount } from '@wrenchwise/ui/character-count.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { TextArea } from '@wrenchwise/ui/text-area.tsx';
import { useFormContext, useWatch } from 'react-hook-form';

import type { DiagnoseDraft } from './diagnose-fields.ts';
import { QuickAnswerChips } from './quick-answer-chips.tsx';

/** The user's own words, with answers to tap for those who do not know what matters. */
export function SymptomsField() {
  const { register, formState, control } = useFormContext<DiagnoseDraft>();
  const symptoms = useWatch({ control, name: 'symptoms' });
  return (
    <>
      <Field
        label={t`What is it doing?`}
        labelSize="heading"
        required
        hint={t`What you hear, see, smell or feel, and when. The car, its mileage and codes such as P0301 are understood too.`}
        error={formState.errors.symptoms?.message}
      >
        {(wiring) => (
          <>
            <TextArea
              {...wiring}
              {...register('symptoms')}
              placeholder={t`2015 Ford Focus, grinding noise from the front left when I brake, worse in the last week. No warning lights.`}
            />
            <CharacterCount length={symptoms.length} max={SYMPTOMS_MAX} />
          </>
        )}
      </Field>
      <QuickAnswerChips />
    </>
  );
}
