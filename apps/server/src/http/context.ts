import type { ApiScope } from '@wrenchwise/domain/endpoint';
import type { DistanceUnit } from '@wrenchwise/domain/preferences';
import type { PriceSettings } from '@wrenchwise/domain/pricing';

import type { Log } from '../log.ts';

/** Who has an account. */
export interface AccountUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly emailVerified: boolean;
  readonly createdAt: Date;
  readonly pictureUrl: string | null;
  readonly timeZone: string | null;
  readonly distanceUnit: DistanceUnit;
}

/** Who is signed in, and whose prices they are told. */
export interface SessionUser extends AccountUser {
  readonly prices: PriceSettings;
}

export interface Session {
  readonly id: string;
  readonly user: SessionUser;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** A request's headers, whose cookies count as signed by the current secret. */
export interface ResignedHeaders {
  readonly headers: Headers;
  /** Whether an older secret had signed one of the cookies: the browser needs a new one. */
  readonly isResigned: boolean;
}

/** What every handler knows of its request. */
export interface RequestContext extends ResignedHeaders {
  readonly requestId: string;
  /** Believed client address. */
  readonly address: string;
  /** Whom limits count as one caller: the address, of IPv6 its /64. */
  readonly network: string;
  readonly log: Log;
}

/** What a handler of a signed-in endpoint knows besides. */
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

/** What a handler of an endpoint for API keys knows besides. */
export interface KeyContext extends RequestContext {
  readonly key: ApiKey;
}

/** The variables that the edge keeps on a request. */
export interface AppEnv {
  Variables: { context: RequestContext; userId?: string };
  Bindings: { incoming?: { socket?: { remoteAddress?: string } } };
}
