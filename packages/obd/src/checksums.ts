/** ISO 9141-2 and ISO 14230: the sum of all bytes before it, of 256. */
const sumOf = (bytes: readonly number[]): number =>
  bytes.reduce((sum, byte) => (sum + byte) % 256, 0);

/** SAE J1850: CRC-8, polynomial 0x1D, begun and inverted with 0xFF. */
const crcOf = (bytes: readonly number[]): number => {
  let crc = 0xff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x80 ? ((crc << 1) ^ 0x1d) & 0xff : crc << 1;
  }
  return crc ^ 0xff;
};

/** How a line of an old protocol is checked: 'sum' of K line, 'crc' of J1850. */
export type Check = 'sum' | 'crc';

export const checkByte = (bytes: readonly number[], check: Check): number =>
  check === 'sum' ? sumOf(bytes) : crcOf(bytes);

/** Whether the last byte is the check of those before it. */
export const isChecked = (bytes: readonly number[], check: Check): boolean =>
  bytes.length > 1 && checkByte(bytes.slice(0, -1), check) === bytes.at(-1);
