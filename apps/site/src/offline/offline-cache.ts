import { absoluteUrl } from '@wrenchwise/client/site-origin.ts';
import { siteAddress } from '@wrenchwise/ui/site-address.ts';

const WORKER = '/service-worker.js';
/** The worker stores pages where this cache is. */
const PAGES = 'kept-pages';
const OWN_CACHE = /^(?:kept-|wrenchwise-)/;
// Where the worker's library notes the age of what it keeps.
const AGES = 'workbox-expiration';

/** Whether this browser, over this connection, can have an offline cache. */
export const canCachePages = (): boolean => 'serviceWorker' in navigator && 'caches' in globalThis;

/**
 * Whether there is an offline cache on this device: somebody accepted it or asked for it. The worker says
 * nothing of that: the dashboard has it as well, for pages of its own.
 */
export const isCachingPages = async (): Promise<boolean> =>
  (await navigator.serviceWorker.getRegistration())?.scope === absoluteUrl('/') &&
  (await caches.has(PAGES));

const inCharge = async (registration: ServiceWorkerRegistration): Promise<void> => {
  const { serviceWorker } = navigator;
  await serviceWorker.ready;
  if (serviceWorker.controller ?? registration.active?.state === 'activated') return;
  await new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
};

const loadedAssets = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(absoluteUrl('/assets/')));

/**
 * Puts a page of the public library, with what it needs, into the offline cache, and from now on every
 * one that is opened. Call it only after consent or on request. What is asked for here passes the
 * worker, which keeps it within its bounds. Rejects when the browser refuses the worker.
 */
export const cachePage = async (path: string): Promise<void> => {
  const registration = await navigator.serviceWorker.register(siteAddress(WORKER), {
    updateViaCache: 'none',
  });
  // A page load is a safe moment: every page comes from the network when there is one.
  registration.waiting?.postMessage({ type: 'SKIP_WAITING' });
  await caches.open(PAGES);
  await inCharge(registration);
  const wanted = [siteAddress(path), ...loadedAssets()];
  // Some cannot be had while there is no network: those that were stored before still are.
  await Promise.allSettled(wanted.map((url) => fetch(url)));
};

/** Removes every page of the offline cache and the worker with them. */
export const clearOfflineCache = async (): Promise<void> => {
  if (!canCachePages()) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  // What else answers at this host has its own.
  const own = registrations.filter(({ scope }) => scope.startsWith(absoluteUrl('/')));
  await Promise.all(own.map((registration) => registration.unregister()));
  const names = (await caches.keys()).filter((name) => OWN_CACHE.test(name));
  await Promise.all(names.map((name) => caches.delete(name)));
  indexedDB.deleteDatabase(AGES);
};
