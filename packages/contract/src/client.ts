import type { NeedsMore } from '@wrenchwise/rules/diagnosis';
import type { z } from 'zod';

import { CLIENT_ERRORS, type ClientErrorCode } from './client-errors.ts';
import type { Endpoint, InputOf, OutputOf } from './endpoint.ts';
import type { ErrorEntry } from './error-entry.ts';
import type { ErrorCode } from './errors.ts';
import type { FieldProblem, Problem } from './problem.ts';

export interface FailureDetails {
  readonly status?: number;
  readonly fields?: readonly FieldProblem[];
  readonly requestId?: string;
  readonly needsMore?: NeedsMore;
  readonly retryAfterSeconds?: number | undefined;
}

/** A failed call: the catalogue's code, and its entry as the server reported it. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly retryable: boolean;
  readonly fields: readonly FieldProblem[];
  readonly requestId: string | undefined;
  /** What to ask for, where a report is insufficient. */
  readonly needsMore: NeedsMore | undefined;
  /** From `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    entry: Pick<ErrorEntry, 'message' | 'status' | 'retryable'>,
    details: FailureDetails = {},
  ) {
    super(entry.message);
    this.code = code;
    this.status = details.status ?? entry.status;
    this.retryable = entry.retryable;
    this.fields = details.fields ?? [];
    this.requestId = details.requestId;
    this.needsMore = details.needsMore;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** A failure that the client finds by itself. */
export const clientError = (code: ClientErrorCode, details?: FailureDetails): ApiError =>
  new ApiError(code, CLIENT_ERRORS[code], details);

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Client = <
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  O extends z.ZodType,
>(
  endpoint: Endpoint<P, Q, B, O>,
  input: InputOf<Endpoint<P, Q, B, O>>,
  options?: CallOptions,
) => Promise<OutputOf<Endpoint<P, Q, B, O>>>;

/** An endpoint's path with parameters and query. */
export const pathOf = (
  path: string,
  params: Readonly<Record<string, unknown>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const isShown =
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    if (isShown && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? filled : `${filled}?${text}`;
};

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const isNeedsMore = (value: unknown): boolean => {
  const { message, examples } = recordOf(value);
  return (
    typeof message === 'string' &&
    Array.isArray(examples) &&
    examples.every((example) => typeof example === 'string')
  );
};

type ToldProblem = Omit<Problem, 'retryable'> & Partial<Pick<Problem, 'retryable'>>;

// Checked by hand: pages that need no zod otherwise must not load it for this.
const isProblem = (value: unknown): value is ToldProblem => {
  const { code, title, status, retryable, requestId, fields, needsMore } = recordOf(value);
  const isField = (field: unknown) =>
    typeof recordOf(field)['path'] === 'string' && typeof recordOf(field)['message'] === 'string';
  return (
    typeof code === 'string' &&
    typeof title === 'string' &&
    typeof status === 'number' &&
    // An instance of the last edition, while a new one is rolled out, does not say it.
    (retryable === undefined || typeof retryable === 'boolean') &&
    typeof requestId === 'string' &&
    (needsMore === undefined || isNeedsMore(needsMore)) &&
    (fields === undefined || (Array.isArray(fields) && fields.every(isField)))
  );
};

export const failureOf = async (response: Response): Promise<ApiError> =>
  failureIn(
    await response.json().catch(() => undefined),
    response.status,
    Number(response.headers.get('retry-after')) || undefined,
  );

const isClientError = (code: string): code is ClientErrorCode => Object.hasOwn(CLIENT_ERRORS, code);

/** The failure of a problem document; by the status where it is none. */
export const failureIn = (
  problem: unknown,
  given: number,
  retryAfterSeconds?: number,
): ApiError => {
  if (!isProblem(problem)) {
    const code =
      given === 429
        ? 'rate-limit/exceeded'
        : given >= 500
          ? 'network/server-error'
          : 'unknown/error';
    return clientError(code, { status: given, retryAfterSeconds });
  }
  const { code, title, status, retryable = false, fields, requestId, needsMore } = problem;
  // The server's words are the catalogue's, also of a code that this client does not know yet.
  const entry = isClientError(code) ? CLIENT_ERRORS[code] : { message: title, status, retryable };
  return new ApiError(
    code as ErrorCode,
    { ...entry, status },
    {
      requestId,
      retryAfterSeconds,
      ...(fields ? { fields } : {}),
      ...(needsMore ? { needsMore } : {}),
    },
  );
};

const jsonOf = (response: Response): Promise<unknown> =>
  response.json().catch(() => {
    throw clientError('network/server-error');
  });

/** A body with a file among its values as a form: the other parts are JSON. */
export const formOf = (body: unknown): FormData | undefined => {
  const parts = Object.entries(body instanceof Blob ? {} : recordOf(body));
  if (!parts.some(([, value]) => value instanceof Blob)) return undefined;
  const form = new FormData();
  for (const [name, value] of parts) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined) form.append(name, JSON.stringify(value));
  }
  return form;
};

/**
 * Typed calls of the API. Throws `ApiError` for every failure: a problem document, an answer that
 * is not JSON or (where the endpoint has its schema) of another shape (`network/server-error`), no
 * connection (`network/offline`). The web build drops the schemas: the server has already validated
 * its answers. An abort by the caller's signal is rethrown.
 */
export const createClient = (server: { baseUrl: string; fetch?: typeof fetch }): Client => {
  const send = server.fetch ?? fetch;
  return async (endpoint, input, options = {}) => {
    const { params, query, body } = input as Readonly<Record<string, unknown>>; // keys of InputOf
    const url = server.baseUrl + pathOf(endpoint.path, recordOf(params), recordOf(query));
    // A Blob and a form have their own content type.
    const file = body instanceof Blob ? body : formOf(body);
    let response: Response;
    try {
      response = await send(url, {
        method: endpoint.method,
        credentials: 'same-origin',
        headers: {
          accept: 'application/json',
          ...(endpoint.method === 'GET' || file ? {} : { 'content-type': 'application/json' }),
          ...options.headers,
        },
        ...(endpoint.method === 'GET' ? {} : { body: file ?? JSON.stringify(body ?? {}) }),
        ...(options.signal ? { signal: options.signal } : {}),
      });
    } catch (error) {
      if (options.signal?.aborted) throw error;
      throw clientError('network/offline');
    }
    if (!response.ok) throw await failureOf(response);
    const read = endpoint.produces ? () => response.blob() : () => jsonOf(response);
    const answer: unknown = response.status === 204 ? undefined : await read();
    const parsed = endpoint.output?.safeParse(answer);
    if (parsed && !parsed.success) throw clientError('network/server-error');
    return (parsed ? parsed.data : answer) as never; // checked by the endpoint's schema, here or there
  };
};
