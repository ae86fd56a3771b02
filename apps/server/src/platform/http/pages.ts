import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

import { basePathOf, withoutBase } from '@wrenchwise/rules/base-path';
import { html } from 'hono/html';

import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import { createMemoryCache } from './memory-cache.ts';
import {
  encodePageFile,
  type FilePlace,
  type PageFile,
  type PageSettings,
  readPageFile,
} from './page-file.ts';
import { PLAIN_PAGE_HEADERS, plainPage } from './plain-page.ts';
import { refuseTakenBase } from './under-base.ts';

/** The shell that every page of the dashboard shares. */
const DASHBOARD = '/dashboard';
const DASHBOARD_SHELL = `${DASHBOARD}/index.html`;
const BROTLI = '.br';
const PAGE = '.html';
const MEMORY_BYTES = 48 * 1024 * 1024;

/** The files of a built app by the path at which they answer; nothing else can be reached. */
const placesUnder = (directory: string): ReadonlyMap<string, FilePlace> => {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const all = new Set(files);
  const pathOf = (file: string) => `/${relative(directory, file).split(sep).join('/')}`;
  return new Map(
    files.flatMap((file): (readonly [string, FilePlace])[] => {
      if (!file.endsWith(BROTLI)) {
        const copy = `${file}${BROTLI}`;
        const precompressed = all.has(copy) ? copy : undefined;
        return [[pathOf(file), { file, precompressed, isPacked: false }]];
      }
      const unpacked = file.slice(0, -BROTLI.length);
      const isPacked = unpacked.endsWith(PAGE) && !all.has(unpacked);
      return isPacked ? [[pathOf(unpacked), { file, precompressed: undefined, isPacked }]] : [];
    }),
  );
};

/**
 * The files of all apps. One may not hide another's file: two that answer at the same path are refused,
 * unless they are the same, as a font that both apps name by its content.
 */
const placesOf = (directories: readonly string[]): ReadonlyMap<string, FilePlace> => {
  const places = new Map<string, FilePlace>();
  for (const directory of directories) {
    for (const [path, place] of placesUnder(directory)) {
      const other = places.get(path);
      if (other && !readFileSync(other.file).equals(readFileSync(place.file))) {
        throw new Error(`${other.file} and ${place.file} both answer at ${path}`);
      }
      places.set(path, other ?? place);
    }
  }
  return places;
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

/** The status is for programs and search engines; a browser goes on to the landing page. */
const nothingHere = async (method: string): Promise<Response> => {
  const page = plainPage(
    'There is no page at this address',
    html`<p><a href="/">Go to the home page</a></p>`,
    { leadsTo: '/' },
  );
  return new Response(method === 'HEAD' ? null : String(await page), {
    status: 404,
    headers: { ...PLAIN_PAGE_HEADERS, 'content-type': 'text/html; charset=utf-8' },
  });
};

/** A loop, not a pattern: '/+$' reads a path of slashes anew from each of them. */
const withoutSlashesAtEnd = (path: string): string => {
  let end = path.length;
  while (path.endsWith('/', end)) end -= 1;
  return path.slice(0, end);
};

/**
 * Serves the built apps: reads and compresses a file when it is first asked for, and keeps in memory
 * what is asked for most. A prerendered page answers at its path; /dashboard and what is below it
 * answer with the dashboard's shell; a missing asset is 404, and so is any other unknown path, whose page leads people home.
 * Throws when the apps have different files for one path, and when the installation's own path is one of theirs.
 */
export const createPages = (
  directories: readonly string[],
  settings: PageSettings,
): ((request: Request) => Promise<Response>) => {
  const places = placesOf(directories);
  const base = basePathOf(settings.appUrl);
  refuseTakenBase(base, places.keys());
  const fileIn = createMemoryCache<PageFile>(MEMORY_BYTES / 2, ({ body }) => body.byteLength);
  const compressedIn = createMemoryCache<Uint8Array<ArrayBuffer>>(
    MEMORY_BYTES / 2,
    (body) => body.byteLength,
  );

  const respond = async (path: string, place: FilePlace, request: Request): Promise<Response> => {
    const file = await fileIn(path, () => readPageFile(path, place, settings));
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
        : await compressedIn(`${encoding} ${path}`, () => encodePageFile(file, place, encoding));
    if (encoding !== 'identity') headers.set('content-encoding', encoding);
    headers.set('content-length', String(body.byteLength));
    return new Response(request.method === 'HEAD' ? null : body, { status: 200, headers });
  };

  return async (request) => {
    const pathname = withoutBase(base, new URL(request.url).pathname);
    const bare = pathname.length > 1 ? withoutSlashesAtEnd(pathname) : pathname;
    const index = `${bare === '/' ? '' : bare}/index.html`;
    const path = places.has(pathname) ? pathname : index;
    const place = places.get(path);
    if (place) return respond(path, place, request);
    const shell = places.get(DASHBOARD_SHELL);
    if (bare.startsWith(`${DASHBOARD}/`) && shell) return respond(DASHBOARD_SHELL, shell, request);
    if (bare.startsWith('/assets/') || /\.\w{1,12}$/.test(bare)) {
      return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } });
    }
    return nothingHere(request.method);
  };
};

/** Whether there is a page at a path; without a built web every path passes for one. */
export const isPageOf =
  (servePage: ServePage | undefined, appUrl: string) =>
  async (path: string): Promise<boolean> =>
    servePage === undefined || (await servePage(new Request(new URL(path, appUrl)))).status === 200;
