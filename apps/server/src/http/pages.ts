import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { pagePolicy } from './security-headers.ts';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  svg: 'image/svg+xml',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  data: 'text/x-script; charset=utf-8',
  png: 'image/png',
  ico: 'image/x-icon',
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  woff2: 'font/woff2',
  map: 'application/json',
};

const COMPRESSIBLE = /^(?:text\/|application\/|image\/svg)/;
const COMPRESS_FROM_BYTES = 1024;

type Encoding = 'br' | 'gzip' | 'identity';

interface PageFile {
  readonly type: string;
  readonly etag: string;
  readonly policy: string | undefined;
  readonly immutable: boolean;
  readonly bodyFor: (encoding: Encoding) => Uint8Array<ArrayBuffer>;
  readonly compressible: boolean;
}

/** The hashes of a page's inline scripts, for its policy. */
export const inlineScriptHashes = (html: string): readonly string[] => {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi);
  const hashes = Array.from(
    scripts,
    ([, body = '']) => `sha256-${createHash('sha256').update(body).digest('base64')}`,
  );
  return [...new Set(hashes)];
};

const compress = (body: Uint8Array<ArrayBuffer>, encoding: Encoding): Uint8Array<ArrayBuffer> => {
  if (encoding === 'gzip') return gzipSync(body);
  if (encoding === 'identity') return body;
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
};

const readPageFile = (file: string, path: string): PageFile => {
  const body = new Uint8Array(readFileSync(file));
  const type = TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  const compressible = COMPRESSIBLE.test(type) && body.byteLength >= COMPRESS_FROM_BYTES;
  const packed = new Map<Encoding, Uint8Array<ArrayBuffer>>();
  return {
    type,
    compressible,
    etag: createHash('sha256').update(body).digest('base64url').slice(0, 24),
    policy: type.startsWith('text/html')
      ? pagePolicy(inlineScriptHashes(new TextDecoder().decode(body)))
      : undefined,
    // Vite names everything under /assets/ by its content.
    immutable: path.startsWith('/assets/'),
    bodyFor: (encoding) => {
      const ready = packed.get(encoding) ?? compress(body, encoding);
      packed.set(encoding, ready);
      return ready;
    },
  };
};

const filesUnder = (directory: string): readonly string[] =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((name) => join(directory, name))
    .filter((file) => statSync(file).isFile());

const encodingFor = (file: PageFile, accepted: string): Encoding => {
  if (!file.compressible) return 'identity';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
};

const respond = (file: PageFile, request: Request, status: 200 | 404): Response => {
  const encoding = encodingFor(file, request.headers.get('accept-encoding') ?? '');
  const etag = `"${file.etag}-${encoding}"`;
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag,
    vary: 'accept-encoding',
  });
  if (file.policy) headers.set('content-security-policy', file.policy);
  if (request.headers.get('if-none-match') === etag) {
    return new Response(null, { status: 304, headers });
  }
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  const body = file.bodyFor(encoding);
  headers.set('content-length', String(body.byteLength));
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
};

const SPA_FALLBACK = '/__spa-fallback.html';

/** Answers a request for anything that is not the API. */
export type ServePage = (request: Request) => Response;

/**
 * Serves the built web from memory, compressed once per file. A prerendered page answers at its
 * path; /dashboard and what is below it answer with the single-page app; a missing asset is 404;
 * any other unknown path redirects to /.
 */
export const createPages = (directory: string): ServePage => {
  const files = new Map(
    filesUnder(directory).map((file) => {
      const path = `/${relative(directory, file).split(sep).join('/')}`;
      return [path, readPageFile(file, path)] as const;
    }),
  );
  const fallback = files.get(SPA_FALLBACK) ?? files.get('/index.html');
  return (request) => {
    const { pathname } = new URL(request.url);
    const bare = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
    const file = files.get(pathname) ?? files.get(`${bare === '/' ? '' : bare}/index.html`);
    if (file && pathname !== SPA_FALLBACK) return respond(file, request, 200);
    if ((bare === '/dashboard' || bare.startsWith('/dashboard/')) && fallback) {
      return respond(fallback, request, 200);
    }
    if (bare.startsWith('/assets/') || /\.\w{1,12}$/.test(bare)) {
      return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } });
    }
    return new Response(null, { status: 302, headers: { location: '/' } });
  };
};
