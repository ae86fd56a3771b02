/**
 * Has browsers remove what they hold of this site at a log-out and a deletion: cached answers, such as profile
 * pictures, and all storage. Cookies are removed one by one: the mark of a known device stays.
 */
export const clearSiteData = (headers: Headers): Headers => {
  headers.set('clear-site-data', '"cache", "storage"');
  return headers;
};
