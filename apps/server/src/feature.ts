import type { Hono } from 'hono';

import type { FindSession } from './http/access.ts';
import type { AppEnv } from './http/context.ts';
import type { Mount } from './http/mount.ts';

/** What a feature is mounted on. */
export interface Routes {
  readonly app: Hono<AppEnv>;
  readonly mount: Mount;
  readonly findSession: FindSession;
}

/** An assembled feature: what it serves, in the order of mounting. */
export interface Feature {
  /** Endpoints of the contract, health checks. */
  readonly mountApi?: (routes: Routes) => void;
  /** Plain form posts, redirects and pages of its own, matched before the built pages. */
  readonly mountPages?: (routes: Routes) => void;
}

/** A feature whose service other features use. */
export interface FeatureWith<Service> extends Feature {
  readonly service: Service;
}
