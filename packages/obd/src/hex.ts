/** Bytes from hexadecimal digits; undefined when there is an odd digit or anything else. */
export const bytesOf = (digits: string): readonly number[] | undefined => {
  if (digits.length % 2 !== 0 || !/^[0-9A-F]*$/i.test(digits)) return undefined;
  const bytes: number[] = [];
  for (let at = 0; at < digits.length; at += 2) {
    bytes.push(Number.parseInt(digits.slice(at, at + 2), 16));
  }
  return bytes;
};

/** '0C' of 12: a byte as two digits; more digits where `length` asks for them. */
export const hexOf = (value: number, length = 2): string =>
  value.toString(16).toUpperCase().padStart(length, '0');

/** An unsigned number of bytes, the most significant first. */
export const unsignedOf = (bytes: readonly number[]): number =>
  bytes.reduce((sum, byte) => sum * 256 + byte, 0);
