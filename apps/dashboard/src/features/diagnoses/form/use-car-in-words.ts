import { useDebounced } from '@wrenchwise/ui/use-debounced.ts';
import type { CarInWords } from '@wrenchwise/vehicle/car-in-words';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import type { DiagnoseDraft } from './diagnose-fields.ts';

/** Words are read once typing rests. */
const SETTLE = 500;

const NOTHING: CarInWords = {};

/** The words of a moment ago, and the car that they name; undefined while they are read. */
export const useCarInWords = (): { words: string; car: CarInWords } | undefined => {
  const { control } = useFormContext<DiagnoseDraft>();
  const words = useDebounced(useWatch({ control, name: 'symptoms' }), SETTLE);
  const [read, setRead] = useState<{ words: string; car: CarInWords }>();
  useEffect(() => {
    let wanted = true;
    const readThem = async () => {
      // The list of models is fetched when there is something to look for.
      const car =
        words.trim() === ''
          ? NOTHING
          : (await import('@wrenchwise/vehicle/car-in-words')).carInWords(words);
      if (wanted) setRead({ words, car });
    };
    // Without a connection nothing is taken over: the fields can be typed.
    readThem().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [words]);
  return read?.words === words ? read : undefined;
};
