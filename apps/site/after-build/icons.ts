import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { pngOf } from './png-file.ts';

const PAPER = '#fbfaf7';
const VIEW_BOX = 'viewBox="0 0 32 32"';

// Launchers crop a maskable icon to its inner 80 %, iOS rounds corners: both want paper behind it.
const onPaper = (svg: string, share: number): string => {
  const side = 32 / share;
  const edge = (32 - side) / 2;
  const box = `viewBox="${edge} ${edge} ${side} ${side}"`;
  return svg
    .replace(VIEW_BOX, box)
    .replace('>', `><rect x="${edge}" y="${edge}" width="100%" height="100%" fill="${PAPER}"/>`);
};

const ICO_HEADER = 22;

/** An ICO file of one PNG: what asks for '/favicon.ico' reads no SVG. */
const icoOf = (png: Uint8Array, side: number): Uint8Array => {
  const file = new Uint8Array(ICO_HEADER + png.byteLength);
  const view = new DataView(file.buffer);
  view.setUint16(2, 1, true); // an icon
  view.setUint16(4, 1, true); // one image
  file.set([side, side], 6);
  view.setUint16(10, 1, true); // planes
  view.setUint16(12, 32, true); // bits a pixel
  view.setUint32(14, png.byteLength, true);
  view.setUint32(18, ICO_HEADER, true);
  file.set(png, ICO_HEADER);
  return file;
};

/** The icons of the installed app, by name, all drawn from the favicon. */
export const appIcons = async (publicDirectory: string): Promise<Map<string, Uint8Array>> => {
  const svg = readFileSync(join(publicDirectory, 'favicon.svg'), 'utf8');
  if (!svg.includes(VIEW_BOX)) throw new Error(`favicon.svg has no ${VIEW_BOX}`);
  return new Map([
    ['/favicon.ico', icoOf(await pngOf(svg, 48), 48)],
    ['/icons/icon-192.png', await pngOf(svg, 192)],
    ['/icons/icon-512.png', await pngOf(svg, 512)],
    ['/icons/maskable-512.png', await pngOf(onPaper(svg, 0.62), 512)],
    ['/icons/apple-touch-icon.png', await pngOf(onPaper(svg, 0.72), 180)],
  ]);
};
