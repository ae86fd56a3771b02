import { gzipSync } from 'node:zlib';

/** What fits into one packet gains nothing. */
const COMPRESSED_FROM_BYTES = 1024;
/** More than this is left to the edge, which compresses in chunks off the main thread. */
const COMPRESSED_AT_ONCE_BYTES = 64 * 1024;
/** Nearly as small as the default of 6, in half of the time. */
const LEVEL = 4;

const ACCEPTS_GZIP = /(?:^|,)\s*(?:gzip|\*)(?=\s*(?:[;,]|$))(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/iu;

const addVary = (headers: Headers): void => {
  const vary = headers.get('vary');
  if (vary === '*' || /\baccept-encoding\b/iu.test(vary ?? '')) return;
  headers.append('vary', 'accept-encoding');
};

/**
 * A JSON document as a response. One of 1 to 64 KiB is compressed here and now: for so little, the streams that a
 * general middleware needs cost more than the compression, a fifth of a request's processor time. Each has its
 * length, by which the middleware leaves the smaller ones alone.
 * @param acceptEncoding The request's header; `undefined` compresses nothing.
 */
export const jsonResponse = (
  body: unknown,
  {
    status,
    headers,
    acceptEncoding,
  }: {
    readonly status: number;
    readonly headers: Headers;
    readonly acceptEncoding?: string | undefined;
  },
): Response => {
  const bytes = Buffer.from(JSON.stringify(body));
  headers.set('content-type', 'application/json');
  const isWorthwhile =
    bytes.length >= COMPRESSED_FROM_BYTES &&
    bytes.length <= COMPRESSED_AT_ONCE_BYTES &&
    // A strong tag is of the bytes that it came with: the middleware weakens it.
    !headers.has('etag');
  if (isWorthwhile) addVary(headers);
  const isCompressed = isWorthwhile && ACCEPTS_GZIP.test(acceptEncoding ?? '');
  if (isCompressed) headers.set('content-encoding', 'gzip');
  const sent = isCompressed ? gzipSync(bytes, { level: LEVEL }) : bytes;
  headers.set('content-length', String(sent.length));
  return new Response(sent, { status, headers });
};
