import type { Browser } from './test-app.ts';

/** Posts a form as a browser does without JavaScript. */
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
      // Browsers accept compression, but the internal call's response must not be compressed.
      'accept-encoding': 'gzip, br',
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  });
