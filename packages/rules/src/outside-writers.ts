import type { ServiceId } from './outside-services.ts';

/** The services that read what somebody typed about a car. Apart from the records: browsers load it. */
export const OUTSIDE_WRITERS = [
  'language-model',
  'diagnosis-service',
  'guide-service',
] as const satisfies readonly ServiceId[];
