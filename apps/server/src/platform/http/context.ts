import type { ApiScope } from '@wrenchwise/contract/endpoint';
import type { Place } from '@wrenchwise/rules/place';
import type { DistanceUnit } from '@wrenchwise/rules/preferences';
import type { PriceSettings } from '@wrenchwise/rules/pricing';

import type { Log } from '../log.ts';

/** The account of a session. */
export interface AccountUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly emailVerified: boolean;
  readonly createdAt: Date;
  readonly pictureUrl: string | null;
  readonly timeZone: string | null;
  readonly distanceUnit: DistanceUnit;
  readonly place: Place;
}

/** The signed-in user with their price settings. */
export interface SessionUser extends AccountUser {
  readonly prices: PriceSettings;
  /** Whether checks that need a tool are asked about. */
  readonly hasTools: boolean;
}

export interface Session {
  readonly id: string;
  readonly user: SessionUser;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** The request's headers; cookies signed with a retired secret are signed anew. */
export interface ResignedHeaders {
  readonly headers: Headers;
  /** Whether a retired secret had signed a cookie: the response replaces it. */
  readonly isResigned: boolean;
}

/** What every handler gets. */
export interface RequestContext extends ResignedHeaders {
  readonly requestId: string;
  /** The client address, behind trusted proxies. */
  readonly address: string;
  /** The caller that limits count: the address, of IPv6 its /64. */
  readonly network: string;
  readonly log: Log;
}

/** What handlers of signed-in endpoints get besides. */
export interface UserContext extends RequestContext {
  readonly user: SessionUser;
  readonly session: Session;
}

/** A key by which a program acts for a user. */
export interface ApiKey {
  readonly id: string;
  readonly userId: string;
  readonly scopes: readonly ApiScope[];
}

/** What a handler of an endpoint for API keys knows besides: it acts for the user whose key it is. */
export interface KeyContext extends RequestContext {
  readonly key: ApiKey;
  readonly user: SessionUser;
}

/** The edge's variables of a request. */
export interface AppEnv {
  Variables: {
    context: RequestContext;
    userId?: string;
    /** Headers that every answer to this request has, also a refusal. */
    answerHeaders?: Readonly<Record<string, string>>;
  };
  Bindings: { incoming?: { socket?: { remoteAddress?: string } } };
}
