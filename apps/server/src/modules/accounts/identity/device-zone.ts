import { parseCookies } from 'better-call';

import type { RequestContext } from '../../../platform/http/context.ts';
import { cookieName, cookiePath, isSecure } from '../better-auth/cookie-names.ts';

const TEN_MINUTES = 600;

/**
 * The time zone of a device that is on its way through a provider's pages, in a cookie: it reports
 * the zone before it leaves, and the account is made when it is back.
 */
export const createDeviceZone = (appUrl: string) => {
  const name = cookieName(appUrl, 'time_zone');
  return {
    cookieOf: (timeZone: string | undefined): Headers =>
      timeZone === undefined
        ? new Headers()
        : new Headers({
            'set-cookie': `${name}=${encodeURIComponent(timeZone)}; Max-Age=${TEN_MINUTES}; Path=${cookiePath(appUrl)}; HttpOnly; SameSite=Lax${isSecure(appUrl) ? '; Secure' : ''}`,
          }),
    read: ({ headers }: Pick<RequestContext, 'headers'>): string | undefined =>
      parseCookies(headers.get('cookie') ?? '').get(name),
  };
};
