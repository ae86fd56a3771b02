/**
 * Fills the offline page's list from the browser's cache. It is in the page itself, which can
 * fetch nothing: it names nothing from outside itself.
 */
export const listCachedPages = async (): Promise<void> => {
  const list = document.querySelector('#cached-pages');
  const none = document.querySelector('#no-cached-pages');
  const remove = document.querySelector('#remove-cached-pages');
  document.querySelector('#try-again')?.addEventListener('click', () => location.reload());
  // The installation's own path, as in `site-address.ts`: this script imports nothing.
  const base = document.documentElement.dataset['base'] ?? '';
  // In place of another page: that one opens by itself once the server answers again.
  if (location.pathname !== `${base}/offline`) {
    const look = () =>
      void fetch(`${base}/readyz`, { cache: 'no-store' }).then(
        ({ ok }) => ok && location.reload(),
        () => undefined,
      );
    addEventListener('online', look);
    setInterval(look, 10_000);
  }
  if (!list || !('caches' in globalThis)) return;
  const cache = (await caches.keys()).includes('kept-pages') && (await caches.open('kept-pages'));
  const requests = cache ? await cache.keys() : [];
  // Earlier releases stored each page's data as well.
  const pages = requests
    .map(({ url }) => new URL(url))
    .filter((url) => !url.pathname.endsWith('.data'));
  for (const url of pages) {
    const cached = cache && (await cache.match(url.href, { ignoreVary: true }));
    const html = cached ? await cached.text() : '';
    const title = new DOMParser().parseFromString(html, 'text/html').title;
    const link = document.createElement('a');
    link.href = url.pathname;
    link.textContent = title.replace(/ · Wrenchwise$/, '') || url.pathname;
    list.append(document.createElement('li'));
    list.lastElementChild?.append(link);
  }
  if (pages.length === 0) return;
  none?.setAttribute('hidden', '');
  remove?.removeAttribute('hidden');
  const removeAll = async () => {
    const workers = await navigator.serviceWorker.getRegistrations();
    const own = workers.filter(({ scope }) => scope.startsWith(`${location.origin}${base}/`));
    await Promise.all(own.map((worker) => worker.unregister()));
    const names = (await caches.keys()).filter((name) => /^(?:kept-|wrenchwise-)/.test(name));
    await Promise.all(names.map((name) => caches.delete(name)));
    indexedDB.deleteDatabase('workbox-expiration');
    list.replaceChildren();
    remove?.setAttribute('hidden', '');
    none?.removeAttribute('hidden');
  };
  remove?.addEventListener('click', () => void removeAll());
};
