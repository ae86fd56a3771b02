import { generateSW, type RuntimeCaching } from 'workbox-build';

const DAY_SECONDS = 24 * 60 * 60;

const OFFLINE = { precacheFallback: { fallbackURL: '/offline/index.html' } };

// Pages that are the same for everybody; nothing here says who read them. The names of the caches
// stay as they are: they stand in browsers.
const CACHED = {
  cacheName: 'kept-pages',
  networkTimeoutSeconds: 4,
  cacheableResponse: { statuses: [200] },
  expiration: { maxEntries: 160, maxAgeSeconds: 90 * DAY_SECONDS, purgeOnQuotaError: true },
  matchOptions: { ignoreVary: true },
} satisfies RuntimeCaching['options'];

// These conditions are written into the worker as text: they may name nothing from outside.
const cachedPageLoads: RuntimeCaching = {
  urlPattern: ({ request, sameOrigin, url }) =>
    sameOrigin &&
    request.mode === 'navigate' &&
    /^\/(?:car-repair-guides|codes|blog)\/./.test(url.pathname),
  handler: 'NetworkFirst',
  options: { ...CACHED, ...OFFLINE },
};

// What `cachePage` asks for is no page load.
const cachedPages: RuntimeCaching = {
  urlPattern: ({ sameOrigin, url }) =>
    sameOrigin && /^\/(?:car-repair-guides|codes|blog)\/./.test(url.pathname),
  handler: 'NetworkFirst',
  options: CACHED,
};

const cachedAssets: RuntimeCaching = {
  urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  handler: 'CacheFirst',
  options: {
    cacheName: 'kept-assets',
    cacheableResponse: { statuses: [200] },
    expiration: { maxEntries: 120, maxAgeSeconds: 90 * DAY_SECONDS, purgeOnQuotaError: true },
    matchOptions: { ignoreVary: true },
  },
};

const otherPages: RuntimeCaching = {
  urlPattern: ({ request, url }) =>
    request.mode === 'navigate' && !/^\/(?:api|dev)\//.test(url.pathname),
  handler: 'NetworkOnly',
  options: OFFLINE,
};

/**
 * Writes the service worker, with its library inside. It has the offline page, and keeps the pages
 * that were opened in the public library; it never touches the API or the dashboard's pages.
 */
export const writeServiceWorker = async (
  directory: string,
  offline: { readonly page: string; readonly styles: readonly string[] },
): Promise<void> => {
  const { warnings } = await generateSW({
    globDirectory: directory,
    globPatterns: [offline.page, ...offline.styles, 'favicon.svg', 'icons/icon-192.png'],
    modifyURLPrefix: { '': '/' },
    dontCacheBustURLsMatching: /^\/?assets\//,
    swDest: `${directory}/service-worker.js`,
    cacheId: 'wrenchwise',
    inlineWorkboxRuntime: true,
    sourcemap: false,
    mode: 'production',
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    navigationPreload: true,
    runtimeCaching: [cachedPageLoads, cachedPages, cachedAssets, otherPages],
  });
  if (warnings.length > 0) throw new Error(`The service worker: ${warnings.join('; ')}`);
};
