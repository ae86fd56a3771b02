import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const COLOURS = 256;
const INDEXED = 3;
/** Rows as the difference to the row above: the paper and its grid are the same from row to row. */
const FILTER_UP = 2;
// Colours nearer than this look the same: the edges of letters have hundreds of shades.
const STEP = 4;

const compress = promisify(deflateRaw);

/** A picture of at most 256 colours: a position in the palette for each pixel, row by row. */
export interface IndexedPicture {
  readonly width: number;
  readonly height: number;
  /** Colours as 0xRRGGBB. */
  readonly palette: readonly number[];
  readonly pixels: Uint8Array;
}

const chunk = (type: string, data: Uint8Array): Buffer => {
  const named = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
};

const coarse = (value: number): number => Math.min(255, Math.round(value / STEP) * STEP);

const distance = (a: number, b: number): number =>
  [16, 8, 0].reduce((sum, shift) => sum + (((a >> shift) & 255) - ((b >> shift) & 255)) ** 2, 0);

/** The position of the nearest colour, for each colour that occurs: the commonest are left as they are. */
const paletteOf = (colours: Uint32Array, most: number) => {
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const palette = [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([colour]) => colour);
  const positions = new Map(palette.map((colour, position) => [colour, position]));
  for (const colour of counts.keys()) {
    if (positions.has(colour)) continue;
    const distances = palette.map((one) => distance(one, colour));
    positions.set(colour, distances.indexOf(Math.min(...distances)));
  }
  return { palette, positions };
};

/**
 * A drawing without transparency in few colours: a third of the size of one with all its colours, and nobody sees
 * the difference. `rgba` are its pixels, row by row; `most` leaves room in the palette for others.
 */
export const indexedPicture = (
  { width, height, pixels: rgba }: { width: number; height: number; pixels: Uint8Array },
  most = COLOURS,
): IndexedPicture => {
  const colours = Uint32Array.from({ length: width * height }, (_, i) => {
    const [red = 0, green = 0, blue = 0] = rgba.subarray(i * 4, i * 4 + 3);
    return (coarse(red) << 16) | (coarse(green) << 8) | coarse(blue);
  });
  const { palette, positions } = paletteOf(colours, most);
  return {
    width,
    height,
    palette,
    pixels: Uint8Array.from(colours, (colour) => positions.get(colour) ?? 0),
  };
};

/** The rows from `from` up to `to`, as PNG's filter 'Up' writes them. */
const filteredRows = (
  { width, pixels }: Pick<IndexedPicture, 'width' | 'pixels'>,
  from: number,
  to: number,
): Uint8Array => {
  const rows = new Uint8Array((width + 1) * (to - from));
  for (let y = from; y < to; y += 1) {
    const [start, place] = [y * width, (y - from) * (width + 1)];
    rows[place] = FILTER_UP;
    for (let x = 0; x < width; x += 1) {
      const above = y === 0 ? 0 : (pixels[start - width + x] ?? 0);
      rows[place + 1 + x] = (pixels[start + x] ?? 0) - above;
    }
  }
  return rows;
};

const ADLER_BASE = 65_521;
/** So many bytes can be added up before the remainder is taken. */
const ADLER_RUN = 3800;

/** The Adler-32 checksum of bytes that follow others with this one. */
const adler32 = (bytes: Uint8Array, before = 1): number => {
  let [low, high] = [before & 0xff_ff, before >>> 16];
  for (let at = 0; at < bytes.length; at += ADLER_RUN) {
    for (const byte of bytes.subarray(at, at + ADLER_RUN)) {
      low += byte;
      high += low;
    }
    low %= ADLER_BASE;
    high %= ADLER_BASE;
  }
  return ((high << 16) | low) >>> 0;
};

/** The checksum of two runs of bytes of which the first has `first`, the second `second` (zlib's adler32_combine). */
const adlerOfBoth = (first: number, second: number, secondLength: number): number => {
  const rest = secondLength % ADLER_BASE;
  const low = ((first & 0xff_ff) + (second & 0xff_ff) + ADLER_BASE - 1) % ADLER_BASE;
  const high =
    (rest * (first & 0xff_ff) + (first >>> 16) + (second >>> 16) + ADLER_BASE - rest) % ADLER_BASE;
  return ((high << 16) | low) >>> 0;
};

const LEVEL = 5;
const ZLIB_HEADER = Buffer.from([0x78, 0x5e]);

/** Compresses what others follow: it ends at a whole byte, and the next part refers to nothing in it. */
const compressPart = (bytes: Uint8Array): Promise<Buffer> =>
  compress(bytes, { level: LEVEL, finishFlush: constants.Z_FULL_FLUSH });

/**
 * Prepares PNG files of pictures that differ in the rows from `from` up to `to` only, where the row before `to` is the
 * same in all: what is above and below is compressed once.
 */
export const preparePngs = async (sheet: IndexedPicture, from: number, to: number) => {
  const { width, height, palette } = sheet;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, INDEXED, 0, 0, 0], 8);
  const table = palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]);
  const head = Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('PLTE', Buffer.from(table))]);
  const end = chunk('IEND', Buffer.alloc(0));
  const above = filteredRows(sheet, 0, from);
  const below = filteredRows(sheet, to, height);
  const [packedAbove, packedBelow] = [
    await compressPart(above),
    await compress(below, { level: LEVEL }),
  ];
  const [aboveSum, belowSum] = [adler32(above), adler32(below)];

  /** The file of one picture, by its pixels. */
  return async (pixels: Uint8Array): Promise<Buffer> => {
    const rows = filteredRows({ width, pixels }, from, to);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(adlerOfBoth(adler32(rows, aboveSum), belowSum, below.length));
    const packed = [ZLIB_HEADER, packedAbove, await compressPart(rows), packedBelow, sum];
    return Buffer.concat([head, chunk('IDAT', Buffer.concat(packed)), end]);
  };
};
