/** Bytes of a recording at most: `MAX_RECORDING_BYTES` of the package obd, which a test compares. */
export const RECORDING_MAX_BYTES = 2_000_000;
/** The media type of a recording: what it is, its content says. */
export const RECORDING_TYPE = 'application/octet-stream';
/** Characters of a recording's name at most. */
export const RECORDING_NAME_MAX = 100;

/** Guided tests of which a recording can be: those of the package obd, which a test compares. */
export const RECORDED_TESTS = [
  'cranking',
  'charging',
  'warm-up',
  'fuel-trims',
  'misfire-balance',
  'filter-regeneration',
] as const;
/** What a guided test can find. */
export const RECORDED_VERDICTS = ['as it should be', 'not as it should be', 'cannot say'] as const;
