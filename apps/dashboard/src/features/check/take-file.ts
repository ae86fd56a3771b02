/** What can be read: the text of a PDF by the server, letters of a picture on this device. */
export type QuoteFile = 'pdf' | 'picture' | 'text' | 'other';

/** The kind of a file by its type, or by its name where the system knows no type. */
export const kindOfFile = ({ type, name }: Pick<File, 'type' | 'name'>): QuoteFile => {
  if (type === 'application/pdf' || /\.pdf$/i.test(name)) return 'pdf';
  if (type === 'text/plain') return 'text';
  return type.startsWith('image/') || /\.(?:png|jpe?g|webp)$/i.test(name) ? 'picture' : 'other';
};

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
