import { SYMPTOMS_MAX } from '@wrenchwise/domain/endpoints/diagnoses';
import { CharacterCount } from '@wrenchwise/ui/character-count.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { TextArea } from '@wrenchwise/ui/text-area.tsx';
import { Plus } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';

import type { DiagnoseDraft } from './diagnose-fields.ts';

const STARTERS = [
  { label: 'What it does', text: 'It ' },
  { label: 'When it happens', text: 'It happens when ' },
  { label: 'What does not happen', text: 'There is no ' },
  { label: 'Lights and codes', text: 'The dashboard shows ' },
  { label: 'Since when', text: 'It started after ' },
] as const;

/** The user's own words, with starters for those who do not know what matters. */
export function SymptomsField() {
  const { register, formState, setValue, setFocus, control } = useFormContext<DiagnoseDraft>();
  const symptoms = useWatch({ control, name: 'symptoms' });

  const start = (text: string) => {
    const gap = symptoms === '' || symptoms.endsWith('\n') ? '' : '\n';
    setValue('symptoms', `${symptoms}${gap}${text}`, { shouldDirty: true });
    setFocus('symptoms');
  };

  return (
    <>
      <Field
        label="What is it doing?"
        labelSize="heading"
        required
        hint="Say it as you would to a friend: what you hear, see, smell or feel, and when. Trouble codes such as P0301 are understood."
        error={formState.errors.symptoms?.message}
      >
        {(wiring) => (
          <>
            <TextArea
              {...wiring}
              {...register('symptoms')}
              placeholder="Grinding noise from the front left when I brake, worse in the last week. No warning lights."
            />
            <CharacterCount length={symptoms.length} max={SYMPTOMS_MAX} />
          </>
        )}
      </Field>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {STARTERS.map(({ label, text }) => (
          <button
            key={label}
            type="button"
            onClick={() => start(text)}
            className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line bg-paper px-3 text-sm text-soft transition-colors duration-150 hover:border-accent-line hover:bg-accent-soft hover:text-accent-text"
          >
            <Plus aria-hidden className="size-3.5" />
            {label}
          </button>
        ))}
      </div>
    </>
  );
}
