import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Server } from 'node:http';

import { defineEndpoint } from '@wrenchwise/contract/endpoint';
import { RawBody } from '@wrenchwise/contract/event-stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

import { listen } from '../../testing/listen.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { AppError } from '../app-error.ts';
import type { Feature } from '../feature.ts';
import { openApiDocument } from './openapi.ts';

/** An endpoint of tests on the real composition: no product endpoint takes a signed body yet. */

const SECRET = 'whsec_test';
const sign = (bytes: Uint8Array | string): string =>
  createHmac('sha256', SECRET).update(bytes).digest('hex');

const hook = defineEndpoint({
  id: 'hook',
  method: 'POST',
  path: '/api/test/hook',
  tag: 'Test',
  summary: 'Signed',
  access: 'public',
  body: RawBody,
  signed: { type: 'application/json', maxBytes: 1000, signature: 'Test-Signature' },
  status: 200,
  output: z.object({ bytes: z.int() }),
  errors: ['request/malformed'],
});

const feature: Feature = {
  mountApi: ({ mount }) => {
    mount(hook, async ({ body }, { headers }) => {
      const given = Buffer.from(headers.get('test-signature') ?? '');
      const right = Buffer.from(sign(body));
      if (given.length !== right.length || !timingSafeEqual(given, right)) {
        throw new AppError('request/malformed');
      }
      return { bytes: body.byteLength };
    });
  },
};

let app: TestApp;
let server: Server;
let url: string;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true, features: [feature] });
  ({ server, url } = await listen(app.composition));
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await app.close();
});

const send = async (
  body: string | Uint8Array<ArrayBuffer> | ReadableStream,
  signature: string,
  headers: Record<string, string> = {},
  at = url,
): Promise<[status: number, body: unknown]> => {
  const answer = await fetch(at + hook.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'test-signature': signature, ...headers },
    body,
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  });
  return [answer.status, await answer.json()];
};

const refusedWith = (status: number, code: string) => [status, expect.objectContaining({ code })];

describe('a signed body', () => {
  test.each([
    ['spaces and line ends that JSON would drop', '{ "a" : 1,\r\n\t"b":[ ] }\n'],
    ['letters that JSON may write in two ways', '{"name":"\\u0160koda Škoda"}'],
    ['a number that JSON would round', '{"amount":10000000000000000001}'],
    ['nothing', ''],
    ['what is no JSON', 'not json'],
    ['bytes that are no UTF-8', new Uint8Array([0xff, 0x00, 0xfe])],
  ])('arrives as the very bytes that were signed: %s', async (_, body) => {
    expect(await send(body, sign(body))).toEqual([200, { bytes: Buffer.from(body).byteLength }]);
  });

  test('is refused when a byte of it was changed', async () => {
    expect(await send('{"amount":9990}', sign('{"amount":999}'))).toEqual(
      refusedWith(400, 'request/malformed'),
    );
    expect(await send('{"a": 1}', sign('{"a":1}'))).toEqual(refusedWith(400, 'request/malformed'));
    expect(await send('{}', '')).toEqual(refusedWith(400, 'request/malformed'));
  });

  test('may have its most bytes and not one more', async () => {
    const most = 'x'.repeat(1000);
    expect(await send(most, sign(most))).toEqual([200, { bytes: 1000 }]);
    expect(await send(`${most}x`, sign(`${most}x`))).toEqual(refusedWith(413, 'request/too-large'));
  });

  test('is counted while it arrives, when no length is declared', async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull: (controller) => {
        sent += 1;
        if (sent > 1000) controller.close();
        else controller.enqueue(new Uint8Array(600));
      },
    });
    // A server of its own: what is left unread costs this connection.
    const { server: own, url: at } = await listen(app.composition);
    expect(await send(endless, 'any', {}, at)).toEqual(refusedWith(413, 'request/too-large'));
    own.closeAllConnections();
    own.close();
  });

  test('is of its one media type', async () => {
    const type = { 'content-type': 'text/plain' };
    expect(await send('{}', sign('{}'), type)).toEqual(
      refusedWith(415, 'request/unsupported-media-type'),
    );
    const withCharset = { 'content-type': 'application/json; charset=utf-8' };
    expect(await send('{}', sign('{}'), withCharset)).toEqual([200, { bytes: 2 }]);
  });

  test('is not sent by another site’s page', async () => {
    expect(await send('{}', sign('{}'), { origin: 'https://evil.example' })).toEqual(
      refusedWith(403, 'permission/foreign-origin'),
    );
  });
});

test('the OpenAPI document names the header of the signature and the limit', () => {
  const given = { serverUrl: url, version: '1', cookieName: 'session' };
  expect(openApiDocument([hook], given)).toMatchObject({
    paths: {
      [hook.path]: {
        post: {
          parameters: [{ name: 'Test-Signature', in: 'header', required: true }],
          requestBody: {
            description: expect.stringContaining('1000') as unknown,
            content: { 'application/json': {} },
          },
          responses: { 400: {}, 413: {}, 415: {} },
        },
      },
    },
  });
});
