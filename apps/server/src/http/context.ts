import type { Log } from '../log.ts';

/** Who is signed in. */
export interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly emailVerified: boolean;
  readonly createdAt: Date;
}

export interface Session {
  readonly user: SessionUser;
  readonly expiresAt: Date;
}

/** What every handler knows of its request. */
export interface RequestContext {
  readonly requestId: string;
  /** Believed client address. */
  readonly address: string;
  readonly headers: Headers;
  readonly log: Log;
}

/** What a handler of a signed-in endpoint knows besides. */
export interface UserContext extends RequestContext {
  readonly user: SessionUser;
}

/** The variables that the edge keeps on a request. */
export interface AppEnv {
  Variables: { context: RequestContext };
  Bindings: { incoming?: { socket?: { remoteAddress?: string } } };
}
