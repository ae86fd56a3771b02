import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

import { fillBase } from '@wrenchwise/rules/base-fill';
import { basePathOf } from '@wrenchwise/rules/base-path';
import type { ServiceInForce } from '@wrenchwise/rules/outside-services';
import type { SocialLink } from '@wrenchwise/rules/social-networks';

import type { Encoding } from './accepted-encoding.ts';
import { fillPayments } from './fill-payments.ts';
import { pagePolicy } from './security-headers.ts';
import { fillServices } from './service-sections.ts';
import { fillOrigin } from './site-origin.ts';
import { fillSocialLinks } from './social-links.ts';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  svg: 'image/svg+xml',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  png: 'image/png',
  ico: 'image/x-icon',
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  woff2: 'font/woff2',
  map: 'application/json',
};

const SERVICE_WORKER = '/service-worker.js';
const COMPRESSIBLE = /^(?:text\/|application\/|image\/svg)/;
const COMPRESS_FROM_BYTES = 1024;
const BROTLI_QUALITY = 9;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const unpackBrotli = promisify(brotliDecompress);

/** A file as it is sent. */
export interface PageFile {
  readonly type: string;
  readonly etag: string;
  readonly policy: string | undefined;
  readonly immutable: boolean;
  readonly compressible: boolean;
  /** Whether it is what the build has written, which may have compressed it. */
  readonly isAsBuilt: boolean;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** What the server's settings put into built pages. */
export interface PageSettings {
  /** Its path, if it has one, is put before every address in them. */
  readonly appUrl: string;
  readonly socialLinks: readonly SocialLink[];
  readonly services: readonly ServiceInForce[];
  readonly paymentsOff: boolean;
}

/** Where a file lies, and its Brotli copy, if the build has made one. */
export interface FilePlace {
  readonly file: string;
  readonly precompressed: string | undefined;
  /** The file itself is compressed by Brotli: a page, which is unpacked before the settings are filled in. */
  readonly isPacked: boolean;
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

// A service worker fetches under the policy that came with its own script.
const policyOf = (path: string, type: string, body: Uint8Array): string | undefined => {
  if (path === SERVICE_WORKER) return pagePolicy([]);
  if (!type.startsWith('text/html')) return undefined;
  return pagePolicy(inlineScriptHashes(new TextDecoder().decode(body)));
};

/** Reads the file that answers at `path`. */
export const readPageFile = async (
  path: string,
  { file, isPacked }: FilePlace,
  { appUrl, socialLinks, services, paymentsOff }: PageSettings,
): Promise<PageFile> => {
  const type = TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  const stored = await readFile(file);
  const built = new Uint8Array(isPacked ? await unpackBrotli(stored) : stored);
  const linked = fillSocialLinks(fillOrigin(built, type, appUrl), type, socialLinks);
  const filled = fillPayments(fillServices(linked, type, services), type, paymentsOff);
  const putUnderBase = fillBase(type, basePathOf(appUrl));
  const body = putUnderBase
    ? new TextEncoder().encode(putUnderBase(new TextDecoder().decode(filled)))
    : filled;
  return {
    type,
    etag: createHash('sha256').update(body).digest('base64url').slice(0, 24),
    policy: policyOf(path, type, body),
    // Vite names everything under /assets/ by its content.
    immutable: path.startsWith('/assets/'),
    isAsBuilt: body === built,
    compressible: COMPRESSIBLE.test(type) && body.byteLength >= COMPRESS_FROM_BYTES,
    body,
  };
};

/** The file's bytes in this encoding: precompressed by the build, otherwise compressed now. */
export const encodePageFile = async (
  { body, isAsBuilt }: PageFile,
  { precompressed }: FilePlace,
  encoding: Encoding,
): Promise<Uint8Array<ArrayBuffer>> => {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return new Uint8Array(await compressGzip(body));
  const copy = isAsBuilt ? precompressed : undefined;
  if (copy !== undefined) return new Uint8Array(await readFile(copy));
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  return new Uint8Array(await compressBrotli(body, { params }));
};
