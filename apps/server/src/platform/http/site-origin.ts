import { ORIGIN_PLACEHOLDER } from '@wrenchwise/rules/site-origin';

const WITH_ADDRESSES = /^(?:text\/(?:html|plain|x-script)|application\/(?:xml|manifest\+json))/;
const includesPlaceholder = ({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>) =>
  Buffer.from(buffer, byteOffset, byteLength).includes(ORIGIN_PLACEHOLDER);

/**
 * Replaces the placeholder of the site's origin in a built file: pages, sitemaps, feeds and
 * robots.txt. Do it before taking the ETag and the hashes of inline scripts.
 */
export const fillOrigin = (
  body: Uint8Array<ArrayBuffer>,
  type: string,
  appUrl: string,
): Uint8Array<ArrayBuffer> => {
  if (!WITH_ADDRESSES.test(type) || !includesPlaceholder(body)) return body;
  const text = new TextDecoder().decode(body);
  return new TextEncoder().encode(text.replaceAll(ORIGIN_PLACEHOLDER, appUrl));
};
