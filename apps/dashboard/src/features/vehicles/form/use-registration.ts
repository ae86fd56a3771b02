import type { VehicleLookup } from '@wrenchwise/contract/endpoints/vehicle-lookup';
import { ERRORS } from '@wrenchwise/contract/errors';
import { isUkRegistration, normaliseRegistration } from '@wrenchwise/vehicle/registration';
import { useEffect, useEffectEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import { useLookUp } from '~/features/vehicles/vehicles.queries.ts';
import { FILLABLE, useFilledIn } from '~/ui/filled-in/filled-in.ts';

import { filledIn, type VehicleDraft } from './vehicle-draft.ts';

/** Shorter marks exist, and may be the beginning of a longer one. */
const MIN_WHOLE = 6;

/** The look-up of the registration that is typed, and taking its answer over into the form. */
export const useRegistration = ({
  isNew,
  onUsed,
}: {
  /** Of a new vehicle the answer is taken over without a further press. */
  isNew: boolean;
  onUsed: (found: VehicleLookup) => void;
}) => {
  const { getValues, setValue, setError, clearErrors, control } = useFormContext<VehicleDraft>();
  const [elsewhere, distanceUnit] = useWatch({
    control,
    name: ['registeredElsewhere', 'distanceUnit'],
  });
  const lookUp = useLookUp();
  const { fill, takeBack, mark } = useFilledIn();

  const ask = () => {
    if (lookUp.isPending) return;
    const typed = normaliseRegistration(getValues('registration'));
    if (typed === '' || !isUkRegistration(typed)) {
      lookUp.reset();
      const code = typed === '' ? 'vehicle/registration-required' : 'vehicle/invalid-registration';
      setError('registration', { message: ERRORS[code].message }, { shouldFocus: true });
      return;
    }
    if (isNew && lookUp.data?.registration === typed) return;
    clearErrors('registration');
    lookUp.mutate(typed, { onSuccess: (found) => isNew && use(found) });
  };
  /** A mark that is whole is asked about without a press. */
  const askIfWhole = () => {
    const typed = normaliseRegistration(getValues('registration'));
    const isWhole = typed.length >= MIN_WHOLE && isUkRegistration(typed);
    if (isNew && !elsewhere && isWhole && !lookUp.isError) ask();
  };

  const use = (found: VehicleLookup) => {
    for (const [name, value] of Object.entries(filledIn(found, distanceUnit))) {
      const field = FILLABLE.find((known) => known === name);
      if (field === undefined) {
        setValue(name as 'color' | 'mileageOn', value, { shouldDirty: true }); // the others
      } else {
        mark(field, 'register');
        fill(field, value, 'register');
      }
    }
    onUsed(found);
    if (!isNew) lookUp.reset();
  };
  const forget = () => {
    if (lookUp.data && isNew) {
      takeBack('register');
      setValue('color', '');
    }
    lookUp.reset();
  };

  // A mark that came with the address was typed on the page before.
  const askAtFirst = useEffectEvent(askIfWhole);
  useEffect(() => askAtFirst(), []);

  return { lookUp, ask, askIfWhole, use, forget };
};
