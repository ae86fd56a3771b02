/** The log-in went well, but the browser did not keep its cookie: there is no session afterwards. */
export class CookiesBlocked extends Error {
  override readonly name = 'CookiesBlocked';
}
