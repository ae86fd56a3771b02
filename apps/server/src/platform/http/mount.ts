import type { Access, Endpoint, KeyAccess } from '@wrenchwise/contract/endpoint';
import type { EventSchemas, OpenStream } from '@wrenchwise/contract/event-stream';
import { codeOfIssues } from '@wrenchwise/contract/issue-code';
import type { FieldProblem } from '@wrenchwise/contract/problem';
import type { Reads } from '@wrenchwise/database/database';
import { isTooLong } from '@wrenchwise/rules/text';
import type { Context, Hono } from 'hono';
import type { z } from 'zod';

import { AppError } from '../app-error.ts';
import { databaseErrorCode } from '../db/error-code.ts';
import {
  type AccessDependencies,
  type Admission,
  createAdmission,
  createReading,
} from './access.ts';
import type { AppEnv, KeyContext, RequestContext, UserContext } from './context.ts';
import { describeFailure } from './errors.ts';
import { lastEventIdOf, streamEvents } from './event-stream.ts';
import { jsonResponse } from './json-response.ts';
import { rateLimitHeaders, type RateLimits, refuseBeyond } from './limits.ts';
import { MULTIPART, readFile, readJson, readParts, readSigned } from './read-body.ts';
import { createQueryReader } from './read-query.ts';
import type { RecordFailure } from './record-failure.ts';
import { Reply, StreamedFile } from './reply.ts';
import type { ScanUpload } from './scan-upload.ts';

export interface MountDependencies extends AccessDependencies {
  readonly app: Hono<AppEnv>;
  readonly rateLimits: RateLimits;
  readonly recordFailure: RecordFailure;
  readonly scanUpload: ScanUpload;
  /** Aborted when the server stops: streams end then. */
  readonly stopping: AbortSignal;
}

type ContextOf<Who extends Access> = Who extends 'public'
  ? RequestContext
  : Who extends KeyAccess
    ? KeyContext
    : UserContext;

export type Handler<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  O extends z.ZodType,
  Who extends Access,
> = (
  input: { params: z.output<P>; query: z.output<Q>; body: z.output<B> },
  context: ContextOf<Who>,
) => Promise<z.input<O> | Reply<z.input<O>>>;

/** Mounts one endpoint: whatever reaches the handler has been parsed, whatever leaves it too. */
export type Mount = <
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  O extends z.ZodType,
  Who extends Access,
>(
  endpoint: Endpoint<P, Q, B, O, Who>,
  handler: Handler<P, Q, B, O, Who>,
) => void;

const fieldsOf = (error: z.ZodError): readonly FieldProblem[] =>
  error.issues.map((issue) => ({ path: issue.path.join('.') || 'body', message: issue.message }));

const parse = <S extends z.ZodType>(
  schema: S | undefined,
  value: unknown,
  code: 'request/invalid' | 'db/record-not-found',
): z.output<S> => {
  if (schema === undefined) return undefined as z.output<S>; // no schema: the type is undefined
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const { error } = parsed;
  const isText = code === 'request/invalid' && error.issues.some(isTooLong);
  const refused = isText ? 'request/text-too-long' : (codeOfIssues(error.issues) ?? code);
  throw new AppError(refused, { fields: fieldsOf(error) });
};

const readBody = (endpoint: Endpoint, request: Request): Promise<unknown> => {
  if (endpoint.upload?.types.includes(MULTIPART)) return readParts(request, endpoint.upload);
  if (endpoint.upload) return readFile(request, endpoint.upload);
  if (endpoint.signed) return readSigned(request, endpoint.signed);
  return endpoint.method === 'GET' ? Promise.resolve(undefined) : readJson(request);
};

const answer = (
  endpoint: Endpoint,
  reply: Reply<unknown>,
  acceptEncoding: string | undefined,
): Response => {
  const { headers } = reply;
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  if (endpoint.output === undefined) {
    return new Response(null, { status: endpoint.status, headers });
  }
  if (reply instanceof StreamedFile) {
    const { type, bytes, content } = reply.file;
    headers.set('content-type', type);
    headers.set('content-length', String(bytes));
    return new Response(content, { status: endpoint.status, headers });
  }
  // Parsed on the way out: what the contract does not declare does not leave.
  const body: unknown = endpoint.output.parse(reply.output);
  if (body instanceof Blob && endpoint.produces?.includes(body.type)) {
    headers.set('content-type', body.type);
    headers.set('content-length', String(body.size));
    return new Response(body, { status: endpoint.status, headers });
  }
  return jsonResponse(body, { status: endpoint.status, headers, acceptEncoding });
};

