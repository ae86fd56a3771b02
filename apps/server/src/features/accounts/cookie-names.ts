const PREFIX = 'wrenchwise';

/** Whether cookies are for encrypted connections alone. */
export const isSecure = (appUrl: string): boolean => appUrl.startsWith('https:');

/**
 * What the names of our cookies begin with. Over https '__Host-': a browser takes such a cookie
 * from this very host alone, so that no subdomain or unencrypted page can plant one. Without https
 * there is no such name.
 */
export const cookiePrefix = (appUrl: string): string =>
  `${isSecure(appUrl) ? '__Host-' : ''}${PREFIX}`;

/** The full name of one of our cookies, such as 'session_token'. */
export const cookieName = (appUrl: string, name: string): string =>
  `${cookiePrefix(appUrl)}.${name}`;
