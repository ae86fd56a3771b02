/** How often NUL occurs at even and odd places: Latin letters in UTF-16 have one in every pair of bytes. */
const nulShares = (bytes: Uint8Array): readonly [even: number, odd: number] => {
  const length = Math.min(bytes.length, 4096);
  const counts = [0, 0];
  for (let index = 0; index < length; index += 1) {
    if (bytes[index] === 0) counts[index % 2] = (counts[index % 2] ?? 0) + 1;
  }
  const pairs = Math.max(1, length / 2);
  return [(counts[0] ?? 0) / pairs, (counts[1] ?? 0) / pairs];
};

const encodingOf = (bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const [even, odd] = nulShares(bytes);
  if (odd > 0.4 && even < 0.1) return 'utf-16le';
  return even > 0.4 && odd < 0.1 ? 'utf-16be' : 'utf-8';
};

/**
 * The text of a file in UTF-8 or UTF-16 (with or without a byte order mark), else in Windows-1252, which
 * includes Latin-1. Undefined for what is no text: it contains NUL.
 */
export const decodeText = (bytes: Uint8Array): string | undefined => {
  const encoding = encodingOf(bytes);
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: encoding === 'utf-8' }).decode(bytes);
  } catch {
    text = new TextDecoder('windows-1252').decode(bytes);
  }
  return text.includes('\0') ? undefined : text.replace(/^\uFEFF/, '');
};
