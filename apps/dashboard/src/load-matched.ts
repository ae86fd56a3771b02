import { matchRoutes, type RouteObject } from 'react-router';

/**
 * Puts the code of the page at `path` into its routes. Written HTML can be hydrated only when all of
 * the page is there: React would take a page that is still to come for another one.
 */
export const loadMatched = async (routes: RouteObject[], path: string): Promise<void> => {
  const matches = matchRoutes(routes, path) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
};
