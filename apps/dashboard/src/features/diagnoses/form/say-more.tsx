import { presentError } from '@wrenchwise/client/present-error.ts';
import type { ApiError } from '@wrenchwise/contract/client';
import { AskForMore } from '@wrenchwise/ui/ask-for-more.tsx';
import { useFormContext } from 'react-hook-form';

import type { DiagnoseDraft } from './diagnose-fields.ts';

/** What the report lacks, below the text; an example is added to what is there. */
export function SayMore({ error }: { error: ApiError }) {
  const { getValues, setValue, setFocus } = useFormContext<DiagnoseDraft>();
  const { needsMore } = error;
  if (needsMore === undefined) return null;
  const add = (example: string) => {
    const written = getValues('symptoms').trimEnd();
    if (!written.split('\n').includes(example)) {
      setValue('symptoms', written === '' ? example : `${written}\n${example}`, {
        shouldDirty: true,
        shouldValidate: true,
      });
    }
    setFocus('symptoms');
  };
  return (
    <div className="mt-4">
      <AskForMore title={presentError(error).message} onPick={add} {...needsMore} />
    </div>
  );
}
