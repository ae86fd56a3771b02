import type { Access, Endpoint } from '@wrenchwise/domain/endpoint';
import type { FieldProblem } from '@wrenchwise/domain/problem';
import { isTooLong } from '@wrenchwise/domain/text';
import type { Context, Hono } from 'hono';
import type { z } from 'zod';

import { AppError } from '../app-error.ts';
import { databaseErrorCode } from '../db/error-code.ts';
import type { AppEnv, RequestContext, Session, UserContext } from './context.ts';
import type { RateLimits } from './limits.ts';
import { readFile, readJson } from './read-body.ts';
import { Reply } from './reply.ts';

/** Finds who is signed in. Throws `auth/expired-session` for a cookie that no longer holds. */
export type FindSession = (headers: Headers) => Promise<Session | undefined>;

export interface MountDependencies {
  readonly app: Hono<AppEnv>;
  readonly findSession: FindSession;
  readonly rateLimits: RateLimits;
}

type ContextOf<Who extends Access> = Who extends 'user' ? UserContext : RequestContext;

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
  throw new AppError(isText ? 'request/text-too-long' : code, { fields: fieldsOf(error) });
};

// A name that is given twice becomes a list, which no schema takes for a text.
const queryOf = (c: Context<AppEnv>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(c.req.queries()).map(([name, values]) => [
      name,
      values.length === 1 ? values[0] : values,
    ]),
  );

const readBody = (endpoint: Endpoint, request: Request): Promise<unknown> => {
  if (endpoint.upload) return readFile(request, endpoint.upload);
  return endpoint.method === 'GET' ? Promise.resolve(undefined) : readJson(request);
};

const answer = (endpoint: Endpoint, given: unknown): Response => {
  const reply = given instanceof Reply ? given : new Reply(given);
  const { headers } = reply;
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  if (endpoint.output === undefined)
    return new Response(null, { status: endpoint.status, headers });
  // Parsed on the way out: what the contract does not declare does not leave.
  const body: unknown = endpoint.output.parse(reply.output);
  if (body instanceof Blob && endpoint.produces?.includes(body.type)) {
    headers.set('content-type', body.type);
    headers.set('content-length', String(body.size));
    return new Response(body, { status: endpoint.status, headers });
  }
  headers.set('content-type', 'application/json');
  return new Response(JSON.stringify(body), { status: endpoint.status, headers });
};

/** The way to mount endpoints on an app. */
export const createMount = ({ app, findSession, rateLimits }: MountDependencies): Mount => {
  const limitFor = async (
    endpoint: Endpoint,
    context: RequestContext,
    user: string | undefined,
  ) => {
    if (!endpoint.limit) return;
    const who = endpoint.limit.per === 'user' && user !== undefined ? user : context.network;
    await rateLimits.take({ ...endpoint.limit, key: `${endpoint.id}:${who}` });
  };

  /** What is written for an account that was deleted meanwhile belongs to nobody: no failure of ours. */
  const refuseIfDeleted = async (error: unknown, headers: Headers): Promise<never> => {
    const isOrphan = databaseErrorCode(error) === 'db/foreign-key-violation';
    if (isOrphan && !(await findSession(headers))) throw new AppError('auth/no-user');
    throw error;
  };

  return (endpoint, handler) => {
    const serve = async (c: Context<AppEnv>): Promise<Response> => {
      const context = c.get('context');
      const session = endpoint.access === 'user' ? await findSession(context.headers) : undefined;
      if (endpoint.access === 'user' && !session) throw new AppError('auth/no-user');
      if (session) c.set('userId', session.user.id);
      await limitFor(endpoint, context, session?.user.id);
      const input = {
        params: parse(endpoint.params, c.req.param(), 'db/record-not-found'),
        query: parse(endpoint.query, queryOf(c), 'request/invalid'),
        body: parse(endpoint.body, await readBody(endpoint, c.req.raw), 'request/invalid'),
      };
      const given = session ? { ...context, session, user: session.user } : context;
      const done = await handler(input, given as never).catch((error: unknown) =>
        session ? refuseIfDeleted(error, context.headers) : Promise.reject(error),
      ); // access decides which
      return answer(endpoint, done);
    };
    app.on(endpoint.method, endpoint.path.replace(/\{(\w+)\}/g, ':$1'), serve);
  };
};
