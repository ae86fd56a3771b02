/** FNV-1a, 64 bits, over UTF-16 units, as 16 hex digits. Fast and stable; not for secrets. */
export const fnv1a64 = (text: string): string => {
  // Two 32-bit halves: BigInt would cost milliseconds on long texts.
  let high = 0xcbf29ce4;
  let low = 0x84222325;
  for (let i = 0; i < text.length; i += 1) {
    low ^= text.charCodeAt(i);
    // Multiply by the prime 2^40 + 0x1b3, modulo 2^64, in 16-bit limbs.
    const a = (low & 0xffff) * 0x1b3;
    const b = (low >>> 16) * 0x1b3 + (a >>> 16);
    const carry = b / 0x10000;
    const newHigh = Math.imul(high, 0x1b3) + Math.floor(carry) + (low << 8);
    low = ((b & 0xffff) << 16) | (a & 0xffff);
    high = newHigh;
  }
  const hex = (half: number) => (half >>> 0).toString(16).padStart(8, '0');
  return hex(high) + hex(low);
};

/** JSON with sorted keys and without undefined or null fields, so that equal inputs hash equally. */
export const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    return `{${Object.entries(value)
      .filter(([, field]) => field !== undefined && field !== null)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`)
      .join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
};
