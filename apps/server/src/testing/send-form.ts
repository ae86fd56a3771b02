import type { Browser } from './test-app.ts';

/** Sends a form as a browser does by itself, without the page's script. */
export const sendForm = (
  browser: Pick<Browser, 'request'>,
  path: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  browser.request(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      // As every browser does: what is answered within the app must not be compressed.
      'accept-encoding': 'gzip, br',
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  });
