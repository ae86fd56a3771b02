import { basePathOf } from '@wrenchwise/rules/base-path';

const PREFIX = 'wrenchwise';

/** Whether cookies carry the `Secure` attribute. */
export const isSecure = (appUrl: string): boolean => appUrl.startsWith('https:');

/**
 * The prefix of our cookies' names. Over https it begins with '__Host-': a browser takes such a
 * cookie from this very host only, so that no subdomain or unencrypted page can set one. Browsers
 * refuse that prefix without https. It is for cookies of the whole host: under a path it is '__Secure-'.
 */
export const cookiePrefix = (appUrl: string): string => {
  if (!isSecure(appUrl)) return PREFIX;
  return `${basePathOf(appUrl) === '' ? '__Host-' : '__Secure-'}${PREFIX}`;
};

/** The path whose requests carry our cookies: the installation's own. */
export const cookiePath = (appUrl: string): string => basePathOf(appUrl) || '/';

/** The full name of one of our cookies, such as 'session_token'. */
export const cookieName = (appUrl: string, name: string): string =>
  `${cookiePrefix(appUrl)}.${name}`;
