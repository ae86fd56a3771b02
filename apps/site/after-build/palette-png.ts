import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const COLOURS = 256;
const INDEXED = 3;
/** Rows as the difference to the row above: the paper and its grid are the same from row to row. */
const FILTER_UP = 2;
// Colours nearer than this look the same: the edges of letters have hundreds of shades.
const STEP = 4;

const compress = promisify(deflate);

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

const filteredRows = ({ width, height, pixels }: IndexedPicture): Uint8Array => {
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const [from, to] = [y * width, y * (width + 1)];
    rows[to] = FILTER_UP;
    for (let x = 0; x < width; x += 1) {
      const above = y === 0 ? 0 : (pixels[from - width + x] ?? 0);
      rows[to + 1 + x] = (pixels[from + x] ?? 0) - above;
    }
  }
  return rows;
};

/** A picture as a PNG file. */
export const palettePng = async (picture: IndexedPicture): Promise<Buffer> => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(picture.width, 0);
  header.writeUInt32BE(picture.height, 4);
  header.set([8, INDEXED, 0, 0, 0], 8);
  const table = picture.palette.flatMap((colour) => [
    colour >> 16,
    (colour >> 8) & 255,
    colour & 255,
  ]);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(table)),
    chunk('IDAT', await compress(filteredRows(picture), { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
