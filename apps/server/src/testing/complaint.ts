import type { NewDiagnosisBody } from '@wrenchwise/contract/endpoints/diagnoses';

/** A fault that the engine knows well. */
export const GRINDING = {
  make: 'Ford',
  model: 'Focus',
  year: 2015,
  symptoms: 'Grinding noise from the front left when I brake, worse in the last week.',
} as const satisfies NewDiagnosisBody;

/** Another one. */
export const OVERHEATING = {
  make: 'Vauxhall',
  model: 'Astra',
  year: 2012,
  symptoms: 'The engine overheats in traffic and I keep losing coolant.',
} as const satisfies NewDiagnosisBody;
