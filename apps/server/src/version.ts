/** The release, as the API, its documents and the monitor name it. */
export const VERSION = '0.1.0';
