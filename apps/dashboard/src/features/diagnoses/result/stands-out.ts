import type { Diagnosis } from '@wrenchwise/domain/endpoints/diagnoses';
import { leadingCause } from '@wrenchwise/domain/leading-cause';

/** Whether a cause is likely enough to plan and to pay for: by the one floor. */
export const standsOut = ({ causes }: Pick<Diagnosis, 'causes'>): boolean =>
  leadingCause(causes) !== undefined;
