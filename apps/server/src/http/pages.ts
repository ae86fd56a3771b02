import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import { createMemoryCache } from './memory-cache.ts';
import { type FilePlace, packPageFile, type PageFile, readPageFile } from './page-file.ts';

const SPA_FALLBACK = '/__spa-fallback.html';
const PACKED = '.br';
const MEMORY_BYTES = 48 * 1024 * 1024;

/** The files of the built web by the path at which they answer; nothing else can be reached. */
const placesUnder = (directory: string): ReadonlyMap<string, FilePlace> => {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const all = new Set(files);
  return new Map(
    files
      .filter((file) => !file.endsWith(PACKED))
      .map((file) => {
        const packed = all.has(`${file}${PACKED}`) ? `${file}${PACKED}` : undefined;
        return [`/${relative(directory, file).split(sep).join('/')}`, { file, packed }] as const;
      }),
  );
};

/** Whether an If-None-Match header, which may be a list, names this tag. */
const isKnown = (header: string | null, etag: string): boolean =>
  (header ?? '').split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));

const headersOf = (file: PageFile, etag: string): Headers => {
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag,
    vary: 'accept-encoding',
  });
  if (file.policy) headers.set('content-security-policy', file.policy);
  return headers;
};

/** Answers a request for anything that is not the API. */
export type ServePage = (request: Request) => Response | Promise<Response>;

/** A loop, not a pattern: '/+$' reads a path of slashes anew from each of them. */
const withoutSlashesAtEnd = (path: string): string => {
  let end = path.length;
  while (path.endsWith('/', end)) end -= 1;
  return path.slice(0, end);
};

/**
 * Serves the built web: reads a file and packs it when it is first asked for, and keeps in memory
 * what is asked for most. A prerendered page answers at its path; /dashboard and what is below it
 * answer with the single-page app; a missing asset is 404; any other unknown path redirects to /.
 */
export const createPages = (
  directory: string,
  appUrl: string,
): ((request: Request) => Promise<Response>) => {
  const places = placesUnder(directory);
  const fileIn = createMemoryCache<PageFile>(MEMORY_BYTES / 2, ({ body }) => body.byteLength);
  const packedIn = createMemoryCache<Uint8Array<ArrayBuffer>>(
    MEMORY_BYTES / 2,
    (body) => body.byteLength,
  );

  const respond = async (path: string, place: FilePlace, request: Request): Promise<Response> => {
    const file = await fileIn(path, () => readPageFile(path, place, appUrl));
    const encoding: Encoding = file.compressible
      ? acceptedEncoding(request.headers.get('accept-encoding') ?? '')
      : 'identity';
    const etag = `"${file.etag}-${encoding}"`;
    const headers = headersOf(file, etag);
    if (isKnown(request.headers.get('if-none-match'), etag)) {
      return new Response(null, { status: 304, headers });
    }
    const body =
      encoding === 'identity'
        ? file.body
        : await packedIn(`${encoding} ${path}`, () => packPageFile(file, place, encoding));
    if (encoding !== 'identity') headers.set('content-encoding', encoding);
    headers.set('content-length', String(body.byteLength));
    return new Response(request.method === 'HEAD' ? null : body, { status: 200, headers });
  };

  return async (request) => {
    const { pathname } = new URL(request.url);
    const bare = pathname.length > 1 ? withoutSlashesAtEnd(pathname) : pathname;
    const index = `${bare === '/' ? '' : bare}/index.html`;
    const path = places.has(pathname) ? pathname : index;
    const place = places.get(path);
    if (place && path !== SPA_FALLBACK) return respond(path, place, request);
    const fallback = places.get(SPA_FALLBACK);
    if ((bare === '/dashboard' || bare.startsWith('/dashboard/')) && fallback) {
      return respond(SPA_FALLBACK, fallback, request);
    }
    if (bare.startsWith('/assets/') || /\.\w{1,12}$/.test(bare)) {
      return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } });
    }
    return new Response(null, { status: 302, headers: { location: '/' } });
  };
};

/** Whether there is a page at a path; without a built web every path passes for one. */
export const isPageOf =
  (servePage: ServePage | undefined, appUrl: string) =>
  async (path: string): Promise<boolean> =>
    servePage === undefined || (await servePage(new Request(new URL(path, appUrl)))).status === 200;
