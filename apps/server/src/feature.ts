import type { Hono } from 'hono';

import type { FindSession } from './http/access.ts';
import type { AppEnv } from './http/context.ts';
import type { Mount } from './http/mount.ts';

/** What features are served on. */
export interface Routes {
  readonly app: Hono<AppEnv>;
  readonly mount: Mount;
  readonly findSession: FindSession;
}

/** A part of the product, built: what it answers, in the order in which it is mounted. */
export interface Feature {
  /** Endpoints of the contract, health checks. */
  readonly mountApi?: (routes: Routes) => void;
  /** Plain form posts, redirects and pages of its own, before the built pages are looked up. */
  readonly mountPages?: (routes: Routes) => void;
}

/** A feature whose service others are given. */
export interface FeatureWith<Service> extends Feature {
  readonly service: Service;
}
