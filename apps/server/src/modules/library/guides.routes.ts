import {
  getEverydayJob,
  getGuide,
  getGuideOnCar,
  listGuides,
} from '@wrenchwise/contract/endpoints/guides';
import type { Hono } from 'hono';

import type { AppEnv } from '../../platform/http/context.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { Reply } from '../../platform/http/reply.ts';
import type { GuidesService } from './guides.service.ts';

// The catalogue changes only with a release.
const cacheable = <T>(output: T): Reply<T> =>
  new Reply(output, new Headers({ 'cache-control': 'public, max-age=300' }));

export const mountGuides = (mount: Mount, guides: GuidesService): void => {
  mount(listGuides, async ({ query }) => cacheable(guides.list(query)));
  mount(getGuide, async ({ params }) => cacheable(guides.get(params.slug)));
  mount(getGuideOnCar, async ({ params }) => cacheable(guides.onCar(params.slug, params.car)));
  mount(getEverydayJob, async ({ params }) => cacheable(guides.getJob(params.slug)));
};

/** Redirects, for good, the former page of a guide that shares the page of an everyday job. */
export const mountGuidePaths = (app: Hono<AppEnv>, guides: GuidesService): void => {
  app.get('/car-repair-guides/:category/:slug', async (c, next) => {
    const path = guides.pageOfJob(c.req.param('slug'));
    return path === undefined ? next() : c.redirect(path, 301);
  });
};
