import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

import { FILLABLE, type FillableDraft, useFilledIn } from './filled-in.ts';

/** Notes which fields the user chose: those stay, whatever else becomes known. */
export function FilledByHand() {
  const { subscribe } = useFormContext<FillableDraft>();
  const { mark, by } = useFilledIn();
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type }) => {
          const field = FILLABLE.find((known) => known === name);
          if (field !== undefined && type === 'change' && by(field) !== 'hand') mark(field, 'hand');
        },
      }),
    [subscribe, mark, by],
  );
  return null;
}
