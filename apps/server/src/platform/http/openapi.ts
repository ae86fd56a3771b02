import type { Access, Endpoint } from '@wrenchwise/contract/endpoint';
import { ERRORS, type ErrorCode } from '@wrenchwise/contract/errors';
import type { EventSchemas } from '@wrenchwise/contract/event-stream';
import { Problem, problemOf } from '@wrenchwise/contract/problem';
import { z } from 'zod';

import { MULTIPART } from './read-body.ts';
import { isExtendedByOthers } from './read-query.ts';

type Json = Readonly<Record<string, unknown>>;

const PROBLEM = '#/components/schemas/Problem';

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** The parameters of an object schema, as OpenAPI wants them: one a name. */
const parametersOf = (
  schema: z.ZodType | undefined,
  place: 'path' | 'query',
  example: unknown,
): Json[] => {
  if (!schema) return [];
  const { properties, required } = schemaOf(schema, 'input');
  if (!isRecord(properties)) return [];
  const needed = Array.isArray(required) ? required : [];
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || needed.includes(name),
    schema: property,
    ...(isRecord(example) && example[name] !== undefined ? { example: example[name] } : {}),
  }));
};

/** A file, of any of these types. */
const fileOf = (types: readonly string[], maxBytes?: number): Json =>
  Object.fromEntries(
    types.map((type) => [
      type,
      {
        schema: {
          type: 'string',
          format: 'binary',
          ...(maxBytes === undefined ? {} : { maxLength: maxBytes }),
        },
      },
    ]),
  );

const refusalsOf = ({
  access,
  signedOut = 'auth/no-user',
}: Pick<Endpoint, 'access' | 'signedOut'>): readonly ErrorCode[] => {
  if (access === 'public') return [];
  if (access === 'user') return [signedOut, 'auth/expired-session'];
  if ('feature' in access) {
    return [signedOut, 'auth/expired-session', 'permission/insufficient-rights'];
  }
  return [
    'auth/invalid-api-key',
    'permission/insufficient-scope',
    'permission/insufficient-rights',
    'usage/api-limit',
  ];
};

/** What an endpoint can answer besides success, beyond its own list. */
export const errorsOf = (endpoint: Endpoint): readonly ErrorCode[] => [
  ...(endpoint.errors ?? []),
  ...refusalsOf(endpoint),
  ...(endpoint.query || !isExtendedByOthers(endpoint) ? (['request/invalid'] as const) : []),
  ...(endpoint.upload
    ? ([
        endpoint.upload.tooLarge,
        endpoint.upload.wrongType,
        'file/malware',
        'file/scan-unavailable',
      ] as const)
    : []),
  ...(endpoint.body && !endpoint.upload
    ? ([
        ...(endpoint.signed ? [] : (['request/malformed'] as const)),
        'request/too-large',
        'request/unsupported-media-type',
      ] as const)
    : []),
  ...(endpoint.params ? (['db/record-not-found'] as const) : []),
  ...(endpoint.method === 'GET' ? [] : (['permission/foreign-origin'] as const)),
  'rate-limit/exceeded',
  'server/overloaded',
  'db/unavailable',
  'unknown/error',
];

const problemResponses = (endpoint: Endpoint): Json => {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of new Set(errorsOf(endpoint))) {
    const { status } = ERRORS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `\`${code}\`: ${ERRORS[code].message}`).join('\n\n'),
        content: {
          'application/problem+json': {
            schema: { $ref: PROBLEM },
            examples: Object.fromEntries(
              codes.map((code) => [
                code.replace('/', '-'),
                { value: problemOf(code, '3f1c2a90c6d24a1f') },
              ]),
            ),
          },
        },
      },
    ]),
  );
};

/** Server-sent events, each as the object that a client reads: OpenAPI 3.1 has no word for a stream. */
const streamOf = (events: EventSchemas): Json => ({
  'text/event-stream': {
    schema: {
      oneOf: Object.entries({ ...events, error: Problem }).map(([event, data]) => ({
        type: 'object',
        properties: {
          event: { const: event },
          id: { type: 'string' },
          data: event === 'error' ? { $ref: PROBLEM } : schemaOf(data, 'output'),
        },
        required: ['event', 'data'],
      })),
    },
  },
});

const successResponse = (endpoint: Endpoint): Json => {
  if (endpoint.status === 302) {
    return {
      description: 'Redirect',
      headers: { location: { schema: { type: 'string' }, description: 'Where to go' } },
    };
  }
  if (!endpoint.output) return { description: 'Done; no content' };
  if (endpoint.events) {
    return {
      description: 'Server-sent events; `error` is the last one of a stream that failed',
      content: streamOf(endpoint.events),
    };
  }
  if (endpoint.produces) return { description: 'A file', content: fileOf(endpoint.produces) };
  return {
    description: 'Success',
    content: {
      'application/json': {
        schema: schemaOf(endpoint.output, 'output'),
        ...(endpoint.example?.output === undefined ? {} : { example: endpoint.example.output }),
      },
    },
  };
};

