/** The size of a header, and what contents are padded to. */
export const BLOCK = 512;

const NAME_BYTES = 100;
const PREFIX_BYTES = 155;
/** Eleven octal digits. */
const MAX_SIZE = 0o77777777777;

export interface TarEntry {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Seconds since 1970. */
  readonly time: number;
}

/** A name in the two fields of a ustar header; throws when it does not fit. */
const splitName = (name: string): { name: string; prefix: string } => {
  if (Buffer.byteLength(name) <= NAME_BYTES) return { name, prefix: '' };
  const cut = name.indexOf('/', Buffer.byteLength(name) - NAME_BYTES - 1);
  const [prefix, rest] = [name.slice(0, cut), name.slice(cut + 1)];
  if (cut < 0 || prefix.length > PREFIX_BYTES || rest.length > NAME_BYTES) {
    throw new RangeError(`the name is too long for an archive: ${name}`);
  }
  return { name: rest, prefix };
};

/** The header of a regular file that only its owner may read (POSIX ustar). */
export const tarHeader = ({ name, size, time }: TarEntry): Buffer<ArrayBuffer> => {
  if (size > MAX_SIZE) throw new RangeError(`too large for an archive: ${name}`);
  const header = Buffer.alloc(BLOCK);
  const fields = splitName(name);
  const octal = (value: number, digits: number): string =>
    `${value.toString(8).padStart(digits, '0')}\0`;
  header.write(fields.name, 0);
  header.write(octal(0o600, 7), 100);
  header.write(octal(0, 7), 108);
  header.write(octal(0, 7), 116);
  header.write(octal(size, 11), 124);
  header.write(octal(time, 11), 136);
  header.write(' '.repeat(8), 148);
  header.write('0', 156);
  header.write('ustar', 257);
  header.write('00', 263);
  header.write(fields.prefix, 345);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
};

const textOf = (header: Buffer, start: number, length: number): string => {
  const field = header.subarray(start, start + length);
  const end = field.indexOf(0);
  return field.toString('utf8', 0, end < 0 ? length : end);
};

/** Reads a header that `tarHeader` wrote; undefined when a single bit of it differs. */
export const readTarHeader = (header: Buffer): TarEntry | undefined => {
  const prefix = textOf(header, 345, PREFIX_BYTES);
  const name = textOf(header, 0, NAME_BYTES);
  const entry = {
    name: prefix === '' ? name : `${prefix}/${name}`,
    size: Number.parseInt(textOf(header, 124, 12), 8),
    time: Number.parseInt(textOf(header, 136, 12), 8),
  };
  if (!Number.isSafeInteger(entry.size) || !Number.isSafeInteger(entry.time)) return undefined;
  try {
    return tarHeader(entry).equals(header) ? entry : undefined;
  } catch {
    return undefined;
  }
};