/**
 * Mounts an endpoint that reads what is its user's, in one trip to the database with finding the
 * session: all is asked at once, before it is known who asks, and answered when it is.
 */
export type MountRead = <
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  O extends z.ZodType,
>(
  endpoint: Endpoint<P, Q, B, O, 'user'>,
  read: (
    input: { params: z.output<P>; query: z.output<Q> },
    own: Reads,
  ) => Promise<(context: UserContext) => z.input<O>>,
) => void;

/** The address that Hono knows an endpoint by. */
const patternOf = ({ path }: Pick<Endpoint, 'path'>): string => path.replace(/\{(\w+)\}/g, ':$1');

/** The way to mount reads on an app. */
export const createMountRead = ({
  app,
  findSession,
}: Pick<MountDependencies, 'app' | 'findSession'>): MountRead => {
  const reading = createReading({ findSession });
  return (endpoint, read) => {
    const { method, limit, id } = endpoint;
    // A limit is counted before anything is read.
    if (limit || method !== 'GET') throw new Error(`${id} is no plain read`);
    const readQuery = createQueryReader(endpoint);
    app.on(method, patternOf(endpoint), async (c) => {
      const { context, rows: answerTo } = await reading(endpoint, c.get('context'), {
        onUser: (userId) => c.set('userId', userId),
        read: async (own) => {
          const params = parse(endpoint.params, c.req.param(), 'db/record-not-found');
          const query = parse(endpoint.query, readQuery(c.req.queries()), 'request/invalid');
          return read({ params, query }, own);
        },
      });
      return answer(endpoint, new Reply(answerTo(context)), c.req.header('accept-encoding'));
    });
  };
};

const limitWith =
  ({ rateLimits }: { readonly rateLimits: RateLimits }) =>
  async (c: Context<AppEnv>, { id, limit }: Endpoint, admission: Admission): Promise<void> => {
    if (!limit) return;
    const { userId, keyId, context } = admission;
    const who = { address: undefined, user: userId, key: keyId }[limit.per] ?? context.network;
    const { name = id } = limit;
    const counted = { ...limit, key: `${name}:${who}` };
    if (limit.per !== 'key') return rateLimits.take(counted);
    const state = await rateLimits.count(counted);
    if (!state) return;
    c.set('answerHeaders', rateLimitHeaders(name, state));
    refuseBeyond(state);
  };

/** The way to mount endpoints on an app. */
export const createMount = (dependencies: MountDependencies): Mount => {
  const { app, rateLimits, recordFailure, scanUpload, stopping } = dependencies;
  const admit = createAdmission(dependencies);

  const limitFor = limitWith({ rateLimits });

  /** What is written for an account that was deleted meanwhile belongs to nobody: no failure of ours. */
  const refuseIfDeleted = async (error: unknown, { checkAgain }: Admission): Promise<never> => {
    if (databaseErrorCode(error) === 'db/foreign-key-violation') await checkAgain();
    throw error;
  };

  const stream = (c: Context<AppEnv>, events: EventSchemas, reply: Reply<unknown>): Response => {
    const context = c.get('context');
    for (const [name, value] of reply.headers) c.header(name, value, { append: true });
    const open = reply.output as OpenStream<EventSchemas>; // the output of an endpoint with events
    return streamEvents(c, open, {
      events,
      lastEventId: lastEventIdOf(context.headers),
      stopping,
      onFailure: async (error) => {
        await recordFailure(error, c);
        return describeFailure(error, context);
      },
    });
  };

  return (endpoint, handler) => {
    const readQuery = createQueryReader(endpoint);
    const serve = async (c: Context<AppEnv>): Promise<Response> => {
      const admission = await admit(endpoint, c.get('context'), (id) => c.set('userId', id));
      await limitFor(c, endpoint, admission);
      await admission.permit?.();
      // The address first: what is sent to none is not read, or scanned.
      const params = parse(endpoint.params, c.req.param(), 'db/record-not-found');
      const query = parse(endpoint.query, readQuery(c.req.queries()), 'request/invalid');
      const sent = await readBody(endpoint, c.req.raw);
      if (endpoint.upload) await scanUpload(sent);
      const input = { params, query, body: parse(endpoint.body, sent, 'request/invalid') };
      const context = admission.context as never; // the endpoint's access decides which it is
      const output = await handler(input, context).catch((error: unknown) =>
        refuseIfDeleted(error, admission),
      );
      const reply = output instanceof Reply ? output : new Reply(output);
      return endpoint.events
        ? stream(c, endpoint.events, reply)
        : answer(endpoint, reply, c.req.header('accept-encoding'));
    };
    app.on(endpoint.method, patternOf(endpoint), serve);
  };
};
