import { gunzipSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { jsonResponse } from './json-response.ts';

const LONG = { text: 'a noise at the front left '.repeat(100) };
const HUGE = { text: 'a noise at the front left '.repeat(10_000) };

const answer = (body: unknown, acceptEncoding?: string, headers = new Headers()) =>
  jsonResponse(body, { status: 200, headers, acceptEncoding });

test('a document of some kilobytes is compressed for a client that accepts it, with its length', async () => {
  const response = answer(LONG, 'br, gzip;q=0.8');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(response.headers.get('content-length')).toBe(String(bytes.length));
  expect(JSON.parse(gunzipSync(bytes).toString())).toEqual(LONG);
});

test.each([undefined, '', 'br', 'gzip;q=0', 'gzip ; q=0.0, br', 'xgzip', 'gzipped'])(
  'it is sent as it is to a client that accepts %o, and proxies learn that it depends on that',
  async (accepted) => {
    const response = answer(LONG, accepted);
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('vary')).toBe('accept-encoding');
    expect(await response.json()).toEqual(LONG);
  },
);

test('what is small, very large or has a tag is left to the edge', () => {
  expect(answer({ ok: true }, 'gzip').headers.get('content-encoding')).toBeNull();
  expect(answer(HUGE, 'gzip').headers.get('content-encoding')).toBeNull();
  const tagged = answer(LONG, 'gzip', new Headers({ etag: '"1"' }));
  expect(tagged.headers.get('content-encoding')).toBeNull();
});
