/** Where the service worker puts what was shared with the installed app. */
const SHARED = '/shared-quote';
const CACHE = 'shared-files';

/** What was shared with the installed app or handed over by a page, once; undefined where there is nothing. */
export const takeSharedFile = async (): Promise<File | undefined> => {
  if (!('caches' in globalThis)) return undefined;
  const cache = await caches.open(CACHE);
  const answer = await cache.match(SHARED);
  if (!answer) return undefined;
  await cache.delete(SHARED);
  const name = decodeURIComponent(answer.headers.get('x-file-name') ?? 'quote');
  return new File([await answer.blob()], name, { type: answer.headers.get('content-type') ?? '' });
};

/** Hands words over to the dashboard's page that checks quotes: in this browser, until it is opened. */
export const handOverWords = async (words: string): Promise<void> => {
  if (!('caches' in globalThis)) return;
  const cache = await caches.open(CACHE);
  await cache.put(SHARED, new Response(words, { headers: { 'content-type': 'text/plain' } }));
};
