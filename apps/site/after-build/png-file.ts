import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { initWasm, Resvg } from '@resvg/resvg-wasm';

import { palettePng } from './palette-png.ts';

const require = createRequire(import.meta.url);
const CACHE = join(import.meta.dirname, '../../../node_modules/.cache/wrenchwise-images');

// Raise it when the same drawing is to become another file.
const EDITION = 2;

let ready: Promise<void> | undefined;

const draw = async (svg: string, width: number, isOpaque: boolean): Promise<Uint8Array> => {
  ready ??= initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  await ready;
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render();
  return isOpaque ? palettePng(image.width, image.height, image.pixels) : image.asPng();
};

/**
 * An SVG as a PNG of this width in pixels; with few colours where nothing shines through. The same
 * drawing is drawn once and stored between builds.
 */
export const pngOf = async (
  svg: string,
  width: number,
  { isOpaque = false } = {},
): Promise<Uint8Array> => {
  const key = `${EDITION} ${width} ${isOpaque} ${svg}`;
  const cached = join(CACHE, `${createHash('sha256').update(key).digest('hex').slice(0, 32)}.png`);
  if (existsSync(cached)) return readFileSync(cached);
  const png = await draw(svg, width, isOpaque);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(cached, png);
  return png;
};
