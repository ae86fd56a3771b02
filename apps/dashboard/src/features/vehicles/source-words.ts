import type { RegisterSource } from '@wrenchwise/domain/endpoints/vehicle-lookup';

/** What each register is called beside a fact. */
export const SOURCE_WORDS: Readonly<Record<RegisterSource, string>> = {
  dvsa: 'MOT history (DVSA)',
  dvla: 'Vehicle register (DVLA)',
  sample: 'Sample register',
};
