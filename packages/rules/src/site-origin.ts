/**
 * The placeholder of the site's origin in files that are written at build time; the server replaces
 * it. `.invalid` never resolves.
 */
export const ORIGIN_PLACEHOLDER = 'https://wrenchwise.invalid';
