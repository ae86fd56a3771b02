import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { leadingCause } from '@wrenchwise/rules/leading-cause';

/** Whether a cause is likely enough to plan and to pay for: by the one floor. */
export const standsOut = ({ causes }: Pick<Diagnosis, 'causes'>): boolean =>
  leadingCause(causes) !== undefined;
