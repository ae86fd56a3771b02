import type { Cause } from '@wrenchwise/domain/diagnosis';
import type { Diagnosis } from '@wrenchwise/domain/endpoints/diagnoses';
import type { Pricing } from '@wrenchwise/domain/pricing';

/** Whose prices a cause tells: the diagnosis's, unless it could only keep older ones. */
export const pricingOf = ({ pricing }: Diagnosis, cause: Cause): Pricing =>
  cause.pricing ?? pricing;
