import { ORIGIN_PLACEHOLDER } from '@wrenchwise/domain/site-origin';

const WITH_ADDRESSES = /^(?:text\/(?:html|plain|x-script)|application\/(?:xml|manifest\+json))/;
const includesPlaceholder = ({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>) =>
  Buffer.from(buffer, byteOffset, byteLength).includes(ORIGIN_PLACEHOLDER);

/**
 * A built file with the site's address in place of the placeholder that was written at build time.
 * Pages, site maps, feeds and robots.txt are filled; scripts, styles and pictures stay as they are.
 * Do it before the file's ETag and the hashes of its scripts are taken.
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
