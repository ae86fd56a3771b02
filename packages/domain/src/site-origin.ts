/**
 * Stands in for the site's address in what is written at build time, where nobody knows it yet.
 * The server puts its own in. The top-level domain is reserved: it never leads anywhere.
 */
export const ORIGIN_PLACEHOLDER = 'https://wrenchwise.invalid';
