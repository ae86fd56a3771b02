import { basePathOf } from '@wrenchwise/rules/base-path';

/**
 * Has browsers remove what they hold of this site at a log-out and a deletion: cached answers, such as profile
 * pictures, and all storage. Cookies are removed one by one: the mark of a known device stays. Under a path,
 * storage is shared with whatever else answers at the host, and our scripts remove their own only.
 */
export const clearSiteData = (headers: Headers, appUrl: string): Headers => {
  headers.set('clear-site-data', basePathOf(appUrl) === '' ? '"cache", "storage"' : '"cache"');
  return headers;
};
