import type { Hono } from 'hono';

import type { FindSession, KeyAdmission } from './http/access.ts';
import type { AppEnv } from './http/context.ts';
import type { Mount, MountRead } from './http/mount.ts';
import type { RecordFailure } from './http/record-failure.ts';

/** What a feature is mounted on. */
export interface Routes {
  readonly app: Hono<AppEnv>;
  readonly mount: Mount;
  readonly findSession: FindSession;
}

/** What a feature's API is mounted on. */
export interface ApiRoutes extends Routes {
  readonly mountRead: MountRead;
  /** For what programs with a key ask outside of the contract's endpoints. */
  readonly keys: KeyAdmission;
  /** Keeps a failure that is answered with a success of the transport. */
  readonly recordFailure: RecordFailure;
}

/** An assembled feature: what it serves, in the order of mounting. */
export interface Feature {
  /** Endpoints of the contract, health checks. */
  readonly mountApi?: (routes: ApiRoutes) => void;
  /** Plain form posts, redirects and pages of its own, matched before the built pages. */
  readonly mountPages?: (routes: Routes) => void;
}

/** A feature whose service other features use. */
export interface FeatureWith<Service> extends Feature {
  readonly service: Service;
}
