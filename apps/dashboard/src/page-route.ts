import type { PageDescriptor } from '@wrenchwise/client/page-descriptor.ts';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';

import { patiently } from '~/connection/connection.ts';

/** What a file under `routes/` exports. */
export interface PageModule {
  readonly default: ComponentType;
  readonly meta?: () => readonly PageDescriptor[];
}

export type LoadPage = () => Promise<PageModule>;

/** What a route knows of its page besides the component. */
interface PageHandle {
  readonly meta: () => readonly PageDescriptor[];
}

const loaders = new WeakMap<RouteObject, LoadPage>();

/** Where a page is: its path, the pages that stand within it, or both. */
type Place =
  | { readonly path: string; readonly children?: RouteObject[] }
  | { readonly children: RouteObject[] };

/**
 * A route whose code comes with the first visit. When it cannot be fetched, the page that is open
 * stays and the navigation waits (`connection/connection.ts`).
 */
export const pageRoute = (load: LoadPage, place: Place): RouteObject => {
  const route = {
    ...place,
    lazy: patiently(async () => {
      const { default: Component, meta } = await load();
      return { Component, handle: meta && ({ meta } satisfies PageHandle) };
    }),
  };
  loaders.set(route, load);
  return route;
};

/** Fetches the code of a route's page ahead of time; nothing waits for it. */
export const prefetchPage = (route: RouteObject): Promise<unknown> | undefined =>
  loaders.get(route)?.();

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'meta' in handle;

/** What the page of these matches says of itself in its head; nothing before its code has come. */
export const metaOf = (
  matches: readonly { readonly handle?: unknown }[],
): readonly PageDescriptor[] => {
  const handle = matches.map((match) => match.handle).findLast(isPageHandle);
  return handle?.meta() ?? [];
};
