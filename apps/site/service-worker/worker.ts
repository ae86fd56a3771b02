import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import {
  cleanupOutdatedCaches,
  type PrecacheEntry,
  PrecacheFallbackPlugin,
  precacheAndRoute,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, type Strategy } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;

/** What is fetched when the worker is installed: the build puts the list in its place. */
declare const PRECACHED: PrecacheEntry[];

// Before anything that opens a cache: the precache takes its name when it is first asked for.
setCacheNameDetails({ prefix: 'wrenchwise' });

// The worker's own folder is the site: at the root of its host, or under a path of it.
const ROOT = new URL('.', self.location.href).pathname;
const pathIn = ({ pathname }: URL): string =>
  pathname.startsWith(ROOT) ? pathname.slice(ROOT.length - 1) : '';

const offlinePage = new PrecacheFallbackPlugin({ fallbackURL: 'offline/index.html' });

const AGE_SECONDS = 90 * 24 * 60 * 60;
const LIBRARY = /^\/(?:car-repair-guides|codes|blog)\/./;

/** Entries of a cache leave it when there are more than this, or when they are 90 days old. */
const atMost = (maxEntries: number) => [
  new CacheableResponsePlugin({ statuses: [200] }),
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: AGE_SECONDS, purgeOnQuotaError: true }),
];

// The names of the caches stay as they are: they stand in browsers.
const library = {
  cacheName: 'kept-pages',
  networkTimeoutSeconds: 4,
  matchOptions: { ignoreVary: true },
};

/**
 * Stores what is read only where somebody accepted it or asked for it, which opened the cache (`cachePage`): the dashboard
 * has this worker for its own pages as well.
 */
const whereWanted =
  (storing: Strategy, otherwise: Strategy) =>
  async (options: Parameters<Strategy['handle']>[0]): Promise<Response> =>
    ((await caches.has(library.cacheName)) ? storing : otherwise).handle(options);

clientsClaim();
enableNavigationPreload();
precacheAndRoute(PRECACHED);
cleanupOutdatedCaches();

// Pages that are the same for everybody; nothing here says who read them.
registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin && request.mode === 'navigate' && LIBRARY.test(pathIn(url)),
  whereWanted(
    new NetworkFirst({ ...library, plugins: [...atMost(160), offlinePage] }),
    new NetworkOnly({ plugins: [offlinePage] }),
  ),
);

// What `cachePage` asks for is no page load.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && LIBRARY.test(pathIn(url)),
  whereWanted(new NetworkFirst({ ...library, plugins: atMost(160) }), new NetworkOnly()),
);

/** What the dashboard has stored of itself (`prepare-offline.ts`); its page holds nothing of anybody. */
const storedDashboard = (address: string): Promise<Response | undefined> =>
  caches.match(address, { cacheName: 'wrenchwise-dashboard', ignoreVary: true });

const assets = whereWanted(
  new CacheFirst({
    cacheName: 'kept-assets',
    matchOptions: { ignoreVary: true },
    plugins: atMost(120),
  }),
  new NetworkOnly(),
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && pathIn(url).startsWith('/assets/'),
  async (options) => (await storedDashboard(options.url.href)) ?? assets(options),
);

// Without a connection the dashboard starts from this device; at a slow one after this long.
registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin && request.mode === 'navigate' && /^\/dashboard(?:\/|$)/.test(pathIn(url)),
  new NetworkOnly({
    networkTimeoutSeconds: 6,
    plugins: [{ handlerDidError: () => storedDashboard(`${ROOT}dashboard`) }, offlinePage],
  }),
);

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !/^\/(?:api|dev)\//.test(pathIn(url)),
  new NetworkOnly({ plugins: [offlinePage] }),
);

/** Where the dashboard's page takes what was shared (`packages/client/src/shared-file.ts`). */
const SHARED = '/shared-quote';

/**
 * A PDF, a picture or words that were shared with the installed app: stored in this browser until the page that
 * checks quotes takes it. Nothing of it is sent from here.
 */
const takeShared = async (request: Request): Promise<Response> => {
  const form = await request.formData();
  const [file, text] = [form.get('file'), form.get('text')];
  const shared =
    file instanceof File ? file : new File([text ?? ''], 'quote.txt', { type: 'text/plain' });
  const cache = await caches.open('shared-files');
  const headers = { 'content-type': shared.type, 'x-file-name': encodeURIComponent(shared.name) };
  await cache.put(SHARED, new Response(shared, { headers }));
  return Response.redirect(`${ROOT}dashboard/check`, 303);
};

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && pathIn(url) === '/share-quote',
  ({ request }) => takeShared(request),
  'POST',
);

self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
