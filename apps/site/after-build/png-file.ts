import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { initWasm, Resvg } from '@resvg/resvg-wasm';

const require = createRequire(import.meta.url);

let ready: Promise<void> | undefined;

const drawn = async (svg: string, width: number) => {
  ready ??= initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  await ready;
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render();
};

/** An SVG as pixels (RGBA, row by row) at this width. */
export const pixelsOf = async (svg: string, width: number) => {
  const image = await drawn(svg, width);
  return { width: image.width, height: image.height, pixels: image.pixels };
};

/** An SVG as a PNG of this width in pixels. */
export const pngOf = async (svg: string, width: number): Promise<Uint8Array> =>
  (await drawn(svg, width)).asPng();
