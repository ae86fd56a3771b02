import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { useState } from 'react';

/** The diagnosis as it stood before the answer that was given last on this page. */
export const useBefore = (diagnosis: Diagnosis): Diagnosis | undefined => {
  const [seen, setSeen] = useState<{ now: Diagnosis; before?: Diagnosis }>({ now: diagnosis });
  if (seen.now.inputsHash !== diagnosis.inputsHash) setSeen({ now: diagnosis, before: seen.now });
  return seen.before;
};
