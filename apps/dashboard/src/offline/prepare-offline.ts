import { siteAddress } from '@wrenchwise/ui/site-address.ts';

const WORKER = '/service-worker.js';
const LIST = '/dashboard/offline-files.json';
const SHELL = '/dashboard';
/** The service worker looks here for what it cannot fetch. */
const CACHE = 'wrenchwise-dashboard';
/** Requests that run at once. */
const AT_ONCE = 4;

const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((path) => typeof path === 'string');

/**
 * A stored page says that it is one: then it is started with what this device stored, instead of after requests that
 * fail one after the other.
 */
const marked = async (response: Response): Promise<Response> => {
  const html = (await response.text()).replace('<html ', '<html data-stored ');
  return new Response(html, { headers: response.headers });
};

/** Fetches those of these files that are not stored yet. */
const fetchMissing = async (cache: Cache, files: readonly string[]): Promise<void> => {
  const left = [...files];
  const next = async (): Promise<void> => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      const address = siteAddress(`/${path}`);
      if (!(await cache.match(address))) await cache.add(address);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
};

/**
 * Stores the dashboard on this device: its files, the engine's among them, and the page that starts it, which holds nothing of
 * anybody. Files of the last edition go once those of this one are complete. Rejects where the browser refuses.
 */
export const prepareOffline = async (): Promise<void> => {
  if (!('serviceWorker' in navigator && 'caches' in globalThis)) return;
  const registration = await navigator.serviceWorker.register(siteAddress(WORKER), {
    updateViaCache: 'none',
  });
  registration.waiting?.postMessage({ type: 'SKIP_WAITING' });
  const files: unknown = await (await fetch(siteAddress(LIST), { cache: 'no-cache' })).json();
  if (!isList(files)) return;
  const cache = await caches.open(CACHE);
  await fetchMissing(cache, files);
  const shell = await fetch(siteAddress(SHELL), { cache: 'no-cache' });
  if (!shell.ok) return;
  await cache.put(siteAddress(SHELL), await marked(shell));
  const paths = [...files.map((path) => `/${path}`), SHELL];
  const wanted = new Set(paths.map((path) => new URL(siteAddress(path), location.href).href));
  for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url);
};
