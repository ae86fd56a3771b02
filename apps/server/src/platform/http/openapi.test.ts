import { ENDPOINTS } from '@wrenchwise/contract/api';
import type { Endpoint } from '@wrenchwise/contract/endpoint';
import { ERRORS } from '@wrenchwise/contract/errors';
import { Problem } from '@wrenchwise/contract/problem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

import { openTestApp, type TestApp } from '../../testing/test-app.ts';

const Operation = z.object({
  operationId: z.string(),
  summary: z.string().min(5),
  tags: z.array(z.string()).min(1),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(
    z.object({
      name: z.string(),
      in: z.string(),
      required: z.boolean(),
      schema: z.looseObject({}),
    }),
  ),
  requestBody: z
    .object({
      content: z.record(
        z.string(),
        z.object({ schema: z.looseObject({}), example: z.unknown().optional() }),
      ),
    })
    .optional(),
  responses: z.record(z.string(), z.looseObject({ description: z.string().min(1) })),
});
const Document = z.looseObject({
  openapi: z.string().startsWith('3.1'),
  info: z.object({ title: z.string(), version: z.string(), description: z.string() }),
  servers: z.array(z.object({ url: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
});

let app: TestApp;
let raw: unknown;
let document: z.infer<typeof Document>;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
  raw = await (await app.newBrowser().request('/api/openapi.json')).json();
  document = Document.parse(raw);
});
afterAll(() => app.close());

const CASES = ENDPOINTS.map((endpoint) => [endpoint.id, endpoint] as const);

const isOfPlan = ({ access }: Endpoint): boolean =>
  typeof access === 'object' && 'feature' in access;

describe('the OpenAPI document', () => {
  test('has one operation for every endpoint and no other', () => {
    const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, { operationId }]) => `${operationId} ${method} ${path}`,
      ),
    );
    expect(documented.toSorted()).toEqual(
      ENDPOINTS.map(({ id, method, path }) => `${id} ${method.toLowerCase()} ${path}`).toSorted(),
    );
    expect(new Set(ENDPOINTS.map(({ id }) => id)).size).toBe(ENDPOINTS.length);
  });

  test('resolves every reference that it makes', () => {
    const references = [...JSON.stringify(raw).matchAll(/"\$ref":"([^"]+)"/g)].map(([, at]) => at);
    expect(references.length).toBeGreaterThan(0);
    for (const reference of new Set(references)) {
      const found = (reference ?? '')
        .split('/')
        .slice(1)
        .reduce<unknown>(
          (at, name) => z.record(z.string(), z.unknown()).safeParse(at).data?.[name],
          raw,
        );
      expect([reference, typeof found]).toEqual([reference, 'object']);
    }
  });

  test('names the cookie of the session', () => {
    expect(raw).toMatchObject({
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'wrenchwise.session_token' },
        },
      },
    });
  });

  test.each(CASES)('lists every status with which %s can answer', (_, endpoint) => {
    const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
    const statuses = new Set([
      endpoint.status,
      ...(endpoint.errors ?? []).map((code) => ERRORS[code].status),
      ...(endpoint.access === 'public' ? [] : [401]),
      ...(endpoint.upload
        ? [
            ERRORS[endpoint.upload.tooLarge].status,
            ERRORS[endpoint.upload.wrongType].status,
            ERRORS['file/malware'].status,
          ]
        : endpoint.body
          ? [400, 413, 415]
          : []),
      // An unknown parameter is refused, but where others add to the address.
      ...(endpoint.query || !(endpoint.status === 302 || endpoint.signed) ? [400] : []),
      ...(endpoint.params ? [404] : []),
      // Writes may come from another site, and a plan may not have a feature.
      ...(endpoint.method === 'GET' && !isOfPlan(endpoint) ? [] : [403]),
      429,
      500,
      503,
    ]);
    expect(
      Object.keys(operation?.responses ?? {})
        .map(Number)
        .toSorted((a, b) => a - b),
    ).toEqual([...statuses].toSorted((a, b) => a - b));
    expect(operation?.security).toEqual(endpoint.access === 'public' ? [] : [{ session: [] }]);
  });

  test.each(CASES)('describes every parameter of %s', (_, endpoint) => {
    const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
    const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const documented = operation?.parameters ?? [];
    expect(documented.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(inPath);
    expect(documented.some(({ name }) => name === 'Idempotency-Key')).toBe(
      endpoint.idempotent === true,
    );
  });

  test('says which files are taken and given, and how large they may be', () => {
    const { put, get } = document.paths['/api/me/picture'] ?? {};
    const types = ['image/png', 'image/jpeg', 'image/webp'];
    expect(Object.keys(put?.requestBody?.content ?? {})).toEqual(types);
    expect(put?.requestBody?.content['image/png']?.schema).toEqual({
      type: 'string',
      format: 'binary',
      maxLength: 512 * 1024,
    });
    expect(get?.responses['200']).toMatchObject({
      content: { 'image/webp': { schema: { type: 'string', format: 'binary' } } },
    });
  });

  test('gives problem examples that are problems', () => {
    const problems = [...JSON.stringify(raw).matchAll(/"value":(\{"type":"urn:[^}]+\})/g)];
    expect(problems.length).toBeGreaterThan(10);
    for (const [, json = ''] of problems) {
      expect(() => Problem.parse(JSON.parse(json))).not.toThrow();
    }
  });
});

describe('the examples', () => {
  test.each(CASES)('of %s are of the shapes that it declares', (_, endpoint) => {
    const { example } = endpoint;
    expect(example).toBeDefined();
    // Neither a file nor what is signed has an example.
    const parts = [
      'params',
      'query',
      ...(endpoint.upload || endpoint.signed ? [] : (['body'] as const)),
      ...(endpoint.produces ? [] : (['output'] as const)),
    ] as const;
    for (const part of parts) {
      const parsed = (endpoint[part] ?? z.undefined()).safeParse(example?.[part]);
      expect([part, parsed.error?.issues ?? []]).toEqual([part, []]);
    }
  });
});

test('the API’s page shows every operation and needs no script', async () => {
  const answer = await app.newBrowser().request('/api/docs');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';");
  const html = await answer.text();
  for (const { id, path, summary } of ENDPOINTS) {
    expect(html).toContain(`id="${id}"`);
    expect(html).toContain(path);
    expect(html).toContain(summary.slice(0, 20).replace("'", '&#39;'));
  }
  expect(html).not.toMatch(/<script|\son\w+=/);
});
