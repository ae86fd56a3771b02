import { basePathOf, withBase } from '@wrenchwise/rules/base-path';

import { AppError } from '../../platform/app-error.ts';

/**
 * An address that the provider may lead a browser to: of this site, absolute. Throws
 * `request/invalid` for any other.
 */
export const ownAddress = (appUrl: string, given: string, field: string): string => {
  const base = basePathOf(appUrl);
  const url = URL.parse(withBase(base, given), appUrl);
  const isOurs =
    url?.origin === new URL(appUrl).origin && withBase(base, url.pathname) === url.pathname;
  if (!isOurs || url.username !== '' || url.password !== '') {
    throw new AppError('request/invalid', {
      fields: [{ path: field, message: 'Must be an address of this site' }],
    });
  }
  // The provider fills in its session's id; a URL would escape the braces.
  return url.href.replaceAll('%7BCHECKOUT_SESSION_ID%7D', '{CHECKOUT_SESSION_ID}');
};