/** A form with files: its other parts are JSON. */
const formOf = (body: z.ZodType): Json => {
  const schema = schemaOf(body, 'input');
  const properties = isRecord(schema['properties']) ? schema['properties'] : {};
  const file = { type: 'string', format: 'binary' };
  return { [MULTIPART]: { schema: { ...schema, properties: { ...properties, file } } } };
};

const requestBodyOf = ({ body, upload, signed, example }: Endpoint): Json => {
  if (!body) return {};
  if (signed) {
    const description = `Signed by \`${signed.signature}\` over its very bytes; ${signed.maxBytes} at most.`;
    return {
      requestBody: { required: true, description, content: { [signed.type]: { schema: {} } } },
    };
  }
  const content = upload?.types.includes(MULTIPART)
    ? formOf(body)
    : upload
      ? fileOf(upload.types, upload.maxBytes)
      : {
          'application/json': {
            schema: schemaOf(body, 'input'),
            ...(example?.body === undefined ? {} : { example: example.body }),
          },
        };
  const required = upload !== undefined || !body.safeParse(undefined).success;
  return { requestBody: { required, content } };
};

const ID = { type: 'string', minLength: 1, maxLength: 200 };

const headersOf = ({ idempotent, signed, events }: Endpoint): readonly Json[] => {
  const headers: readonly unknown[] = [
    idempotent && {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description: 'The same key makes a repeated request answer as the first did.',
      schema: ID,
      example: 'b1946ac9-2f3d-4a7e-8c55-6b1c1d0e9a44',
    },
    signed && {
      name: signed.signature,
      in: 'header',
      required: true,
      description: 'The signature over the bytes of the body.',
      schema: { type: 'string' },
    },
    events && {
      name: 'Last-Event-ID',
      in: 'header',
      required: false,
      description: 'The last event that was seen: the stream goes on after it.',
      schema: ID,
    },
  ];
  return headers.filter(isRecord);
};

const securityOf = (access: Access): readonly Json[] => {
  if (access === 'public') return [];
  if (typeof access === 'object' && 'scope' in access) return [{ apiKey: [access.scope] }];
  return [{ session: [] }];
};

const operationOf = (endpoint: Endpoint): Json => ({
  operationId: endpoint.id,
  tags: [endpoint.tag],
  summary: endpoint.summary,
  security: securityOf(endpoint.access),
  parameters: [
    ...parametersOf(endpoint.params, 'path', endpoint.example?.params),
    ...parametersOf(endpoint.query, 'query', endpoint.example?.query),
    ...headersOf(endpoint),
  ],
  ...requestBodyOf(endpoint),
  responses: {
    [String(endpoint.status)]: successResponse(endpoint),
    ...problemResponses(endpoint),
  },
});

const pathsOf = (endpoints: readonly Endpoint[]): Json => {
  const paths: Record<string, Record<string, Json>> = {};
  for (const endpoint of endpoints) {
    const path = (paths[endpoint.path] ??= {});
    path[endpoint.method.toLowerCase()] = operationOf(endpoint);
  }
  return paths;
};

const BEARER = { type: 'http', scheme: 'bearer' };

/** The OpenAPI 3.1 document of all operations. */
export const openApiDocument = (
  endpoints: readonly Endpoint[],
  options: { serverUrl: string; version: string; cookieName: string },
): Json => ({
  openapi: '3.1.0',
  info: {
    title: 'Wrenchwise API',
    version: options.version,
    description:
      'Everything the product does, as its own pages use it. Failures are RFC 9457 problem documents with a code from one catalogue. State-changing requests take JSON (a picture: its bytes) and must come from the same origin.',
  },
  servers: [{ url: options.serverUrl }],
  paths: pathsOf(endpoints),
  components: {
    schemas: { Problem: schemaOf(Problem, 'output') },
    securitySchemes: {
      session: { type: 'apiKey', in: 'cookie', name: options.cookieName },
      ...(endpoints.some(({ access }) => typeof access === 'object' && 'scope' in access)
        ? { apiKey: BEARER }
        : {}),
    },
  },
});

/** The OpenAPI 3.1 document of version 1 of the public API, which programs use with a key. */
export const publicApiDocument = (endpoints: readonly Endpoint[], serverUrl: string): Json => ({
  openapi: '3.1.0',
  info: {
    title: 'Wrenchwise public API',
    version: '1.0.0',
    description:
      'Diagnoses, vehicles, maintenance, registers and trouble codes for your own programs. Send an API key as `Authorization: Bearer ww_…`. Failures are RFC 9457 problem documents with a code from one catalogue. Every answer says in `RateLimit-Policy` and `RateLimit` how many requests the key has left; a refused one says in `Retry-After` how many seconds to wait. Within version 1 fields are added, never removed or changed: ignore those that you do not know.',
  },
  servers: [{ url: serverUrl }],
  paths: pathsOf(endpoints),
  components: {
    schemas: { Problem: schemaOf(Problem, 'output') },
    securitySchemes: {
      apiKey: {
        ...BEARER,
        description: 'An API key with the scope that the operation names, made in the settings.',
      },
    },
  },
});
