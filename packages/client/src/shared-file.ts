/** Where the service worker puts what was shared with the installed app. */
const SHARED = '/shared-quote';

/** What was shared with the installed app, once; undefined where there is nothing. */
export const takeSharedFile = async (): Promise<File | undefined> => {
  if (!('caches' in globalThis)) return undefined;
  const cache = await caches.open('shared-files');
  const answer = await cache.match(SHARED);
  if (!answer) return undefined;
  await cache.delete(SHARED);
  const name = decodeURIComponent(answer.headers.get('x-file-name') ?? 'quote');
  return new File([await answer.blob()], name, { type: answer.headers.get('content-type') ?? '' });
};
