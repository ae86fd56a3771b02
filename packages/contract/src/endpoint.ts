import type { FeatureKey } from '@wrenchwise/rules/plans';
import type { z } from 'zod';

import type { ErrorCode } from './errors.ts';
import type { EventSchemas } from './event-stream.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** Somebody who is signed in and whose plan has this feature. */
export interface FeatureAccess {
  readonly feature: FeatureKey;
}

/** What an API key may do. */
export const API_SCOPES = ['read', 'write'] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** A program with an API key (`Authorization: Bearer …`) of this scope, whose owner's plan has `api_access`. */
export interface KeyAccess {
  readonly scope: ApiScope;
}

/** Who may call: everybody, somebody who is signed in, or by plan or API key. */
export type Access = 'public' | 'user' | FeatureAccess | KeyAccess;

/** How often one caller may use an endpoint, decided by the database for all instances. */
export interface Limit {
  readonly requests: number;
  readonly seconds: number;
  /** Counted per address (of IPv6: per /64), per signed-in user, or per API key. */
  readonly per: 'address' | 'user' | 'key';
  /** Endpoints whose limits have the same name are counted together; by default each counts apart. */
  readonly name?: string;
}

/**
 * A request whose body is a file's bytes, not JSON: its schema is then of a `Blob`. With the type
 * `multipart/form-data` it is a form: the schema is of an object with a `Blob` and parts in JSON.
 */
export interface Upload {
  /** The media types that are taken, as `Content-Type` says them. */
  readonly types: readonly string[];
  readonly maxBytes: number;
  /** What is answered to more bytes, and to any other type. */
  readonly tooLarge: ErrorCode;
  readonly wrongType: ErrorCode;
}

/**
 * A request whose body is handed on as it came, because a signature over its very bytes is checked:
 * its schema is then `RawBody`.
 */
export interface SignedBody {
  /** The one media type that is taken. */
  readonly type: string;
  readonly maxBytes: number;
  /** The header that brings the signature. */
  readonly signature: string;
}

/**
 * One operation of the API: the contract that the server mounts, the client calls and the
 * OpenAPI document describes. Paths write parameters as `{id}`.
 */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Who extends Access = Access,
> {
  /** The OpenAPI operationId. */
  readonly id: string;
  readonly method: Method;
  readonly path: `/api/${string}`;
  readonly tag: string;
  readonly summary: string;
  readonly access: Who;
  /** What somebody without a session is answered; `auth/no-user` by default. */
  readonly signedOut?: ErrorCode;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly upload?: Upload;
  readonly signed?: SignedBody;
  /** Status of success; 204 and 302 have no body. */
  readonly status: 200 | 201 | 202 | 204 | 302;
  readonly output?: Output;
  /** The answer is a file of one of these media types, not JSON: its schema is of a `Blob`. */
  readonly produces?: readonly string[];
  /** The answer is a stream of server-sent events with these data: see `eventStream`. */
  readonly events?: EventSchemas;
  /** What can go wrong beyond what every endpoint can answer. */
  readonly errors?: readonly ErrorCode[];
  readonly limit?: Limit;
  /** Takes the server much more time than a read does: an overloaded one refuses it before others. */
  readonly costly?: true;
  /** Honours the `Idempotency-Key` header. */
  readonly idempotent?: boolean;
  readonly example?: {
    readonly params?: z.input<Params>;
    readonly query?: z.input<Query>;
    readonly body?: z.input<Body>;
    readonly output?: z.input<Output>;
  };
}

/** Keeps the exact schema types of an endpoint. */
export const defineEndpoint = <
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Output extends z.ZodType = z.ZodVoid,
  Who extends Access = Access,
>(
  endpoint: Endpoint<Params, Query, Body, Output, Who>,
): Endpoint<Params, Query, Body, Output, Who> => endpoint;

type Given<S extends z.ZodType, Key extends string> = [z.input<S>] extends [undefined]
  ? { readonly [K in Key]?: undefined }
  : { readonly [K in Key]: z.input<S> };

/** What a caller passes. */
export type InputOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer _O>
    ? Given<P, 'params'> & Given<Q, 'query'> & Given<B, 'body'>
    : never;

/** What a handler receives once the edge has parsed it. */
export interface Parsed<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> {
  readonly params: z.output<P>;
  readonly query: z.output<Q>;
  readonly body: z.output<B>;
}

/** What an endpoint answers, parsed. */
export type OutputOf<E> =
  E extends Endpoint<infer _P, infer _Q, infer _B, infer O> ? z.output<O> : never;
