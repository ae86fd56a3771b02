import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import type { Cause } from '@wrenchwise/rules/diagnosis';
import type { Pricing } from '@wrenchwise/rules/pricing';

/** Whose prices a cause shows: the diagnosis's, unless it could only keep older ones. */
export const pricingOf = ({ pricing }: Diagnosis, cause: Cause): Pricing =>
  cause.pricing ?? pricing;
