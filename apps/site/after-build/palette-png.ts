import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const COLOURS = 256;
const INDEXED = 3;
// Colours nearer than this look the same: the edges of letters have hundreds of shades.
const STEP = 4;

const chunk = (type: string, data: Buffer): Buffer => {
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
const paletteOf = (colours: Uint32Array) => {
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const palette = [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, COLOURS)
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
 * A drawing without transparency as a PNG of at most 256 colours: a third of the size of one with
 * all its colours, and nobody sees the difference. `pixels` are RGBA, row by row.
 */
export const palettePng = (width: number, height: number, pixels: Uint8Array): Buffer => {
  const colours = Uint32Array.from({ length: width * height }, (_, i) => {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(i * 4, i * 4 + 3);
    return (coarse(red) << 16) | (coarse(green) << 8) | coarse(blue);
  });
  const { palette, positions } = paletteOf(colours);
  const rows = Buffer.alloc((width + 1) * height);
  colours.forEach((colour, i) => {
    rows[Math.floor(i / width) * (width + 1) + 1 + (i % width)] = positions.get(colour) ?? 0;
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, INDEXED, 0, 0, 0], 8);
  const table = palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(table)),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
