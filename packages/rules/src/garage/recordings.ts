/** Bytes of a recording at most: `MAX_RECORDING_BYTES` of the package obd, which a test compares. */
export const RECORDING_MAX_BYTES = 2_000_000;
/** The media type of a recording: what it is, its content says. */
export const RECORDING_TYPE = 'application/octet-stream';
/** Characters of a recording's name at most. */
export const RECORDING_NAME_MAX = 100;
