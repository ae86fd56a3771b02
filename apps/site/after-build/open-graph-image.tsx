import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { SystemId } from '@wrenchwise/knowledge/systems';
import satori from 'satori';

import { carMarkup, INKS } from './open-graph-car.tsx';

const WIDTH = 1200;
const HEIGHT = 630;
const LONG_TITLE = 48;
const DESCRIPTION = 130;
const COLUMN = { display: 'flex', flexDirection: 'column', color: INKS.ink } as const;

const FONT = createRequire(import.meta.url).resolve(
  '@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2',
);
const data = readFileSync(FONT);
const FONTS = ([400, 700] as const).map((weight) => ({ name: 'Inter', data, weight }));

/** The words of an Open Graph image, and which part of the car it lights. */
export interface ImageText {
  /** The room of the site, in two words. */
  readonly room: string;
  readonly title: string;
  readonly description: string;
  readonly system: SystemId;
}

// Whole sentences or whole words: a cut word reads like a mistake.
const shortened = (text: string): string => {
  if (text.length <= DESCRIPTION) return text;
  const cut = text.slice(0, DESCRIPTION);
  const sentence = cut.lastIndexOf('. ');
  return sentence > 40
    ? cut.slice(0, sentence + 1)
    : `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:]$/, '')} …`;
};

const Words = ({ room, title, description }: ImageText) => (
  <div style={{ ...COLUMN, padding: '56px 64px', width: WIDTH, height: HEIGHT }}>
    <div style={{ marginLeft: 72, fontSize: 38, fontWeight: 700, letterSpacing: -1 }}>
      Wrenchwise
    </div>
    <div style={{ marginTop: 44, fontSize: 26, fontWeight: 700, color: INKS.accent }}>{room}</div>
    <div
      style={{
        marginTop: 10,
        maxWidth: 1040,
        fontSize: title.length > LONG_TITLE ? 52 : 64,
        fontWeight: 700,
        lineHeight: 1.12,
        letterSpacing: -1.4,
      }}
    >
      {title}
    </div>
    <div style={{ marginTop: 20, maxWidth: 900, fontSize: 27, lineHeight: 1.4, color: INKS.soft }}>
      {shortened(description)}
    </div>
  </div>
);

const GRID = Array.from({ length: 29 }, (_, i) => `M${(i + 1) * 40} 0V${HEIGHT}`)
  .concat(Array.from({ length: 15 }, (_, i) => `M0 ${(i + 1) * 40}H${WIDTH}`))
  .join('');

const MARK = `<g transform="translate(62 52) scale(1.75)"><path fill="${INKS.accent}" d="M13.9 3a4.2 4.2 0 0 1 4.2 0l8.1 4.7a4.2 4.2 0 0 1 2.1 3.6v9.4a4.2 4.2 0 0 1-2.1 3.6L18.1 29a4.2 4.2 0 0 1-4.2 0l-8.1-4.7a4.2 4.2 0 0 1-2.1-3.6v-9.4a4.2 4.2 0 0 1 2.1-3.6z"/><path fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" d="m8.6 12.4 3.4 8 4-7 4 7 3.4-8"/></g>`;

/** What the font file draws: Latin letters of Western Europe, punctuation and the euro. */
const DRAWN = /^[\u0020-\u00ff\u0131\u0152\u0153\u2000-\u206f\u20ac\u2122\u2212]*$/;

/**
 * A text in glyphs that the font has: 'CO₂' is 'CO2', 'Škoda' 'Skoda'.
 *
 * @throws where a glyph is left that would be drawn as an empty box
 */
const drawable = (text: string): string => {
  const plain = text
    .replaceAll(/[₀-₉]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x20_80))
    .replaceAll(/[^\u0020-\u00ff]/g, (letter) => letter.normalize('NFD').replaceAll(/\p{M}/gu, ''));
  if (!DRAWN.test(plain)) throw new Error(`The share picture’s font lacks a glyph of “${plain}”`);
  return plain;
};

/** An Open Graph image as SVG, 1200 × 630: what it is in large type, and the car below. */
export const openGraphSvg = async (text: ImageText): Promise<string> => {
  const words = { title: drawable(text.title), description: drawable(text.description) };
  const written = await satori(<Words {...text} {...words} />, {
    width: WIDTH,
    height: HEIGHT,
    fonts: FONTS,
  });
  const inner = written.slice(written.indexOf('>') + 1, written.lastIndexOf('</svg>'));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${INKS.paper}"/>`,
    `<path d="${GRID}" stroke="${INKS.line}" stroke-width="1" opacity="0.55"/>`,
    `<g transform="translate(560 396)">${carMarkup(text.system)}</g>`,
    MARK,
    inner,
    '</svg>',
  ].join('');
};
