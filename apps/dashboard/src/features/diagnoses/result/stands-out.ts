import type { Diagnosis } from '@wrenchwise/domain/endpoints/diagnoses';

/**
 * Whether a cause is likely enough to plan and to pay for. Every plan has at least the repair of its
 * leading cause; where no cause is more than a guess, there is none.
 */
export const standsOut = ({ plan }: Pick<Diagnosis, 'plan'>): boolean => plan.length > 0;
