import { inflateSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { openOpenGraphImages } from '../../after-build/open-graph-image.tsx';

const WIDTH = 1200;
const HEIGHT = 630;

/** The data of a PNG's chunk. */
const chunkOf = (file: Buffer, type: string): Buffer => {
  const at = file.indexOf(type);
  return file.subarray(at + 4, at + 4 + file.readUInt32BE(at - 4));
};

test('a share picture is a PNG with the words of its page, in letters that the font has', async () => {
  const draw = await openOpenGraphImages();
  const text = { room: 'Trouble codes', description: 'CO₂ and Škoda’s codes.', system: undefined };
  const files = await Promise.all(
    ['P0420', 'P0171'].map(async (title) => Buffer.from(await draw({ ...text, title }))),
  );
  for (const file of files) {
    const header = chunkOf(file, 'IHDR');
    expect([header.readUInt32BE(0), header.readUInt32BE(4)]).toEqual([WIDTH, HEIGHT]);
    // The parts that were compressed apart are one stream with a right checksum.
    expect(inflateSync(chunkOf(file, 'IDAT')).byteLength).toBe((WIDTH + 1) * HEIGHT);
    expect(file.byteLength).toBeLessThan(60_000);
  }
  const [one, other] = files;
  expect(one?.equals(other ?? Buffer.alloc(0))).toBe(false);
  await expect(draw({ ...text, title: '漢字' })).rejects.toThrow('lacks the glyph');
});
