import {
  modelOfSlugs,
  modelYearPath,
  specificationPathOf,
  SPECIFICATIONS_PATH,
} from '@wrenchwise/vehicle/specification-path';
import type { Hono } from 'hono';

import type { AppEnv } from '../../platform/http/context.ts';

const YEAR = /^(?:19|20)\d{2}$/;

/**
 * Redirects before pages are looked up: a model's year to its run on the model's page, and the search
 * of the page of all makes to the page of the typed car. An unknown address is left to the pages,
 * which answer 404.
 */
export const mountSpecificationPaths = (app: Hono<AppEnv>): void => {
  app.get(`${SPECIFICATIONS_PATH}/:make/:model/:year`, async (c, next) => {
    const { make, model, year } = c.req.param();
    const car = modelOfSlugs(make, model);
    return car === undefined || !YEAR.test(year)
      ? next()
      : c.redirect(modelYearPath(car, Number(year)), 302);
  });
  app.get(SPECIFICATIONS_PATH, async (c, next) => {
    const typed = c.req.query('q')?.trim() ?? '';
    if (typed === '') return next();
    return c.redirect(specificationPathOf(typed) ?? `${SPECIFICATIONS_PATH}#not-found`, 302);
  });
};
