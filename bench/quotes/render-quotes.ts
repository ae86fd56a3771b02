import PDFDocument from 'pdfkit';
import sharp from 'sharp';

import { chanceOf } from './chance.ts';
import { layOut } from './layouts.ts';
import type { QuoteCase } from './quote-case.ts';
import { type Cell, type Sheet, sheetText } from './sheet.ts';

/** Points of a page for a column of characters and a row. */
const COLUMN = 5.4;
const ROW = 14;
const MARGIN = 48;
const FONT = 9;

/** Pixels for a point: A4 at about 150 pixels an inch, as a phone's picture of a page. */
const SCALE = 2.1;

/** Fixed, as the file would differ at every run. */
const WRITTEN = new Date('2026-10-01T09:00:00Z');

/** The quote as somebody types or pastes it. */
export const quoteText = (quote: QuoteCase): string => sheetText(layOut(quote));

/** The quote as a PDF with a text layer, on as many A4 pages as it needs. */
export const quotePdf = async (quote: QuoteCase): Promise<Uint8Array> => {
  const { rows } = layOut(quote);
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    info: { CreationDate: WRITTEN, Title: 'Quote' },
  });
  const pieces: Uint8Array[] = [];
  document.on('data', (piece: Uint8Array) => pieces.push(piece));
  const { promise, resolve } = Promise.withResolvers<void>();
  document.on('end', () => resolve());
  document.font('Helvetica').fontSize(FONT);
  let y = MARGIN;
  for (const cells of rows) {
    for (const { text, at, align } of cells) {
      const edge = MARGIN + at * COLUMN;
      const x = align === 'left' ? edge : edge - document.widthOfString(text);
      document.text(text, x, y, { lineBreak: false });
    }
    y += ROW;
    if (y > document.page.height - 2 * MARGIN) {
      document.addPage();
      y = MARGIN;
    }
  }
  document.end();
  await promise;
  return Buffer.concat(pieces);
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const cellSvg = ({ text, at, align }: Cell, row: number): string =>
  `<text x="${(MARGIN + at * COLUMN) * SCALE}" y="${(MARGIN + (row + 1) * ROW) * SCALE}" text-anchor="${align === 'left' ? 'start' : 'end'}" xml:space="preserve">${escaped(text)}</text>`;

const sheetSvg = ({ rows }: Sheet): string => {
  const width = Math.round(595 * SCALE);
  const height = Math.round((2 * MARGIN + (rows.length + 2) * ROW) * SCALE);
  const texts = rows.flatMap((cells, row) => cells.map((cell) => cellSvg(cell, row)));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fbfaf6"/><g font-family="DejaVu Sans Condensed, Arial, sans-serif" font-size="${FONT * SCALE}" fill="#1c1c22">${texts.join('')}</g></svg>`;
};

/** Uneven light from a corner, and the grain of a small sensor. */
const photographed = (
  pixels: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
  chance: () => number,
): Uint8Array => {
  const [fromX, fromY, fall, grain] = [chance(), chance(), 0.1 + chance() * 0.2, 8 + chance() * 14];
  return pixels.map((pixel, place) => {
    const x = (place % width) / width;
    const y = Math.floor(place / width) / height;
    const light = 1 - fall * Math.hypot(x - fromX, y - fromY);
    const noise = (chance() + chance() - 1) * grain;
    return Math.max(0, Math.min(255, pixel * light + noise));
  });
};

/**
 * The quote as a photograph of the page: turned by up to three degrees either way, slightly out of
 * focus, unevenly lit, grainy, and once through a JPEG. Depends on the machine's fonts only.
 */
export const quotePng = async (quote: QuoteCase): Promise<Uint8Array> => {
  const chance = chanceOf(`${quote.id} as a photograph`);
  const angle = (chance() * 2 - 1) * 3;
  const blur = 0.4 + chance() * 0.5;
  const quality = 45 + Math.round(chance() * 30);
  const { data, info } = await sharp(Buffer.from(sheetSvg(layOut(quote))))
    .rotate(angle, { background: '#6d675e' })
    .blur(blur)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const grey = info.channels === 1 ? data : data.filter((_, at) => at % info.channels === 0);
  const raw = { width: info.width, height: info.height, channels: 1 } as const;
  const taken = await sharp(photographed(grey, raw, chance), { raw })
    .jpeg({ quality })
    .toBuffer();
  return sharp(taken).png().toBuffer();
};
